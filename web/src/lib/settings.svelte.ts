/** What a person has set on this device. Kept in the browser; nothing of it is sent, but the name to a server one plays at. */
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "calm";

interface Kept {
  language: string | null;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Whether sound was offered: once is enough. */
  wasOfferedSound: boolean;
  /** How the person is called where no server knows it. */
  name: string | null;
  /** Seats, options and pace of the last table of each game, for "Play now". */
  lastTables: Record<string, unknown>;
}

const KEY = "reihum";
const DEFAULTS: Kept = { language: null, theme: "auto", motion: "auto", sound: false, wasOfferedSound: false, name: null, lastTables: {} };

function read(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS }; // storage is switched off or holds rubbish: play without it
  }
}

class Settings {
  kept = $state<Kept>(read());

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
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
