/** The thinking of bots, served to another thread: its own instance of a game's module, so that taps are answered meanwhile. */
import type { Hinted } from "../lib/net/contract.ts";
import { Bots } from "./bots.ts";
import { Engine } from "./engine.ts";
import { GameModule } from "./module.ts";
import type { Handlers } from "./rpc.ts";

export interface ThinkerHandlers extends Handlers {
  /** Gets a game's module ready; the one before it is let go. */
  learn(module: WebAssembly.Module): void;
  choose(level: string, seed: string, concealed: Uint8Array, ticket: number): Promise<number>;
  hint(concealed: Uint8Array, seat: number, wish: readonly number[]): Hinted;
  /** The answer to a question is no longer wanted. */
  abandon(ticket: number): void;
}

export function thinker(): ThinkerHandlers {
  // one game at a time is played on a device
  let bots: Bots | null = null;
  const wanted = new Set<number>();
  return {
    learn(module) {
      bots = new Bots(new Engine(new GameModule(module)));
    },
    async choose(level, seed, concealed, ticket) {
      if (!bots) throw new Error("no module is there yet");
      wanted.add(ticket);
      try {
        return await bots.choose(level, seed, concealed, undefined, async () => {
          await breath();
          return wanted.has(ticket);
        });
      } finally {
        wanted.delete(ticket);
      }
    },
    hint(concealed, seat, wish) {
      if (!bots) throw new Error("no module is there yet");
      return JSON.parse(bots.engine.hint(concealed, seat, wish)) as Hinted;
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
