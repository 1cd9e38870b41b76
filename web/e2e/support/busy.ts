/**
 * How much pages had to wait for a processor that others were using: 1 on a quiet machine, 3 if they got a third of the time
 * they asked for. The kernel keeps account of it for every thread; what counts is the one in which a page does its work.
 */
import { readFileSync } from "node:fs";
import { renderers } from "./launch.ts";

interface Account {
  ran: number;
  waited: number;
}

/** What the main thread of each process in which pages run has run and waited so far, in nanoseconds. */
async function accounts(): Promise<Map<number, Account>> {
  return new Map([...(await renderers())].map((process) => {
    const [ran = 0, waited = 0] = read(`/proc/${process}/schedstat`).split(" ").map(Number);
    return [process, { ran, waited }];
  }));
}

/** From now on: how busy the machine has been since. */
export async function busySince(): Promise<() => Promise<number>> {
  const before = await accounts();
  return async () => {
    const sum: Account = { ran: 0, waited: 0 };
    for (const [process, { ran, waited }] of await accounts()) {
      sum.ran += Math.max(0, ran - (before.get(process)?.ran ?? 0));
      sum.waited += Math.max(0, waited - (before.get(process)?.waited ?? 0));
    }
    return sum.ran > 0 ? (sum.ran + sum.waited) / sum.ran : 1;
  };
}

/** Processes come and go while one looks. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
