/**
 * How much the browser had to wait for a processor that others were using: 1 on a quiet machine, 3 if it got a third of
 * the time it asked for. The kernel keeps account of both for every thread.
 */
import { readdirSync, readFileSync } from "node:fs";

export interface Account {
  ran: number;
  waited: number;
}

/** What the browser's processes have run and waited so far, in nanoseconds. */
export function account(browser: number): Account {
  const sum: Account = { ran: 0, waited: 0 };
  for (const process of family(browser)) {
    for (const thread of list(`/proc/${process}/task`)) {
      const [ran = 0, waited = 0] = read(`/proc/${process}/task/${thread}/schedstat`).split(" ").map(Number);
      sum.ran += ran;
      sum.waited += waited;
    }
  }
  return sum;
}

export function busyness(before: Account, after: Account): number {
  const ran = after.ran - before.ran;
  return ran > 0 ? (ran + Math.max(0, after.waited - before.waited)) / ran : 1;
}

/** A process and all that descend from it. */
function family(root: number): number[] {
  const parents = new Map(list("/proc").filter((name) => /^\d+$/.test(name)).map((name) => [Number(name), parentOf(name)]));
  const found = [root];
  for (const member of found) for (const [child, parent] of parents) if (parent === member) found.push(child);
  return found;
}

/** The fourth field of `stat`; the second is a name in brackets and may hold blanks. */
function parentOf(process: string): number {
  return Number(read(`/proc/${process}/stat`).split(") ").at(-1)?.split(" ")[1] ?? 0);
}

// processes come and go while one looks
function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
