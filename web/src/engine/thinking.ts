/** The thinking of bots, served to another thread: its own instance of a game's module, so that taps are answered meanwhile. */
import type { Hinted } from "../lib/table/aided.ts";
import { Bots } from "./bots.ts";
import { Engine } from "./engine.ts";
import { GameModule } from "./module.ts";
import type { Handlers } from "./rpc.ts";


export interface ThinkerHandlers extends Handlers {
  /** Gets a game's module ready. */
  learn(game: string, module: WebAssembly.Module): void;
  choose(game: string, level: string, seed: string, concealed: Uint8Array, ticket: number): Promise<number>;
  hint(game: string, concealed: Uint8Array, seat: number, wish: readonly number[]): Hinted;
  /** The answer to a question is no longer wanted. */
  abandon(ticket: number): void;
}

export function thinker(): ThinkerHandlers {
  // one game at a time is played on a device: what another one needed is let go
  let known: { game: string; bots: Bots } | null = null;
  const wanted = new Set<number>();
  return {
    learn(game, module) {
      if (known?.game !== game) known = { game, bots: new Bots(new Engine(new GameModule(module))) };
    },
    async choose(game, level, seed, concealed, ticket) {
      if (known?.game !== game) throw new Error(`the module of ${game} is not there`);
      wanted.add(ticket);
      try {
        return await known.bots.choose(level, seed, concealed, undefined, async () => {
          await breath();
          return wanted.has(ticket);
        });
      } finally {
        wanted.delete(ticket);
      }
    },
    hint(game, concealed, seat, wish) {
      if (known?.game !== game) throw new Error(`the module of ${game} is not there`);
      return JSON.parse(known.bots.engine.hint(concealed, seat, wish)) as Hinted;
    },
    abandon(ticket) {
      wanted.delete(ticket);
    },
  };
}

/** Lets messages through. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
