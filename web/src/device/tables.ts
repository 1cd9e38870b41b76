/** Tables wherever they are: how they are reached, and what can be asked about them. */
import { tick } from "svelte";
import { api } from "$lib/api.ts";
import { books } from "$lib/books.ts";
import { moduleOf } from "$lib/modules.ts";
import { me } from "$lib/session.svelte.ts";
import { AidedTable, type Advisers } from "$lib/table/aided.ts";
import { isLocal, type LiveTable, type TableListener, type TableRecords } from "$lib/table/contract.ts";
import { RemoteTable, remoteRecords } from "$lib/table/remote.ts";
import { engine } from "./engine.svelte.ts";

export function openTable(id: string, listener: TableListener): LiveTable {
  return isLocal(id) ? engine.open(id, listener) : new AidedTable((told) => new RemoteTable(id, told), listener, advisers);
}

export const recordsOf = (id: string): TableRecords => (isLocal(id) ? engine.records(id) : remoteRecords(id));

/** The seat from which I saw a table; −1: I watched. */
export async function seatAt(id: string): Promise<number> {
  const summary = isLocal(id) ? (await engine.list()).tables.find((table) => table.id === id) : await api.summary(id);
  return summary?.my_seats[0] ?? -1;
}

function hasModule(name: string): boolean {
  const game = me.game(name);
  return game !== undefined && moduleOf(game) !== null;
}

const advisers: Advisers = {
  async find(game) {
    // a server that was started a moment ago may have built it meanwhile
    if (!hasModule(game)) await me.refresh().then(tick);
    if (!hasModule(game)) return null;
    await engine.ready(game);
    return {
      plan: (record, seat, wish) => engine.plan(game, record, seat, wish),
      hint: (record, seat, wish) => engine.hint(game, record, seat, wish),
    };
  },
  async isCurrent(game) {
    const now = (await books.catalogue()).games.find(({ name }) => name === game);
    const used = me.game(game);
    return !now || !used || moduleOf(now)?.address === moduleOf(used)?.address;
  },
};
