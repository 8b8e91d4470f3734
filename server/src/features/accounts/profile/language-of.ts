import type { Language } from '@panai/contract/vocabulary'

const scripts: readonly [RegExp, Language][] = [
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Malayalam}/gu, 'ml'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Latin}/gu, 'en'],
]

/** The language that most letters of a text are of, as far as letters tell; German is not told from English. */
export function languageOf(text: string): Language {
  const counts = scripts.map(([letter, language]) => ({ language, letters: text.match(letter)?.length ?? 0 }))
  return counts.reduce((most, next) => (next.letters > most.letters ? next : most), {
    language: 'en' as Language,
    letters: 0,
  }).language
}
