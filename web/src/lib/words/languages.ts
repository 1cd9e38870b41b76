/** The languages of the client, each named in itself. */
export const LANGUAGES = [
  { code: "de", name: "Deutsch", isRightToLeft: false },
  { code: "en", name: "English", isRightToLeft: false },
  { code: "fr", name: "Français", isRightToLeft: false },
  { code: "it", name: "Italiano", isRightToLeft: false },
  { code: "he", name: "עברית", isRightToLeft: true },
] as const;

export type Language = (typeof LANGUAGES)[number]["code"];
export const FALLBACK: Language = "en";

export function isLanguage(code: string | null | undefined): code is Language {
  return LANGUAGES.some((language) => language.code === code);
}

export function isRightToLeft(language: Language): boolean {
  return LANGUAGES.find(({ code }) => code === language)?.isRightToLeft ?? false;
}

/** The first of the wished languages that there is; "iw" is an old name of Hebrew. */
export function bestLanguage(wished: readonly string[]): Language {
  for (const wish of wished) {
    const code = wish.toLowerCase().split("-")[0]?.replace(/^iw$/, "he");
    if (isLanguage(code)) return code;
  }
  return FALLBACK;
}
