/** Where a game's rules for this browser are, if there are any. */
import type { GameInfo } from "./protocol.ts";
import { site } from "./site.ts";

export interface ModuleAddress {
  address: string;
  /** What the hash of its sources begins with: a module of another build is not this game's. */
  hash: string;
}

/** On a static site modules lie beside the page. */
export function moduleOf({ module }: Pick<GameInfo, "name"> & { module?: string | null }): ModuleAddress | null {
  if (!module) return null;
  const hash = /-([0-9a-f]+)\.wasm$/.exec(module)?.[1] ?? "";
  return { address: site.isStatic ? site.file(module) : module, hash };
}
