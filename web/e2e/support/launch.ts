/** The browser that runs: one for all test files of a process. */
import { type Browser, chromium } from "playwright-core";
import { inject } from "vitest";

/** A name by which the server is not this machine itself to the browser, so that there is no secure context. */
export const HOME_NETWORK = "reihum.local";

/** Tests run in containers and as root, where the sandbox of the browser cannot be set up. */
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--font-render-hinting=none", `--host-resolver-rules=MAP ${HOME_NETWORK} 127.0.0.1`];

let launched: Promise<Browser> | undefined;

/** The browser of this process and of all test files that run in it: a relay to one in another process costs as much again. */
export function browser(): Promise<Browser> {
  const { program, environment } = inject("browser");
  launched ??= chromium.launch({ executablePath: program, args: FLAGS, env: { ...process.env, ...environment } as Record<string, string> });
  return launched;
}

/** The processes in which pages run. */
export async function renderers(): Promise<Set<number>> {
  const wire = await (await browser()).newBrowserCDPSession();
  const { processInfo } = await wire.send("SystemInfo.getProcessInfo");
  await wire.detach();
  return new Set(processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id));
}
