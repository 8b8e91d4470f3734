import { z } from 'zod'
import { type InterfaceLanguage, interfaceLanguages } from './interface-languages.ts'
import type { Language } from './vocabulary.ts'

/** Of a query for texts that the publisher may have in two languages. */
export const textsIn = z.enum(interfaceLanguages).optional().meta({
  description:
    'Texts come in this language where they are there in it, and in their own else; `language` says in which.',
})

type Texts<Field extends string> = { language: Language } & Record<Field, string>
type Translations<Field extends string> = { [Name in `${Field}_${InterfaceLanguage}`]?: string | null }

/**
 * The texts of a record in a language, of one that has them in its own (`answer`) and translated beside them (`answer_en`,
 * `answer_ta`). A translation is there whole or not at all.
 */
export function inLanguage<Field extends string>(
  record: Texts<Field> & Translations<Field>,
  fields: readonly Field[],
  wanted: InterfaceLanguage | undefined,
): Texts<Field> {
  if (wanted === undefined || wanted === record.language) return textsOf(record, fields, record.language, '')
  const isThere = fields.every((field) => record[`${field}_${wanted}`])
  return isThere
    ? textsOf(record, fields, wanted, `_${wanted}`)
    : textsOf(record, fields, record.language, '')
}

function textsOf<Field extends string>(
  record: Partial<Record<string, unknown>>,
  fields: readonly Field[],
  language: Language,
  ending: string,
): Texts<Field> {
  const texts = fields.map((field) => [field, record[`${field}${ending}`]])
  return { language, ...Object.fromEntries(texts) }
}
