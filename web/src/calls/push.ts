/** Notifications of this browser: whether it has them, and letting the server send them. */
import type { Calling } from "$lib/protocol.ts";
import { calls } from "./api.ts";

/** They need a service worker, and thereby a secure context; some phones have them only for a page on the home screen. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The person has told the browser not to. */
export const isForbidden = (): boolean => canPush() && Notification.permission === "denied";

/** The time zone of this device, in which there are quiet hours. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Asks the browser, and then tells the server where to send; null if the person does not want it. */
export async function allowPush(): Promise<Calling | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const [{ push_key }, { pushManager }] = await Promise.all([calls.get(), navigator.serviceWorker.ready]);
  const options = { userVisibleOnly: true, applicationServerKey: push_key };
  // one that was made for another key is of no use any more
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return calls.add({ kind: "push", address: endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", zone: zone() });
}
