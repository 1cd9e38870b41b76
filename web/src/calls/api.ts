/** How I am called to my tables, as the server keeps it. */
import { ask } from "$lib/net/api.ts";
import type { Calling, CallWishes, NewWay } from "$lib/protocol.ts";

export type CallKind = Calling["kinds"][number];
/** A way to be added: what is left out is as the server has it by default. */
export type WishedWay = Pick<NewWay, "kind" | "address"> & Partial<NewWay>;

const name = encodeURIComponent;

export const calls = {
  get: () => ask<Calling>("GET", "/calls"),
  wish: (wishes: CallWishes) => ask<Calling>("POST", "/calls", wishes),
  add: (way: WishedWay) => ask<Calling>("POST", "/calls/ways", way),
  drop: (way: string) => ask<undefined>("DELETE", `/calls/ways/${name(way)}`),
  confirm: (code: string) => ask<undefined>("POST", "/calls/confirm", { code }),
  end: (code: string) => ask<undefined>("POST", `/calls/end/${name(code)}`),
};
