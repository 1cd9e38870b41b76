/** How boards written in Svelte keep the contract: their props are the turn itself, of which they watch what they read. */
import { type Component, mount, unmount } from "svelte";
import type { BoardModule, BoardProps, Drawing } from "./contract.ts";

export function svelteBoard<V>(Board: Component<BoardProps<V>>): BoardModule<V>["mount"] {
  return (target, turn) => {
    const drawn = mount(Board, { target, props: turn });
    return { destroy: () => void unmount(drawn) };
  };
}

type Sign = Component<{ name: string }>;

/** Signs of the legend are rarely looked at, so they are loaded then. */
export function svelteSign(load: () => Promise<{ default: Sign }>): (target: HTMLElement, name: string) => Drawing {
  return (target, name) => {
    const drawn = load().then((sign) => mount(sign.default, { target, props: { name } }));
    return { destroy: () => void drawn.then((sign) => unmount(sign)) };
  };
}
