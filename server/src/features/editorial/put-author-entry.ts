import { slugFrom } from '@panai/contract/catalogue/staff/slug-from'
import { translationMessages } from '@panai/contract/catalogue/staff/translation-messages'
import { messages } from '@panai/contract/http/messages'
import { englishTradeWords } from '@panai/contract/language/trade-words'
import type { Language } from '@panai/contract/language/vocabulary'
import { brokenCheck } from '../../db/broken-key.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { freeName, TAMIL_ONCE } from '../catalogue/index.ts'

type Entry = {
  author_name: string | null
  author_name_latin: string | null
  author_language: Language | null
  author_bio: string | null
  author_bio_en: string | null
  author_bio_ta: string | null
}

/** What a registration gives, when nobody knows yet whether there will be a book. */
const unnamed = /^author-[0-9a-f]{8}-[0-9a-f-]{27}$/
const MOST_SLUG = 110

/**
 * Writes the author's public entry, when one is given, and gives an author who had none so far a readable name in addresses.
 * @throws Refusal invalid.
 */
export async function putAuthorEntry(tx: Tx, authorId: number, entry: Entry): Promise<void> {
  const { slug, name, name_latin } = await tx
    .selectFrom('authors')
    .select(['slug', 'name', 'name_latin'])
    .where('id', '=', authorId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { author_name, author_name_latin, author_language, author_bio, author_bio_en, author_bio_ta } = entry
  const given = author_name !== null && {
    name: author_name,
    name_latin: author_name_latin,
    ...(author_language !== null && { language: author_language }),
    bio: author_bio,
    bio_en: author_bio_en,
    bio_ta: author_bio_ta,
  }
  const shown = given || { name, name_latin }
  const wanted = slugFrom(shown.name_latin ?? shown.name, MOST_SLUG, 'author')
  const change = {
    ...given,
    ...(unnamed.test(slug) && { slug: await freeName(tx, { table: 'authors', column: 'slug' }, wanted) }),
  }
  if (Object.keys(change).length > 0)
    await tx.updateTable('authors').set(change).where('id', '=', authorId).execute().catch(orTamilTwice)
}

function orTamilTwice(error: unknown): never {
  if (brokenCheck(error) !== TAMIL_ONCE) throw error
  throw new Refusal('invalid', messages.invalidInput, {
    errors: { author_bio_ta: [translationMessages.own(englishTradeWords.languages.ta)] },
  })
}
