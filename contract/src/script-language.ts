import type { Language } from './vocabulary.ts'

const scripts: readonly [RegExp, Language][] = [
  [/\p{Script=Latin}/gu, 'en'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Malayalam}/gu, 'ml'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Devanagari}/gu, 'hi'],
]

/** The language of most letters of a text, as far as the script shows it; German counts as English. */
export function languageOfLetters(text: string): Language {
  const counted = scripts.map(([letter, language]) => ({
    language,
    letters: text.match(letter)?.length ?? 0,
  }))
  return counted.reduce((most, one) => (one.letters > most.letters ? one : most)).language
}

/**
 * The language to announce for a text whose record has none, by the script of most of its letters: one Tamil word makes no Tamil of an
 * English sentence. Undefined for Latin, the page's own.
 */
export function scriptLanguage(text: string): Language | undefined {
  const language = languageOfLetters(text)
  return language === 'en' ? undefined : language
}
