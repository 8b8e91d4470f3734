import { type InterfaceLanguage, interfaceLanguages } from '@panai/contract/language/interface-languages'
import { inLanguage } from '@panai/contract/language/texts-in'
import { looksAlike } from './looks-alike.ts'
import type { ReadQuery } from './read-query.ts'

type Texts<Heading extends string, Body extends string> = Parameters<typeof inLanguage<Heading | Body>>[0]

/**
 * In which of its languages a record's heading and text are shown: in the wanted one, else in its own, or in the one that has the words
 * as they are written. null when none of them answers to the words as they are spelled.
 */
export function textsFor<Heading extends string, Body extends string>(
  { plainWords }: ReadQuery,
  record: Texts<Heading, Body>,
  fields: readonly [Heading, Body],
  wanted: InterfaceLanguage | undefined,
) {
  const own = inLanguage(record, fields, undefined)
  const translations = interfaceLanguages
    .map((language) => inLanguage(record, fields, language))
    .filter(({ language }) => language !== own.language)
  const all = [own, ...translations]
  type Shown = (typeof all)[number]
  const wordsOf = (one: Shown): [string, string] => [one[fields[0]], one[fields[1]]]
  if (!all.some((one) => looksAlike(...wordsOf(one), plainWords))) return null
  if (wanted !== undefined) return inLanguage(record, fields, wanted)
  const hasThem = (one: Shown) => {
    const text = wordsOf(one).join(' ').toLowerCase()
    return plainWords.every((word) => text.includes(word))
  }
  return all.find(hasThem) ?? own
}
