/** What a coach has to say: of what has just happened or is offered, what was not said on this device before. */
import type { Event } from "$lib/protocol.ts";
import type { CoachRemark } from "./contract.ts";

export function remarksOn(coach: readonly CoachRemark[], events: readonly Event[], legal: readonly string[], said: readonly string[]): CoachRemark[] {
  return coach.filter((remark) => {
    if (said.includes(remark.id)) return false;
    const { offers } = remark;
    if (offers !== undefined) return legal.some((move) => move.startsWith(offers));
    return events.some((event) => event.name === remark.event && Object.entries(remark.where ?? {}).every(([name, value]) => event.args?.[name] === value));
  });
}
