/** What the server sends to this browser when it calls somebody. */
export interface Call {
  table: string;
  title: string;
  body: string;
  language: string;
}

/** A message as it was sent; null if it is none of ours. */
export function readCall(text: string | undefined): Call | null {
  let call: unknown;
  try {
    call = JSON.parse(text ?? "");
  } catch {
    return null;
  }
  const { table, title, body, language } = Object(call) as Record<string, unknown>;
  const isText = (value: unknown): value is string => typeof value === "string";
  return isText(table) && isText(title) && isText(body) && isText(language) ? { table, title, body, language } : null;
}
