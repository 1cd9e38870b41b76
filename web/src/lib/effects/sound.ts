/** Small sounds, made on the spot: wood, paper, dice, a chime. Offered once, off until then. */
import { settings } from "../browser/settings.svelte.ts";

export type Sound = "lay" | "dice" | "gain" | "turn" | "round" | "win";

/** A struck tone: pitch in Hz, start and length in seconds, loudness. Its overtones fade sooner, as those of wood and bells do. */
type Tone = readonly [pitch: number, start: number, length: number, loudness: number];
/** A burst of noise: the pitch it is filtered to, start and length in seconds, loudness. */
type Knock = readonly [pitch: number, start: number, length: number, loudness: number];
interface Score {
  tones?: readonly Tone[];
  knocks?: readonly Knock[];
}

const SCORES: Record<Sound, Score> = {
  lay: { knocks: [[900, 0, 0.05, 0.5], [320, 0.004, 0.08, 0.6]], tones: [[196, 0, 0.09, 0.25]] },
  dice: { knocks: [[2400, 0, 0.03, 0.4], [1800, 0.06, 0.03, 0.5], [2100, 0.13, 0.035, 0.45], [1500, 0.22, 0.05, 0.5], [1200, 0.33, 0.06, 0.35]] },
  gain: { tones: [[784, 0, 0.5, 0.22], [1175, 0.09, 0.7, 0.2]] },
  turn: { tones: [[587, 0, 0.35, 0.16], [880, 0.12, 0.5, 0.14]] },
  round: { tones: [[523, 0, 0.5, 0.18], [659, 0.14, 0.5, 0.18], [784, 0.28, 0.8, 0.18]] },
  win: { tones: [[523, 0, 0.5, 0.2], [659, 0.12, 0.5, 0.2], [784, 0.24, 0.5, 0.2], [1047, 0.38, 1.2, 0.24], [1319, 0.38, 1.2, 0.12]] },
};
const OVERTONES = [[1, 1], [2.01, 0.35], [3.98, 0.12]] as const;

/** Four dice that fall together are one sound. */
const TOGETHER_S = 0.08;
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let last: { sound: Sound; at: number } | null = null;

export function play(sound: Sound): void {
  if (!settings.kept.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (last?.sound === sound && now - last.at < TOGETHER_S) return;
  last = { sound, at: now };
  const { tones = [], knocks = [] } = SCORES[sound];
  for (const tone of tones) strike(context, tone, now);
  for (const one of knocks) knock(context, one, now);
}

function strike(on: AudioContext, [pitch, start, length, loudness]: Tone, now: number): void {
  for (const [times, share] of OVERTONES) {
    const tone = new OscillatorNode(on, { type: "sine", frequency: pitch * times });
    tone.connect(fading(on, now + start, length / times, loudness * share)).connect(on.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.02);
  }
}

function knock(on: AudioContext, [pitch, start, length, loudness]: Knock, now: number): void {
  const source = new AudioBufferSourceNode(on, { buffer: (noise ??= whiteNoise(on)) });
  const filter = new BiquadFilterNode(on, { type: "bandpass", frequency: pitch, Q: 1.4 });
  source.connect(filter).connect(fading(on, now + start, length, loudness)).connect(on.destination);
  source.start(now + start);
  source.stop(now + start + length + 0.02);
}

function fading(on: AudioContext, at: number, length: number, loudness: number): GainNode {
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness * 0.5, at + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + length);
  return volume;
}

function whiteNoise(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
