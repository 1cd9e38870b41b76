/** Brings a match file to a table of its own, where one goes on with it against bots. */
import { readFileSync } from "node:fs";
import type { Visitor } from "./visitor.ts";

export async function bring(visitor: Visitor, file: string): Promise<void> {
  const { page } = visitor;
  await page.goto(visitor.address("/"));
  const id = await page.evaluate(
    async ([name, match]) => {
      const send = (path: string, body: string) => fetch(`/api/v1${path}`, { method: "POST", headers: { "content-type": "application/json" }, body });
      await send("/session", JSON.stringify({ name }));
      return ((await (await send("/tables/import", match)).json()) as { id: string }).id;
    },
    [visitor.name, readFileSync(new URL(`../fixtures/${file}`, import.meta.url), "utf8")] as const,
  );
  await page.goto(visitor.address(`/table/${id}`));
}
