/** Tables on this device: set up, begun, brought in and taken elsewhere. */
import { api } from "$lib/net/api.ts";
import { keepDeal } from "$lib/fairness/deals.ts";
import { newCommandId, newEntropy } from "$lib/net/ids.ts";
import type { TableSetup } from "$lib/table/new_table.ts";
import { forgetNoted, noteTables } from "$lib/browser/noted.ts";
import { me } from "$lib/session/session.svelte.ts";
import { BadMatchFile, MAX_FILE, readMatchFile, tooLarge } from "../engine/match_file.ts";
import { engine } from "./engine.svelte.ts";

/** Lays a table at which nobody is waited for, and begins. */
export async function layHere(game: string, { seats, options, start }: TableSetup): Promise<string> {
  const { id, commitment } = await engine.create({ game, seats, options, start });
  await beginHere(id, commitment);
  return id;
}

/** Begins a table: it is sealed by now, as on a server. */
export async function beginHere(id: string, given?: string): Promise<void> {
  noteTables();
  const commitment = given ?? (await engine.records(id).fairness()).commitment;
  const entropy = newEntropy();
  const answer = await engine.command(id, { type: "start", id: newCommandId(), entropy });
  if (answer.type === "done") keepDeal(id, { commitment, entropy });
}

/** A table from a match file: finished to look at, or running to go on with. */
export async function openFile(file: Blob): Promise<string> {
  if (file.size > MAX_FILE) throw tooLarge(); // before it fills the memory
  const content = await file.text();
  const { game } = readMatchFile(content);
  // the engine could only say that it has no rules of it yet
  if (!me.game(game)) throw new BadMatchFile("game", `There is no game '${game}' on this page.`);
  const { id } = await engine.bring(content);
  noteTables();
  return id;
}

/**
 * Brings a table of this device to the server: to share it, or to go on elsewhere. `stays`: here, too. One that is over
 * does, for only here its deal can be checked, and so does one of several people, whose seats bots would take there.
 */
export async function bringToServer(id: string, stays: boolean): Promise<string> {
  const there = (await api.bring(await engine.records(id).match())).id;
  if (!stays) await engine.remove(id).catch(() => undefined); // it is there, whatever becomes of the copy
  return there;
}

/** Removes everything that was played on this device. */
export async function removeAll(): Promise<void> {
  const { tables, damaged, isPartial } = await engine.list();
  for (const { id } of [...tables, ...damaged]) await engine.remove(id);
  if (isPartial) throw new Error("The browser does not let its tables be read.");
  forgetNoted();
}
