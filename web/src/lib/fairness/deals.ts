/** What this device saw and added when it sat down: without it nobody can tell whether the proof at the end is about the same deal. */
export interface SeenDeal {
  /** What the server was bound to before this device added anything. */
  commitment: string;
  /** What this device adds. */
  entropy: string;
  /** What everybody was bound to when this device opened that (`fixedBy`); not there if nobody else adds anything. */
  fixed?: string;
}

const KEY = "reihum-deals";
/** Tables remembered, the newest. */
const KEPT = 200;
/** Without storage it is known as long as the page is open: who cannot open what they are bound to loses the seat. */
const here = new Map<string, SeenDeal>();

function read(): [string, SeenDeal][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, SeenDeal][]) : [];
  } catch {
    return []; // storage is switched off or holds rubbish: then nothing can be compared, and the check says so
  }
}

export function keepDeal(table: string, deal: SeenDeal): void {
  const others = read().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, deal]].slice(-KEPT)));
    here.delete(table);
  } catch {
    here.set(table, deal); // as above
  }
}

export function keptDeal(table: string): SeenDeal | null {
  return new Map(read()).get(table) ?? here.get(table) ?? null;
}

export function forgetDeals(): void {
  here.clear();
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was kept then
  }
}
