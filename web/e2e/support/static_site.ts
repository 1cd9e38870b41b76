/** A site as `reihum site` writes it, in a sub-folder of web space of its own. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PYTHON, SOURCES } from "./server.ts";
import { WebSpace } from "./web_space.ts";

export interface StaticSite {
  url: string;
  leave(): void;
}

export async function rentSite(environment: Record<string, string> = {}): Promise<StaticSite> {
  const folder = mkdtempSync(join(tmpdir(), "reihum-site-"));
  execFileSync(PYTHON, ["-m", "reihum", "site", join(folder, "site")], { env: { ...process.env, PYTHONPATH: SOURCES, ...environment }, stdio: ["ignore", "ignore", "inherit"] });
  const space = await WebSpace.rent(join(folder, "site"), "/games/reihum/");
  return {
    url: space.url,
    leave() {
      space.leave();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
