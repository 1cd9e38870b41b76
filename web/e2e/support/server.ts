/** A real server: `reihum serve` with a database of its own, quick bots and no limits for the crowd of the tests. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export const PYTHON = fileURLToPath(new URL("../../../.venv/bin/python", import.meta.url));
/** What lies beside these tests is tested, wherever else a copy of it may be installed. */
export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
export const SOURCES = fileURLToPath(new URL("../../../src", import.meta.url));
const START_MS = 60_000;
const SETTINGS = {
  // interpreted rules need no compiler: the server is there at once and quick enough for a table
  REIHUM_JIT: "0",
  REIHUM_BOT_DELAY_S: "0",
  REIHUM_BOT_PROCESSES: "1",
  // a second worker that stands by would start beside the first tests and never be needed
  REIHUM_SPARE: "0",
  REIHUM_LOG_LEVEL: "warning",
  // push services of the tests are on this machine
  REIHUM_WEBHOOKS_PRIVATE: "1",
  REIHUM_REQUESTS_PER_S: "100000",
  REIHUM_REQUESTS_BURST: "100000",
  REIHUM_TABLES_PER_HOUR: "100000",
  REIHUM_LINES_PER_MINUTE: "100000",
  REIHUM_BOT_MOVES_PER_S: "100000",
  REIHUM_PEOPLE_PER_HOUR: "100000",
  REIHUM_TABLES_PER_PERSON: "10000",
  REIHUM_CONNECTIONS_PER_ADDRESS: "10000",
  REIHUM_PUBLIC_TABLES_PER_HOUR: "100000",
  REIHUM_TRIES_PER_HOUR: "100000",
  REIHUM_CONNECTIONS_PER_PERSON: "1000",
};

export class Server {
  readonly url: string;
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(port: number, folder: string, program: readonly string[], settings: Record<string, string>) {
    this.url = `http://localhost:${port}`;
    this.#folder = folder;
    this.#process = spawn(PYTHON, [...program, "serve"], {
      env: { ...process.env, ...SETTINGS, PYTHONPATH: [SOURCES, process.env["PYTHONPATH"]].filter(Boolean).join(":"), ...settings, REIHUM_PORT: String(port), REIHUM_DATABASE: `sqlite:///${join(folder, "reihum.db")}` },
      stdio: ["ignore", "ignore", "inherit"],
    });
  }

  /** Starts a server; it ends with this process, whatever happens. */
  static async start(program: readonly string[] = ["-m", "reihum"], settings: Record<string, string> = {}, port?: number): Promise<Server> {
    const server = new Server(port ?? (await freePort()), mkdtempSync(join(tmpdir(), "reihum-browser-")), program, settings);
    process.once("exit", () => server.#process.kill("SIGTERM"));
    await server.#ready();
    return server;
  }

  async #ready(): Promise<void> {
    const deadline = Date.now() + START_MS;
    while (Date.now() < deadline) {
      if (this.#process.exitCode !== null) throw new Error(`The server ended with ${this.#process.exitCode}.`);
      const answer = await fetch(`${this.url}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await sleep(50);
    }
    throw new Error("The server was not ready in time.");
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    this.#process.kill("SIGTERM");
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
