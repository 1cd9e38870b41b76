/** One server for the whole run, and a browser that is unpacked once. */
import type { TestProject } from "vitest/node";
import { type Installed, installed } from "./browser.ts";
import { Server } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    server: string;
    browser: Installed;
  }
}

export default async function setup(project: TestProject, program?: readonly string[]): Promise<() => Promise<void>> {
  project.provide("browser", await installed());
  const server = await Server.start(program);
  project.provide("server", server.url);
  return () => server.stop();
}
