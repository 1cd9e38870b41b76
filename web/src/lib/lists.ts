import { words } from "./texts.svelte.ts";

// a name of the other direction must not turn the sentence around it
const isolated = (name: string) => `\u2068${name}\u2069`;

/** "Ada, Bo and Cy" in the reader's language. */
export function listNames(names: readonly string[]): string {
  return new Intl.ListFormat(words.language).format(names.map(isolated));
}
