/** One server and one browser for the whole run. */
import type { TestProject } from "vitest/node";
import { startBrowser } from "./browser.ts";
import { Server } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    server: string;
    browser: string;
    /** The process of the browser. */
    browserProcess: number;
  }
}

export default async function setup(project: TestProject, program?: readonly string[]): Promise<() => Promise<void>> {
  const browser = await startBrowser();
  const server = await Server.start(program);
  project.provide("server", server.url);
  project.provide("browser", browser.wsEndpoint());
  project.provide("browserProcess", browser.process().pid ?? 0);
  return async () => {
    await browser.close();
    await server.stop();
  };
}
