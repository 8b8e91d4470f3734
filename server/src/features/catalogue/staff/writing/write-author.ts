import {
  authorMessages,
  type changeAuthor as changing,
  type createAuthor,
} from '@panai/contract/catalogue/staff/authors'
import { slugFrom } from '@panai/contract/catalogue/staff/slug-from'
import { translationMessages } from '@panai/contract/catalogue/staff/translation-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import { englishTradeWords } from '@panai/contract/language/trade-words'
import { brokenCheck, brokenKey, brokenReference } from '../../../../db/broken-key.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { Refusal } from '../../../../http/refusal.ts'
import { refuseStale } from '../../../../http/refuse-stale.ts'
import { freeName } from './free-name.ts'

/** What the database says of an author whose own text is in Tamil already. */
export const TAMIL_ONCE = 'authors_tamil_once'
const MOST_SLUG = 110

/** @returns the id. @throws Refusal invalid. */
export async function addAuthor(
  tx: Tx,
  { slug, ...fields }: ParsedInputOf<typeof createAuthor>,
): Promise<number> {
  const wanted = slugFrom(fields.name_latin ?? fields.name, MOST_SLUG, 'author')
  const { id } = await tx
    .insertInto('authors')
    .values({ ...fields, slug: slug ?? (await freeName(tx, { table: 'authors', column: 'slug' }, wanted)) })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(orInvalid)
  return id
}

/** @throws Refusal conflict when it has been changed meanwhile, not_found, invalid. */
export async function changeAuthor(
  tx: Tx,
  { id, version, ...fields }: ParsedInputOf<typeof changing>,
): Promise<void> {
  const done = await tx
    .updateTable('authors')
    .set({ ...fields, updated_at: new Date() })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
    .catch(orInvalid)
  if (!done) await refuseStale(tx, 'authors', id)
}

/** The database has the last word on what is unique and what is there. */
function orInvalid(error: unknown): never {
  if (brokenKey(error) !== null) throw invalid('slug', authorMessages.slugTaken)
  if (brokenCheck(error) === TAMIL_ONCE)
    throw invalid('bio_ta', translationMessages.own(englishTradeWords.languages.ta))
  if (brokenReference(error) !== null) throw invalid('photo_id', authorMessages.photoGone)
  throw error
}

function invalid(field: string, message: string): Refusal {
  return new Refusal('invalid', messages.invalidInput, { errors: { [field]: [message] } })
}
