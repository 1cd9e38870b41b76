/** Tables wherever they are: how they are reached, and what can be asked about them. */
import { tick } from "svelte";
import { loadBoard } from "$boards/shown/registry.ts";
import { api } from "$lib/net/api.ts";
import { moduleOf } from "$lib/session/modules.ts";
import { shownViewers } from "$lib/table/seats.ts";
import { me } from "$lib/session/session.svelte.ts";
import { type Adviser, AidedTable, type Advisers } from "$lib/net/aided.ts";
import { isLocal, type LiveTable, type TableListener, type TableRecords } from "$lib/net/contract.ts";
import { remoteRecords, remoteTable } from "$lib/net/remote.ts";
import type { TableSummary } from "$lib/protocol.ts";
import { adviserOn } from "./adviser.ts";
import { engine } from "./engine.svelte.ts";

export function openTable(id: string, listener: TableListener): LiveTable {
  if (isLocal(id)) return new AidedTable((told) => engine.open(id, told), listener, { find: plannerOn });
  return new AidedTable((told) => remoteTable(id, told), listener, advisers);
}

export const recordsOf = (id: string): TableRecords => (isLocal(id) ? engine.records(id) : remoteRecords(id));

/** What lists show of a table; nothing if this device has none of that id. */
export async function summaryOf(id: string): Promise<TableSummary | undefined> {
  return isLocal(id) ? (await engine.list()).tables.find((table) => table.id === id) : api.summary(id);
}

/** The seat from which a table is seen again; −1: as a spectator. */
export async function seatAt(id: string): Promise<number> {
  const summary = await summaryOf(id);
  if (!summary) return -1;
  const { hasSecrets } = await loadBoard(summary.game);
  return shownViewers(summary.my_seats, summary.status, hasSecrets)[0] ?? -1;
}

function hasModule(name: string): boolean {
  const game = me.game(name);
  return game !== undefined && moduleOf(game) !== null;
}

/** At a table of this device the engine's worker gives hints as the table that it is; wishes are answered in the page. */
async function plannerOn(game: string): Promise<Adviser> {
  return { ...(await adviserOn(game)), hint: () => Promise.resolve(null) };
}

const advisers: Advisers = {
  async find(game, isAnew) {
    // a server that was started a moment ago may have built it meanwhile; after the tick the engine knows of it
    if (isAnew || !hasModule(game)) await me.refresh().then(tick);
    if (!hasModule(game)) return null;
    return adviserOn(game).catch(() => null);
  },
};
