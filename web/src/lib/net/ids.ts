/** Random names and numbers, from the browser's own generator. */
function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A command's id: sending the same command again is harmless because of it. */
export const newCommandId = (): string => hex(8);

/** What this client mixes into the deal, so that the server alone cannot have chosen it. */
export const newEntropy = (): string => hex(16);
