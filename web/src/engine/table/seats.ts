/** The seats of a table: who sits there, and who plays for them now. */
import type { SeatPlan, StandInReason } from "./entries.ts";

export interface SeatState extends SeatPlan {
  /** What its player has added to the luck. */
  entropy: string;
  standIn: StandInReason | null;
  resigned: boolean;
  /** Of who plays here now; null: a person does. */
  botLevel: string | null;
}

export function seatOf(plan: SeatPlan, entropy = ""): SeatState {
  return { ...plan, entropy, standIn: null, resigned: false, botLevel: plan.kind === "bot" ? plan.level : null };
}

/** The seat as it could be set up again. */
export function planOf({ kind, name, level }: SeatState): SeatPlan {
  return { kind, name, level };
}
