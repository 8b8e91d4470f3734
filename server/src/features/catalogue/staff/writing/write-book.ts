import type { ChangedBook, NewBook } from '@panai/contract/catalogue/book-fields'
import type { BookShop } from '@panai/contract/catalogue/books'
import { slugFrom } from '@panai/contract/catalogue/staff/slug-from'
import { messages } from '@panai/contract/http/messages'
import type { Tx } from '../../../../db/transaction.ts'
import { Refusal } from '../../../../http/refusal.ts'
import { refuseStale } from '../../../../http/refuse-stale.ts'
import { freeName } from './free-name.ts'
import { putContributors } from './put-contributors.ts'
import { putShops } from './put-shops.ts'
import { orInvalidBook, refuseBadReferences } from './refuse-bad-references.ts'

/** A reference has at most 60 characters, its number included. */
const MOST_REFERENCE = 54
const authorGone = 'This author is not there any more: please choose again'

/** Adds a book, as a draft if nothing else is said. @param reference null: made of the title. @returns its id. @throws Refusal invalid. */
export async function addBook(
  tx: Tx,
  { author_id, contributors, shops = [], mrp, ...facts }: NewBook & { author_id: number; shops?: BookShop[] },
  { reference = null, published = false }: { reference?: string | null; published?: boolean } = {},
): Promise<number> {
  await refuseBadReferences(tx, null, { isbn: facts.isbn, cover_id: facts.cover_id, contributors })
  await refuseNoAuthor(tx, author_id)
  const wanted = slugFrom(facts.title_latin ?? facts.title, MOST_REFERENCE, 'book')
  const { id } = await tx
    .insertInto('books')
    .values({
      ...facts,
      author_id,
      mrp_paise: mrp,
      reference: reference ?? (await freeName(tx, { table: 'books', column: 'reference' }, wanted)),
      published_at: published ? new Date() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(orInvalidBook)
  await putContributors(tx, id, contributors)
  await putShops(tx, id, shops)
  return id
}

type Change = ChangedBook & {
  author_id?: number | undefined
  shops?: BookShop[] | undefined
  published?: boolean | undefined
}

/**
 * Changes what is named of a book, if it is still what the change was made from. Without a version it is changed whatever it has become.
 * @throws Refusal conflict when it is not, not_found when it is gone, invalid when the change refers to what is not there.
 */
export async function changeBook(
  tx: Tx,
  { id, version }: { id: number; version?: number },
  change: Change,
): Promise<void> {
  const { contributors, shops, mrp, published, ...facts } = change
  await refuseBadReferences(tx, id, {
    isbn: facts.isbn ?? null,
    cover_id: facts.cover_id ?? null,
    contributors: contributors ?? [],
  })
  if (facts.author_id !== undefined) await refuseNoAuthor(tx, facts.author_id)
  const done = await tx
    .updateTable('books')
    .set({
      ...facts,
      // People and shops stand in tables of their own: the book itself must say that it has been changed.
      updated_at: new Date(),
      ...(mrp !== undefined && { mrp_paise: mrp }),
      ...(published !== undefined && { published_at: published ? new Date() : null }),
    })
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', Number(version)))
    .returning('id')
    .executeTakeFirst()
    .catch(orInvalidBook)
  if (!done) await refuseStale(tx, 'books', id)
  if (contributors) await putContributors(tx, id, contributors)
  if (shops) await putShops(tx, id, shops)
}

async function refuseNoAuthor(tx: Tx, id: number): Promise<void> {
  const author = await tx
    .selectFrom('authors')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  if (!author) throw new Refusal('invalid', messages.invalidInput, { errors: { author_id: [authorGone] } })
}
