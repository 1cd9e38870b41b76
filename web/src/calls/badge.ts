/** The mark on the icon of the installed page. Browsers without one do without. */
export function setBadge(isOn: boolean): void {
  const change = isOn ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  change?.catch(() => undefined);
}

/** Takes away what was shown about a table. */
export async function clearNotifications(table: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notification of (await registration?.getNotifications({ tag: table })) ?? []) notification.close();
}
