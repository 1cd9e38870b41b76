/** Where a game's rules for this browser are, if there are any. */
import type { GameInfo } from "./protocol.ts";
import { site } from "./site.ts";

export interface ModuleAddress {
  address: string;
  /** The build it must be of, as far as the catalogue says so. */
  hash: string | undefined;
}

/** What a catalogue says about a game's module: an address (on a static site beside the page), or null while it is not built. */
interface WithModule {
  module?: string | null;
  hash?: string | null;
}

export function moduleOf(game: GameInfo & WithModule): ModuleAddress | null {
  if (!game.module) return null;
  return { address: site.isStatic ? site.file(game.module) : game.module, hash: game.hash ?? undefined };
}
