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

/** What the main threads of some processes have run and waited so far, in nanoseconds. */
function account(processes: Iterable<number>): Account {
  const sum: Account = { ran: 0, waited: 0 };
  for (const process of processes) {
    const [ran = 0, waited = 0] = read(`/proc/${process}/schedstat`).split(" ").map(Number);
    sum.ran += ran;
    sum.waited += waited;
  }
  return sum;
}

/** How busy the machine was while something was done. */
export async function busynessDuring(act: () => Promise<unknown>): Promise<number> {
  const pages = await renderers();
  const before = account(pages);
  await act();
  const after = account(pages);
  const [ran, waited] = [after.ran - before.ran, after.waited - before.waited];
  return ran > 0 && waited > 0 ? (ran + waited) / ran : 1;
}

/** Processes come and go while one looks. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
