/** What a person has set on this device. Kept in the browser; nothing of it is sent, but the name to a server one plays at. */
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "calm";
/** How fast others' moves follow each other: "tap" waits for the person after each turn. */
export type PlaybackSpeed = "calm" | "usual" | "fast" | "tap";

interface Stored {
  language: string | null;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Whether sound was offered: once is enough. */
  wasOfferedSound: boolean;
  pace: PlaybackSpeed;
  /** A single legal move is played by itself. */
  playsForced: boolean;
  /** A turn is played by a button, not by the last tap that makes it whole. */
  confirms: boolean;
  /** U takes back, H asks for a hint. */
  letterKeys: boolean;
  /** How the person is called where no server knows it. */
  name: string | null;
  /** Seats, options and pace of the last table of each game, for "Play now". */
  lastTables: Record<string, unknown>;
  /** Games whose lesson was offered once. */
  offered: readonly string[];
  /** The first real game after a lesson, and what its coach has said already, by game. */
  coached: readonly string[];
  coachSaid: Record<string, readonly string[]>;
}

const KEY = "reihum";
export const DEFAULTS: Stored = {
  language: null,
  theme: "auto",
  motion: "auto",
  sound: false,
  wasOfferedSound: false,
  pace: "usual",
  playsForced: false,
  confirms: true,
  letterKeys: true,
  name: null,
  lastTables: {},
  offered: [],
  coached: [],
  coachSaid: {},
};

const isText = (value: unknown): boolean => typeof value === "string";
const isFlag = (value: unknown): boolean => typeof value === "boolean";
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isRecord = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);
const oneOf = (...values: readonly string[]) => (value: unknown): boolean => values.includes(value as string);

/** What each of them may be. */
const FITS: Record<keyof Stored, (value: unknown) => boolean> = {
  language: isText,
  theme: oneOf("auto", "light", "dark"),
  motion: oneOf("auto", "calm"),
  sound: isFlag,
  wasOfferedSound: isFlag,
  pace: oneOf("calm", "usual", "fast", "tap"),
  playsForced: isFlag,
  confirms: isFlag,
  letterKeys: isFlag,
  name: isText,
  lastTables: isRecord,
  offered: isTexts,
  coached: isTexts,
  coachSaid: (value) => isRecord(value) && Object.values(value).every(isTexts),
};

/** What was kept, as far as it can be used: another version of the page or a hand may have written it. */
export function readKept(text: string | null): Stored {
  const kept: unknown = JSON.parse(text ?? "{}");
  const usable = isRecord(kept) ? Object.entries(kept).filter(([name, value]) => Object.hasOwn(FITS, name) && FITS[name as keyof Stored](value)) : [];
  return { ...DEFAULTS, ...(Object.fromEntries(usable) as Partial<Stored>) };
}

function read(): Stored {
  try {
    return readKept(localStorage.getItem(KEY));
  } catch {
    return { ...DEFAULTS }; // storage is switched off or holds rubbish: play without it
  }
}

class Settings {
  kept = $state<Stored>(read());

  set<K extends keyof Stored>(name: K, value: Stored[K]): void {
    this.kept[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // a full or forbidden storage only means that the setting ends with the visit
    }
    this.apply();
  }

  /** Theme and motion live as attributes on <html>, where the style sheets find them. */
  apply(): void {
    const root = document.documentElement;
    if (this.kept.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.kept.theme;
    root.dataset["motion"] = this.isCalm() ? "calm" : "full";
  }

  /** No travel and no breathing: wished here or in the system. */
  isCalm(): boolean {
    return this.kept.motion === "calm" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  forget(): void {
    this.kept = { ...DEFAULTS };
    try {
      localStorage.removeItem(KEY);
    } catch {
      // nothing was kept then
    }
    this.apply();
  }
}

export const settings = new Settings();
