import type { InterfaceLanguage } from './interface-languages.ts'

/** A text in each language, where it is known only at the time of saying it whose reader it has. */
export type InEach<Words> = Readonly<Record<InterfaceLanguage, Words>>

/**
 * Words in English and in Tamil, taken by the language of who reads them: `localised` tells which function is for what. A page has the
 * words of its own language in place of both: its build leaves one argument.
 */
export function inEach<Words>(en: Words, ta: NoInfer<Words>): InEach<Words>
export function inEach<Words>(en: Words, ta = en): InEach<Words> {
  return { en, ta }
}
