/** Small sounds, made on the spot: a card laid, dice, a star. Off by default. */
import { settings } from "./settings.svelte.ts";

export type Sound = "lay" | "dice" | "gain" | "turn";

/** Each sound is a few short tones: frequency in Hz, start and length in seconds, loudness. */
const TONES: Record<Sound, readonly (readonly [number, number, number, number])[]> = {
  lay: [[180, 0, 0.05, 0.5], [90, 0.01, 0.07, 0.4]],
  dice: [[420, 0, 0.03, 0.3], [360, 0.07, 0.03, 0.3], [300, 0.15, 0.04, 0.35], [260, 0.24, 0.05, 0.3]],
  gain: [[660, 0, 0.12, 0.25], [880, 0.09, 0.2, 0.25]],
  turn: [[520, 0, 0.1, 0.2], [650, 0.1, 0.14, 0.2]],
};

/** Four dice that fall together are one sound. */
const TOGETHER_S = 0.08;
let context: AudioContext | null = null;
let last: { sound: Sound; at: number } | null = null;

export function play(sound: Sound): void {
  if (!settings.kept.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (last?.sound === sound && now - last.at < TOGETHER_S) return;
  last = { sound, at: now };
  for (const [frequency, start, length, loudness] of TONES[sound]) {
    const tone = new OscillatorNode(context, { type: "triangle", frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, now + start);
    volume.gain.linearRampToValueAtTime(loudness * 0.3, now + start + 0.005);
    volume.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.02);
  }
}
