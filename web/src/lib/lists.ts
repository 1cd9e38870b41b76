import { words } from "./texts.svelte.ts";

/** British English has no comma before "and". */
const LOCALES: Record<string, string> = { en: "en-GB" };

// a name of the other direction must not turn the sentence around it
const isolated = (name: string) => `\u2068${name}\u2069`;

/** "red, green and blue" in the reader's language. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[words.language] ?? words.language).format(items);
}

/** "Ada, Bo and Cy" in the reader's language. */
export function listNames(names: readonly string[]): string {
  return listed(names.map(isolated));
}
