/** What can be claimed: in the order of its worth, by the place on the board where it is shown. */
import type { Text } from "$lib/words/texts.svelte.ts";
import { colourOfField, numberOf } from "./notation.ts";
import type { OneToNineClaim } from "./view.ts";

/** Where a claim is shown: at the end of its row ("R"), or above its column ("5"). */
export function placeOf(claim: OneToNineClaim): string {
  const first = claim.fields[0] ?? "";
  return claim.kind === "foursome" ? (first[1] ?? "") : (first[0] ?? "");
}

/** The best first: big stars, then small ones, then what needs the fewest cards. What a hint advises leads them all. */
export function ranked(claims: readonly OneToNineClaim[], advised: string | undefined): OneToNineClaim[] {
  return [...claims].sort(
    (one, other) =>
      Number(other.move === advised) - Number(one.move === advised) ||
      other.big_stars - one.big_stars ||
      other.small_stars - one.small_stars ||
      one.gaps.length - other.gaps.length,
  );
}

/** What is shown at once and what waits behind "+4"; a chosen claim is never hidden. */
export function folded(claims: readonly OneToNineClaim[], room: number, chosen: string | undefined): { shown: OneToNineClaim[]; hidden: OneToNineClaim[] } {
  if (claims.length <= room) return { shown: [...claims], hidden: [] };
  const shown = claims.slice(0, room - 1);
  const late = claims.slice(room - 1).find((claim) => claim.move === chosen);
  if (late) shown[shown.length - 1] = late;
  return { shown, hidden: claims.filter((claim) => !shown.includes(claim)) };
}

/** "3–7" of a run. */
export function spanOf(claim: OneToNineClaim): string {
  return `${numberOf(claim.fields[0] ?? "")}–${numberOf(claim.fields.at(-1) ?? "")}`;
}

/** "run red 3–7", "four 5s", "long run red". */
export function claimName(claim: OneToNineClaim, text: Text): string {
  const first = claim.fields[0] ?? "R1";
  if (claim.kind === "foursome") return text("foursome", { number: numberOf(first) });
  if (claim.kind === "long") return text("long-run", { colour: colourOfField(first) });
  return text("short-run", { colour: colourOfField(first), span: spanOf(claim) });
}

/** "a big star", "2 small stars". */
export function worthOf(claim: OneToNineClaim, text: Text): string {
  return claim.big_stars > 0 ? text("worth-big") : text("worth-small", { stars: claim.small_stars });
}
