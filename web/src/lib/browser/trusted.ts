/** Addresses of scripts, as browsers with trusted types want them: from the one policy that may make them. */
interface ScriptUrlPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptUrlPolicy;
}

let policy: ScriptUrlPolicy | undefined;

/**
 * The address of a worker of our own, for `new Worker` or to register: nothing but files of this site gets through.
 * Throws where a policy of the host does not know ours.
 */
export function scriptAddress(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return own(address);
  policy ??= trustedTypes.createPolicy("reihum", { createScriptURL: own });
  return policy.createScriptURL(address);
}

function own(address: string): string {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError("a worker comes from this site only");
  return address;
}
