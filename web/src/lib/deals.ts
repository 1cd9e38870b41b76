/** What this device saw and added when it sat down: without it nobody can tell whether the proof at the end is about the same deal. */
export interface Deal {
  /** What the server was bound to before this device added anything. */
  commitment: string;
  /** What this device added then. */
  entropy: string;
}

const KEY = "reihum-deals";
/** Tables remembered, the newest. */
const KEPT = 200;

function read(): [string, Deal][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, Deal][]) : [];
  } catch {
    return []; // storage is switched off or holds rubbish: then nothing can be compared, and the check says so
  }
}

export function keepDeal(table: string, deal: Deal): void {
  const others = read().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, deal]].slice(-KEPT)));
  } catch {
    // as above
  }
}

export function keptDeal(table: string): Deal | null {
  return new Map(read()).get(table) ?? null;
}

export function forgetDeals(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was kept then
  }
}
