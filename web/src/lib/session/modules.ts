/** Where the games' rules for this browser are, as far as there are any. */
import { addressOf } from "./games.ts";
import type { Catalogue, GameInfo } from "../protocol.ts";

export interface ModuleAddress {
  address: string;
  /** What the hash of its sources begins with: a module of another build is not this game's. */
  hash: string;
}

export function moduleOf({ module }: GameInfo): ModuleAddress | null {
  if (!module) return null;
  const hash = /-([0-9a-f]+)\.wasm$/.exec(module)?.[1] ?? "";
  return { address: addressOf(module), hash };
}

export function modulesOf(catalogue: Catalogue | null): Record<string, ModuleAddress> {
  const found: Record<string, ModuleAddress> = {};
  for (const game of catalogue?.games ?? []) {
    const module = moduleOf(game);
    if (module) found[game.name] = module;
  }
  return found;
}
