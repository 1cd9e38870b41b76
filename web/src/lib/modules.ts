/** Where the games' rules for this browser are, as far as there are any. */
import type { Catalogue, GameInfo } from "./protocol.ts";
import { site } from "./site.ts";

export interface ModuleAddress {
  address: string;
  /** What the hash of its sources begins with: a module of another build is not this game's. */
  hash: string;
}

/** On a static site modules lie beside the page. */
export function moduleOf({ module }: GameInfo): ModuleAddress | null {
  if (!module) return null;
  const hash = /-([0-9a-f]+)\.wasm$/.exec(module)?.[1] ?? "";
  return { address: new URL(site.isStatic ? site.file(module) : module, location.href).href, hash };
}

export function modulesOf(catalogue: Catalogue | null): Record<string, ModuleAddress> {
  const found: Record<string, ModuleAddress> = {};
  for (const game of catalogue?.games ?? []) {
    const module = moduleOf(game);
    if (module) found[game.name] = module;
  }
  return found;
}
