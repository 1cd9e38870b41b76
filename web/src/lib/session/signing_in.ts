/** Signing in with an account of the host's provider: away to it, and back to the screen /signed-in. */
import { api } from "../net/api.ts";
import { me } from "./session.svelte.ts";

/** Kept by this tab until one comes back: who brings a code must have asked for it here. */
const KEPT = "reihum.signing-in";

interface SignInAttempt {
  key: string;
  link: boolean;
}

/** Goes to the provider; `link`: the account is to belong to who I am here already. */
export async function signIn(link: boolean): Promise<void> {
  const { url, key } = await api.beginSignIn(link);
  sessionStorage.setItem(KEPT, JSON.stringify({ key, link } satisfies SignInAttempt));
  location.assign(url);
}

/** Back from the provider with what it added to the address; where to go on. Null: it was not begun here, or given up. */
export async function comeBackFrom(search: string): Promise<"/" | "/settings" | null> {
  const [answer, kept] = [new URLSearchParams(search), sessionStorage.getItem(KEPT)];
  sessionStorage.removeItem(KEPT);
  const [code, state] = [answer.get("code"), answer.get("state")];
  if (!code || !state || !kept) return null;
  const { key, link } = JSON.parse(kept) as SignInAttempt;
  await me.comeBack(api.endSignIn({ code, state, key }));
  return link ? "/settings" : "/";
}
