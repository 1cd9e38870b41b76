/** Registers the service worker, where there is one: it needs a secure context, and the page works without it. */
interface ScriptUrlPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptUrlPolicy;
}

const WORKER = "/service_worker.js";

export function installShell(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  try {
    navigator.serviceWorker.register(workerAddress()).catch(() => undefined); // offline help is a bonus
  } catch {
    // the server's policy does not know ours: no offline help then
  }
}

/** The browser wants script addresses from a policy that can only make this one. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return WORKER;
  const policy = trustedTypes.createPolicy("reihum", { createScriptURL: () => WORKER });
  return policy.createScriptURL(WORKER);
}
