/** Sets up tables, and starts those at which nobody is waited for: on the server if there is one in reach, else on this device. */
import { api, Unreachable } from "../net/api.ts";
import { keepDeal } from "../fairness/deals.ts";
import { newCommandId, newEntropy } from "../net/ids.ts";
import { network } from "../net/network.svelte.ts";
import { type TableSetup, withBots } from "./new_table.ts";
import type { Catalogue, Table, TableSummary } from "../protocol.ts";
import { isLocal } from "../net/contract.ts";

/** How long to ask what has become of a table. */
const PATIENCE_MS = 3_000;
/** The clocks of server and device may differ by this. */
const CLOCKS_DIFFER_S = 60;

const here = () => import("../../device/laying.ts");

/** Lays a table; it runs already if no seat is open. Without a server nobody can come: bots take the open seats. */
export async function layTable(game: string, draft: TableSetup, catalogue: Catalogue): Promise<string> {
  if (network.hasServer) {
    const before = Date.now() / 1000;
    try {
      return await layThere(game, draft);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      const laid = await laidMeanwhile(game, draft, before);
      if (laid !== null) return laid;
    }
  }
  return (await here()).layHere(game, withBots(draft, catalogue));
}

async function layThere(game: string, draft: TableSetup): Promise<string> {
  const hints = waitsForNobody(draft) ? null : (draft.hints ?? false);
  const { id, commitment } = await api.create({ game, ...draft, hints });
  if (waitsForNobody(draft)) await begin(id, commitment);
  return id;
}

const waitsForNobody = ({ seats }: TableSetup): boolean => seats.every(({ kind }) => kind !== "open");

/**
 * If only the answer was lost, the table stands on the server: it is taken, lest it wait there for ever and another is laid
 * here. A server that is really away shall keep nobody waiting.
 */
async function laidMeanwhile(game: string, draft: TableSetup, since: number): Promise<string | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const lists = await Promise.race([api.tables().catch(() => null), late]);
  const isIt = (table: TableSummary): boolean =>
    table.game === game && table.status === "waiting" && table.seats.length === draft.seats.length && table.created >= since - CLOCKS_DIFFER_S;
  const found = lists?.mine.filter(isIt).sort((one, other) => other.created - one.created)[0];
  if (!found) return null;
  if (waitsForNobody(draft)) await begin(found.id);
  return found.id;
}

/** Begins a rematch if nobody else has to sit down for it first. */
export async function beginRematch(id: string, before: Table): Promise<void> {
  if (isLocal(id)) await (await here()).beginHere(id);
  else if (before.seats.every(({ kind }, seat) => kind === "bot" || before.my_seats.includes(seat))) await begin(id);
}

/** Starts a table: only now, when the server is bound to its seed, does this device add to the luck. */
async function begin(id: string, given?: string): Promise<void> {
  try {
    const commitment = given ?? (await api.fairness(id)).commitment;
    const entropy = newEntropy();
    keepDeal(id, { commitment, entropy }); // before it is sent: if the start fails, it is the same again
    await api.command(id, { type: "start", id: newCommandId(), entropy });
  } catch {
    // the table waits for whoever laid it, with a button to start it
  }
}
