/** The rules of a game in this page, asked from records that are concealed for who sits before it. */
import type { View } from "$lib/protocol.ts";
import type { Hinted, Planned } from "$lib/net/contract.ts";
import { engine } from "../device/engine.svelte.ts";
import { fromBase64, toBase64 } from "../engine/base64.ts";
import { Engine } from "../engine/engine.ts";
import { RulesError } from "../engine/errors.ts";
import { GameModule } from "../engine/module.ts";

/** A position as its record tells it. */
export interface Asked {
  view: View;
  legal: readonly string[];
  /** The seat that is asked, its turn, and how much has been revealed: while they stay the same it is the same turn. */
  toMove: number;
  turn: number;
  revealed: number;
}

export interface Rules {
  read(record: string): Asked;
  /** The record after some moves of its seat. */
  after(record: string, moves: readonly string[]): string;
  /** Null: the rules do not take such a wish at all. */
  plan(record: string, seat: number, wish: readonly string[]): Planned | null;
  hint(record: string, seat: number, wish: readonly string[]): Promise<Hinted>;
}

/** Rejects if the rules cannot be used here. */
export async function rulesOn(game: string): Promise<Rules> {
  const own = new Engine(new GameModule(await engine.ready(game)));
  const plan: Rules["plan"] = (record, seat, wish) => {
    try {
      return JSON.parse(own.plan(fromBase64(record), seat, wish.map((move) => own.move(move)))) as Planned;
    } catch (error) {
      if (error instanceof RulesError) return null;
      throw error;
    }
  };
  return {
    plan,
    read(record) {
      const bytes = fromBase64(record);
      const [toMove, turn, revealed, viewer] = (["to_move", "turn", "revealed", "viewer"] as const).map((field) => own.header(bytes, field)) as [number, number, number, number];
      const legal = toMove === viewer ? own.legal(bytes).map((move) => own.text(move)) : [];
      return { view: JSON.parse(own.view(bytes)) as View, legal, toMove, turn, revealed };
    },
    after: (record, moves) => toBase64(moves.reduce((bytes, move) => own.play(bytes, own.move(move)), fromBase64(record))),
    hint: (record, seat, wish) => engine.hint(game, record, seat, wish),
  };
}
