/** Tables wherever they are: how they are reached, and what can be asked about them. */
import { tick } from "svelte";
import { api } from "$lib/api.ts";
import { moduleOf } from "$lib/modules.ts";
import { me } from "$lib/session.svelte.ts";
import { AidedTable, type Advisers } from "$lib/table/aided.ts";
import { isLocal, type LiveTable, type TableListener, type TableRecords } from "$lib/table/contract.ts";
import { remoteRecords, remoteTable } from "$lib/table/remote.ts";
import { RulesError } from "../engine/errors.ts";
import { engine } from "./engine.svelte.ts";

export function openTable(id: string, listener: TableListener): LiveTable {
  return isLocal(id) ? engine.open(id, listener) : new AidedTable((told) => remoteTable(id, told), listener, advisers);
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
  async find(game, isAnew) {
    // a server that was started a moment ago may have built it meanwhile; after the tick the engine knows of it
    if (isAnew || !hasModule(game)) await me.refresh().then(tick);
    if (!hasModule(game)) return null;
    if (!(await engine.ready(game).then(() => true, () => false))) return null;
    return {
      plan: (record, seat, wish) => engine.plan(game, record, seat, wish).catch(unlessRefused),
      hint: (record, seat, wish) => engine.hint(game, record, seat, wish).catch(unlessRefused),
    };
  },
};

/** What the rules do not take (a wish that is too long, say) is no fault of theirs. */
function unlessRefused(error: unknown): null {
  if (error instanceof RulesError) return null;
  throw error;
}
