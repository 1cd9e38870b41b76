/** Boards of our games stand in the games' own folders, outside of this one: what they import is looked for here all the same. */
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const GAMES = fileURLToPath(new URL("../../src/reihum/games/", import.meta.url));
const HERE = fileURLToPath(new URL("../src/main.ts", import.meta.url));
/** A package, not a file or one of our shorthands. */
const PACKAGE = /^[a-z@]/;

export function boards(): Plugin {
  return {
    name: "reihum-boards",
    enforce: "pre",
    resolveId(source, importer, options) {
      return importer?.startsWith(GAMES) && PACKAGE.test(source) ? this.resolve(source, HERE, { ...options, skipSelf: true }) : null;
    },
  };
}

/** The game whose board begins with a module, if one does: files of the build are called after it. */
export function nameOfBoard(module: string | null | undefined): string | undefined {
  return module ? /\bgames\/([^/]+)\/web\/index\.ts$/.exec(module)?.[1] : undefined;
}
