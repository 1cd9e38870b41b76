/**
 * The planner in the page itself: what becomes of a wish is known before the touch that made it has been dealt with, and the
 * very next picture shows it. A worker's answer would come a picture later.
 */
import type { Planned } from "../lib/net/contract.ts";
import { fromBase64 } from "./base64.ts";
import { Engine } from "./engine.ts";
import { GameModule } from "./module.ts";

/** Says of a concealed record (base64) and a wish what `Plan` has beside `type`, `id` and `at`. */
export type Planner = (record: string, seat: number, wish: readonly string[]) => Planned;

export function plannerOf(module: WebAssembly.Module): Planner {
  const engine = new Engine(new GameModule(module));
  return (record, seat, wish) => JSON.parse(engine.plan(fromBase64(record), seat, wish.map((move) => engine.move(move)))) as Planned;
}
