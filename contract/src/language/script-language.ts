import { localised } from './localised.ts'
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

/** What needs no announcing. */
const ofPage = localised<Language>('en', 'ta')

/**
 * The language to announce for a text whose record has none, by the script of most of its letters: one Tamil word makes no Tamil of an
 * English sentence. Undefined for the page's own.
 */
export function scriptLanguage(text: string): Language | undefined {
  const language = languageOfLetters(text)
  return language === ofPage ? undefined : language
}

export type ScriptRun = { text: string; language: Language | null }

const word = /[\p{L}\p{M}\u200c\u200d]+/gu

/**
 * The stretches of a text that are in another script than its language: words with what stands between them. `language` is null for
 * what is in the text's own, and for figures and marks.
 */
export function scriptRuns(text: string, own: Language): ScriptRun[] {
  const runs: ScriptRun[] = []
  let last: { language: Language; end: number } | null = null
  const ownScript = ofScript(own)
  for (const { 0: letters, index } of text.matchAll(word)) {
    const language = languageOfWord(letters) ?? ownScript
    const previous = runs.at(-1)
    const between = text.slice(last?.end ?? 0, index)
    if (language === ownScript) runs.push({ text: between + letters, language: null })
    else if (previous?.language === language && last) previous.text += between + letters
    else {
      if (between !== '') runs.push({ text: between, language: null })
      runs.push({ text: letters, language })
    }
    last = { language, end: index + letters.length }
  }
  const rest = text.slice(last?.end ?? 0)
  return joined(rest === '' ? runs : [...runs, { text: rest, language: null }])
}

function joined(runs: readonly ScriptRun[]): ScriptRun[] {
  const result: ScriptRun[] = []
  for (const run of runs) {
    const previous = result.at(-1)
    if (previous && previous.language === run.language) previous.text += run.text
    else result.push({ ...run })
  }
  return result
}

/** Undefined for a script that none of our languages has. */
function languageOfWord(letters: string): Language | undefined {
  const language = languageOfLetters(letters)
  return language === 'en' && !/\p{Script=Latin}/u.test(letters) ? undefined : language
}

/** The one that stands for all languages of its script. */
function ofScript(language: Language): Language {
  return language === 'de' ? 'en' : language
}
