import { z } from 'zod'
import { changedText, oneOf } from '../../http/fields.ts'
import { keysOf } from '../../http/keys-of.ts'
import { type InterfaceLanguage, interfaceLanguages } from '../../language/interface-languages.ts'
import type { TextRule } from '../../language/text-rules.ts'
import { englishTradeWords } from '../../language/trade-words.ts'
import type { Language } from '../../language/vocabulary.ts'
import { translationMessages } from './translation-messages.ts'

type Translated<Field extends string> = `${Field}_${InterfaceLanguage}`

/** A record that has its texts in its own language and beside them, where they are there, in the languages of the site. */
type WithTranslations<Field extends string> = { language: Language } & {
  [Name in Translated<Field>]?: string | null | undefined
}

/** The translations of these texts as an answer has them. */
export function translationsOf<const Field extends string>(fields: readonly Field[]) {
  const text = z.string().nullable()
  return eachTranslation(fields, () => text)
}

/** The same as they are given: left out a translation stays as it was, empty or null it is taken away. */
export function givenTranslations<const Field extends string>(rules: Readonly<Record<Field, TextRule>>) {
  return eachTranslation(keysOf(rules), (field) => changedText({ ...rules[field], missing: null }))
}

function eachTranslation<Field extends string, Text extends z.ZodType>(
  fields: readonly Field[],
  textOf: (field: Field) => Text,
): Record<Translated<Field>, Text> {
  return Object.fromEntries(
    fields.flatMap((field) => interfaceLanguages.map((language) => [`${field}_${language}`, textOf(field)])),
  ) as Record<Translated<Field>, Text> // made of these names and no others
}

/** In which languages of the site the texts of a record are not there. */
export const lacks = z
  .array(z.enum(interfaceLanguages))
  .meta({ description: 'The languages of the site in which its texts are not there.' })

/** Of the query of a list. */
export const lacksFilter = oneOf('lacks', interfaceLanguages)
  .optional()
  .meta({ description: 'Only those whose texts are not there in this language.' })

export function lackingLanguages<Field extends string>(
  record: WithTranslations<Field>,
  fields: readonly Field[],
): InterfaceLanguage[] {
  return interfaceLanguages.filter(
    (language) => language !== record.language && !fields.some((field) => textIn(record, field, language)),
  )
}

/** What is wrong with the translations that a record would have, by field: each is there whole or not at all, in another language. */
export function translationProblems<Field extends string>(
  record: WithTranslations<Field>,
  fields: readonly Field[],
): Record<string, string[]> {
  const problems: Record<string, string[]> = {}
  for (const language of interfaceLanguages) {
    const given = fields.filter((field) => textIn(record, field, language))
    const isOwn = language === record.language
    if (given.length === 0 || (given.length === fields.length && !isOwn)) continue
    const wrong = isOwn ? given : fields.filter((field) => !given.includes(field))
    const message = isOwn ? translationMessages.own : translationMessages.notWhole
    for (const field of wrong)
      problems[`${field}_${language}`] = [message(englishTradeWords.languages[language])]
  }
  return problems
}

function textIn<Field extends string>(
  record: WithTranslations<Field>,
  field: Field,
  language: InterfaceLanguage,
) {
  return (record as Partial<Record<string, unknown>>)[`${field}_${language}`]
}
