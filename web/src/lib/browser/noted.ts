/** Whether there are tables on this device: where there are none, the page need not load the rules to list them. */
const KEY = "reihum-tables-here";

export function noteTables(): void {
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // then they are looked for only where there is no server
  }
}

export function hasNotedTables(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function forgetNoted(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was noted then
  }
}
