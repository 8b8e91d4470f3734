import { translationProblems } from '@panai/contract/catalogue/staff/translations'
import { messages } from '@panai/contract/http/messages'
import { Refusal } from './refusal.ts'

/** @throws Refusal invalid when a translation would not be whole, or into the record's own language: with each field that is wrong. */
export function refuseBrokenTranslations<Field extends string>(
  record: Parameters<typeof translationProblems<Field>>[0],
  fields: readonly Field[],
): void {
  const errors = translationProblems(record, fields)
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', messages.invalidInput, { errors })
}
