/** The languages in which the company writes to people: mails and statements. */
export const interfaceLanguages = ['en', 'ta'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** Each by its own name, as somebody looks for it. */
export const interfaceLanguageNames: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'English',
  ta: 'தமிழ்',
}
