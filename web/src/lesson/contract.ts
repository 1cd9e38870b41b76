/** A lesson as `lesson/lesson.json` of a game holds it; that its moves are legal and its words are there, tests/lessons prove. */

/** One sentence, and what is done about it. */
export interface LessonStep {
  id: string;
  /** `read`: nothing; `tap`: one turn; `choose`: one of two; `free`: any turn. */
  kind: "read" | "tap" | "choose" | "free";
  /** The place on the board (`data-place`) that the sentence is about, beside the pieces of a turn. */
  at?: string;
  /** Other places that the sentence speaks of, and that therefore stay in sight. */
  sees?: string[];
  /** Said as soon as this many replies have followed the learner's turn, before the other player goes on; without it when the learner is asked again. */
  after?: number;
  turns?: string[][];
  /** What the other player does then. */
  replies?: string[];
  /** What comes of each turn, as events; only tests/lessons reads it. */
  brings?: [string, Record<string, string | number>][][];
}

/** What a coach says the first time: of an event, or when a move that begins like this is offered. */
export interface CoachRemark {
  id: string;
  event?: string;
  where?: Record<string, string | number>;
  offers?: string;
}

export interface Lesson {
  key: string;
  options: Record<string, number>;
  /** Options of the short real game that follows. */
  after: Record<string, number>;
  steps: LessonStep[];
  coach: CoachRemark[];
}
