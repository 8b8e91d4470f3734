import { localised } from '@panai/contract/language/localised'
import type { Language } from '@panai/contract/language/vocabulary'

/** What there is to read of a book or a person, in the language of its own and beside it; `ta` is known on the pages in Tamil alone. */
export type Texts = {
  readonly language: Language
  readonly own: string | null
  readonly en: string | null
  readonly ta?: string | null | undefined
}
export type TextInLanguage = { readonly text: string; readonly lang: Language }

/**
 * The texts that a page shows, in their order: its own, then the English one. On a page in Tamil the Tamil one comes first and the own
 * after it; the English one stands there for who has no Tamil one.
 */
export function textsInOrder({ language, own, en, ta }: Texts): TextInLanguage[] {
  const inEnglish = language === 'en' ? null : en
  const shown = [
    ...localised<(TextInLanguage | null)[]>([], [textIn('ta', language === 'ta' ? null : ta)]),
    textIn(language, own),
    localised(textIn('en', inEnglish), ta ? null : textIn('en', inEnglish)),
  ]
  return shown.filter((one) => one !== null)
}

/** The one that stands for all where there is room for one: of search engines, and of who shares the page. */
export function textForHead({ own, en, ta }: Texts): string | null {
  return localised(en ?? own, ta ?? own ?? en)
}

function textIn(lang: Language, text: string | null | undefined): TextInLanguage | null {
  return text ? { text, lang } : null
}
