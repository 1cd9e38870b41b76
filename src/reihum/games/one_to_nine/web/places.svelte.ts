/** What a wish does with each field, told field by field: a touch wakes the fields that it changes and leaves the others alone. */
import type { TurnDraft } from "./draft.ts";
import type { NamedCard } from "./names.ts";
import { COLOURS, NUMBERS } from "./notation.ts";

class Place {
  /** What the wish puts here. */
  piece = $state.raw<NamedCard>();
  isGap = $state(false);
  /** The joker in the air could be laid here. */
  isTarget = $state(false);
}

export class Places {
  /** The joker for which a field is sought, or could be sought anew. */
  aimed = $state<string | null>(null);
  readonly #places = new Map(COLOURS.flatMap((colour) => NUMBERS.map((number) => [`${colour}${number}`, new Place()])));

  of(field: string): Place {
    const place = this.#places.get(field);
    if (!place) throw new RangeError(`${JSON.stringify(field)} is not a field`);
    return place;
  }

  tell(draft: TurnDraft, pieces: ReadonlyMap<string, NamedCard>, targets: ReadonlySet<string>, aimed: string | null): void {
    this.aimed = aimed;
    const gaps = draft?.kind === "claim" ? draft.claim.gaps : [];
    for (const [field, place] of this.#places) {
      place.piece = pieces.get(field);
      place.isGap = gaps.includes(field);
      place.isTarget = targets.has(field);
    }
  }
}
