import { ApiError } from '@panai/client/api-error'
import { localised } from '@panai/contract/language/localised'
import { inPageLanguage } from '../../in-page-language.ts'

/** Whether no answer came at all: no network, or none in time. */
export function isUnanswered(cause: unknown): boolean {
  return cause instanceof TypeError || cause instanceof DOMException
}

/** A field is marked too where the server has no words for it in Tamil. */
function inPageWords(said: string | undefined): string | undefined {
  return inPageLanguage(said) ?? localised<string | undefined>(undefined, said && 'இந்த இடத்தைச் சரிபாருங்கள்')
}

/** What the server found wrong, the first message of each field. */
export function firstProblems<Field extends string>(
  cause: unknown,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  if (!(cause instanceof ApiError)) return {}
  const said = fields.map((field) => [field, inPageWords(cause.errors[field]?.[0])] as const)
  const found = said.filter(([, problem]) => problem !== undefined)
  return Object.fromEntries(found) as Partial<Record<Field, string>> // only texts are left
}
