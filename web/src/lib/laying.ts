/** Sets up tables, and starts those at which nobody is waited for. */
import { api } from "./api.ts";
import { keepDeal } from "./deals.ts";
import { newCommandId, newEntropy } from "./ids.ts";
import type { Draft } from "./new_table.ts";
import type { Table } from "./protocol.ts";

/** Lays a table; it runs already if no seat is open. */
export async function layTable(game: string, draft: Draft): Promise<string> {
  const { id, commitment } = await api.create({ game, ...draft });
  if (draft.seats.every(({ kind }) => kind !== "open")) await begin(id, commitment);
  return id;
}

/** Begins a rematch if nobody else has to sit down for it first. */
export async function beginRematch(id: string, before: Table): Promise<void> {
  if (before.seats.every(({ kind }, seat) => kind === "bot" || before.my_seats.includes(seat))) await begin(id);
}

/** Starts a table: only now, when the server is bound to its seed, does this device add to the luck. */
async function begin(id: string, given?: string): Promise<void> {
  try {
    const commitment = given ?? (await api.fairness(id)).commitment;
    const entropy = newEntropy();
    await api.command(id, { type: "start", id: newCommandId(), entropy });
    keepDeal(id, { commitment, entropy });
  } catch {
    // the table waits for whoever laid it, with a button to start it
  }
}
