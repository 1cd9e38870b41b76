/** What if: finished matches played on from one of their points on this device, and what is shown around of them. */
import { noteTables } from "$lib/browser/noted.ts";
import { link } from "$lib/browser/site.ts";
import { isLocal } from "$lib/net/contract.ts";
import { pack } from "$lib/sharing/links.ts";
import { written } from "$lib/sharing/question.ts";
import type { TableSummary } from "$lib/protocol.ts";
import type { Branching, VariationNote } from "../engine/table/variations.ts";
import { engine } from "./engine.svelte.ts";
import { recordsOf } from "./tables.ts";

export interface ListedVariation {
  table: TableSummary;
  note: VariationNote;
}

/** Of a table of the server the match as a file; the engine has its own tables itself. */
const fileOf = async (id: string): Promise<string | null> => (isLocal(id) ? null : recordsOf(id).match());

/** The table of a new variation of a finished match. */
export async function playOn(id: string, begin: Branching): Promise<string> {
  const { id: table } = await engine.vary(id, await fileOf(id), begin);
  noteTables();
  return table;
}

/** The variations of a match, the newest first. */
export async function variationsOf(id: string): Promise<ListedVariation[]> {
  const { tables, variations } = await engine.list();
  return tables.flatMap((table) => {
    const note = variations[table.id];
    return note?.source === id ? [{ table, note }] : [];
  });
}

/** What a table of this device is a variation of; null if it is none. */
export async function variationOn(id: string): Promise<VariationNote | null> {
  return isLocal(id) ? ((await engine.list()).variations[id] ?? null) : null;
}

/** A link to a finished match, or to a variation. */
export async function matchLink(id: string): Promise<string> {
  return linkTo(await pack("m", JSON.parse(await recordsOf(id).match())));
}

/** A link to the decision after so many moves of a finished match: what would you play here? */
export async function questionLink(id: string, after: number): Promise<string> {
  return linkTo(await pack("q", written(await engine.question(id, await fileOf(id), after))));
}

function linkTo(code: string): string {
  return new URL(link(`/shared#${code}`), location.href).href;
}
