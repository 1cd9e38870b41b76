/** The rules on this device: one engine for the page, told where the games' modules are and who plays here. */
import { modulesOf } from "$lib/session/modules.ts";
import { me } from "$lib/session/session.svelte.ts";
import { text } from "$lib/words/texts.svelte.ts";
import { EngineClient } from "../engine/client.ts";
import type { Keeping } from "../engine/storage.ts";

export const engine = new EngineClient();

class Storage {
  /** Whether what is played here outlives the page. */
  keeping = $state<Keeping>("kept");
  /** Goes up whenever the list of tables has changed. */
  changes = $state(0);
}

export const kept = new Storage();
engine.onKeeping = (keeping) => (kept.keeping = keeping);
engine.onTables = () => kept.changes++;

const introduce = (): void => engine.introduce(modulesOf(me.catalogue), me.name ?? text("guest"));
introduce(); // before anything is asked
$effect.root(() => {
  $effect(introduce);
});
