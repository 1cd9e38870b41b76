/** What can go wrong in the engine, as types. Texts are English, for developers; screens have their own words for each kind. */

/**
 * Why a game's module cannot be used.
 *
 * "missing": it is not where it should be, or cannot be fetched; "damaged": it is no module, or not one of this contract;
 * "stale": it is another build than the one expected; "blocked": the browser or a policy forbids WebAssembly;
 * "trapped": it failed while it ran.
 */
export type ModuleTrouble = "missing" | "damaged" | "stale" | "blocked" | "trapped";

export class ModuleError extends Error {
  constructor(
    readonly trouble: ModuleTrouble,
    text: string,
    options?: ErrorOptions,
  ) {
    super(text, options);
    this.name = "ModuleError";
  }
}

/** Everything the rules refuse. */
export class RulesError extends Error {
  override name = "RulesError";
}

/** A move that the rules forbid now. */
export class IllegalMove extends RulesError {
  override name = "IllegalMove";
  constructor(
    readonly seat: number,
    readonly move: number,
    text: string,
  ) {
    super(text);
  }
}

/** A seat moved that was not asked. */
export class NotYourTurn extends RulesError {
  override name = "NotYourTurn";
}

/** A move after the end. */
export class GameOver extends RulesError {
  override name = "GameOver";
}

/** Something was revealed since, or somebody else has moved. */
export class CannotUndo extends RulesError {
  override name = "CannotUndo";
}

/** A text that is no move of this game. */
export class BadNotation extends RulesError {
  override name = "BadNotation";
}

/** A player count, seat or option that the game does not have. */
export class BadOption extends RulesError {
  override name = "BadOption";
}
