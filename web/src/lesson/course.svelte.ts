/** Where somebody is in a lesson: which step it is, what may be done in it, and from where it can be begun anew. */
import { isSameWish } from "$boards/turn.ts";
import type { Lesson, LessonStep } from "./contract.ts";

export class Course {
  index = $state(0);
  /** The moves made before each step that was reached. */
  readonly #before: (readonly string[])[] = [[]];

  constructor(readonly lesson: Lesson) {}

  get step(): LessonStep {
    return this.lesson.steps[this.index] as LessonStep;
  }

  get isLast(): boolean {
    return this.index === this.lesson.steps.length - 1;
  }

  get count(): number {
    return this.lesson.steps.length;
  }

  /** May these moves be played now? */
  allows(moves: readonly string[]): boolean {
    const { kind, turns = [] } = this.step;
    return kind === "free" || turns.some((turn) => isSameWish(turn, moves));
  }

  /** What could be tapped next: of each turn that fits what is wished, the moves that are left, in their order. */
  left(wish: readonly string[]): string[][] {
    const turns = this.step.turns ?? [];
    return turns.filter((turn) => wish.every((move) => turn.includes(move))).map((turn) => turn.filter((move) => !wish.includes(move)));
  }

  /** Of the moves that may be made those that the step asks for next. */
  lit(moves: ReadonlySet<string>, wish: readonly string[]): ReadonlySet<string> {
    if (this.step.kind === "free") return moves;
    const next = new Set(this.left(wish).flat());
    return new Set([...moves].filter((move) => next.has(move)));
  }

  /** The step is done. */
  next(): void {
    if (!this.isLast) this.index++;
  }

  /** This is where the step begins. */
  reach(moves: readonly string[]): void {
    this.#before[this.index] = moves;
  }

  /** To the step before; the moves that lead there if other ones were made since, else null: the table stays. */
  back(): readonly string[] | null {
    if (this.index === 0) return null;
    const now = this.#before[this.index]?.length;
    this.index--;
    const then = this.#before[this.index] ?? [];
    return now === then.length ? null : then;
  }
}
