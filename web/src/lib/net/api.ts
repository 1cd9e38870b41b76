/** What is asked once, over HTTP. What happens at a table comes over its WebSocket (connection.ts); what is the same for everybody: words/books.ts. */
import { network } from "./network.svelte.ts";
import type {
  AnyCommand,
  AnyMessage,
  Code,
  Created,
  DeviceLink,
  DeviceList,
  Fairness,
  Invite,
  NewSession,
  NewTable,
  NewToken,
  Problem,
  Recovery,
  Replay,
  Results,
  Session,
  SignedIn,
  SignIn,
  TableList,
  TableSummary,
  Token,
  TokenList,
} from "../protocol.ts";

const API = "/api/v1";
const name = encodeURIComponent;

/** The server answered, and said no. */
export class ApiRefused extends Error {
  constructor(
    readonly code: Code,
    readonly status: number,
    text: string,
  ) {
    super(text);
    this.name = "Refused";
  }
}

/** The server did not answer. */
export class Unreachable extends Error {
  override name = "Unreachable";
}

type Method = "GET" | "POST" | "DELETE";

/** Asks the server for something by its path below the API. */
export async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const response = await reach(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

async function reach(method: Method, path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { method, credentials: "same-origin", headers: { Accept: "application/json" } };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, "Content-Type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(API + path, request);
  } catch {
    network.told(false);
    throw new Unreachable();
  }
  const problem = response.ok ? null : await refusal(response);
  network.told(!(problem instanceof Unreachable));
  if (problem) throw problem;
  return response;
}

async function refusal(response: Response): Promise<Error> {
  try {
    const problem = (await response.json()) as Problem;
    return new ApiRefused(problem.code, response.status, problem.text);
  } catch {
    // a proxy in between answered for a server that is not there
    return response.status >= 502 ? new Unreachable() : new ApiRefused("unavailable", response.status, response.statusText);
  }
}

export const api = {
  session: () => ask<Session>("GET", "/session"),
  enter: (session: NewSession) => ask<Session>("POST", "/session", session),
  forget: () => ask<undefined>("DELETE", "/session"),
  leave: (everywhere: boolean) => ask<undefined>("POST", everywhere ? "/session/end?everywhere=1" : "/session/end"),
  makeLink: () => ask<DeviceLink>("POST", "/session/link"),
  useLink: (code: string) => ask<Session>("POST", "/session/continue", { code }),
  recovery: () => ask<Recovery>("GET", "/session/recovery"),
  makeRecovery: () => ask<Recovery>("POST", "/session/recovery"),
  recover: (code: string) => ask<Session>("POST", "/session/recover", { code }),
  beginSignIn: (link: boolean) => ask<SignIn>("POST", "/session/sign-in", { link }),
  endSignIn: (signedIn: SignedIn) => ask<Session>("POST", "/session/signed-in", signedIn),
  devices: () => ask<DeviceList>("GET", "/devices"),
  dropDevice: (device: string) => ask<undefined>("DELETE", `/devices/${name(device)}`),
  tokens: () => ask<TokenList>("GET", "/tokens"),
  makeToken: (wanted: NewToken) => ask<Token>("POST", "/tokens", wanted),
  dropToken: (token: string) => ask<undefined>("DELETE", `/tokens/${name(token)}`),
  results: () => ask<Results>("GET", "/results"),
  summary: (table: string) => ask<TableSummary>("GET", `/tables/${name(table)}`),
  tables: () => ask<TableList>("GET", "/tables"),
  create: (table: NewTable) => ask<Created>("POST", "/tables", table),
  /** A match from a file, finished or to go on with. */
  bring: (file: string) => ask<Created>("POST", "/tables/import", JSON.parse(file)),
  command: (table: string, command: AnyCommand) => ask<AnyMessage>("POST", `/tables/${name(table)}/commands`, command),
  replay: (table: string, seat: number) => ask<Replay>("GET", `/tables/${name(table)}/replay?seat=${seat}`),
  fairness: (table: string) => ask<Fairness>("GET", `/tables/${name(table)}/fairness`),
  /** A finished match as a file. */
  exported: async (table: string) => (await reach("GET", `/tables/${name(table)}/export`)).text(),
  /** I have seen what there is to see there, and need not be called to it. */
  seen: (table: string) => ask<undefined>("POST", `/tables/${name(table)}/seen`),
  invite: (table: string) => ask<Invite>("GET", `/tables/${name(table)}/invite`),
};

/** Where everything can be saved from that the server keeps of me. */
export const myDataAddress = `${API}/session/export`;

/** Where a finished match can be saved from. */
export const exportAddress = (table: string): string => `${API}/tables/${name(table)}/export`;

/** Where the proof of an honest deal can be saved from. */
export const fairnessAddress = (table: string): string => `${API}/tables/${name(table)}/fairness`;

/** The WebSocket of a table. */
export function liveAddress(table: string): string {
  const { protocol, host } = location;
  return `${protocol === "https:" ? "wss:" : "ws:"}//${host}${API}/tables/${name(table)}/live`;
}
