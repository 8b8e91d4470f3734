import type { NewBook } from '@panai/contract/staff/book-fields'
import { slugFrom } from '@panai/contract/staff/slug'
import type { Insertable } from 'kysely'
import type { Tables } from '../../../db/tables.gen.ts'
import type { Tx } from '../../../db/transaction.ts'
import { freeName } from './free-name.ts'
import { orIsbnTaken, refuseBadReferences } from './refuse-bad-references.ts'

/** A reference has at most 60 characters, its number included. */
export const MOST_REFERENCE = 54

type Place = {
  /** null: there is no book yet. */
  id: number | null
  authorId: number
}

/** Puts a book into the catalogue as the form has it, published now. @returns its id. @throws Refusal invalid. */
export async function putBook(tx: Tx, { id, authorId }: Place, book: NewBook): Promise<number> {
  await refuseBadReferences(tx, id, book)
  const facts = factsOf(book)
  const bookId = id ?? (await insertBook(tx, authorId, facts))
  if (id !== null) await tx.updateTable('books').set(facts).where('id', '=', id).execute().catch(orIsbnTaken)
  await putContributors(tx, bookId, book.contributors)
  return bookId
}

type Facts = Omit<Insertable<Tables['books']>, 'reference' | 'author_id'>

function factsOf(book: NewBook): Facts {
  return {
    title: book.title,
    title_latin: book.title_latin,
    subtitle: book.subtitle,
    description: book.description,
    description_en: book.description_en,
    language: book.language,
    genre: book.genre,
    formats: book.formats,
    is_featured: book.is_featured,
    cover_id: book.cover_id,
    pages: book.pages,
    trim_size: book.trim_size,
    mrp_paise: book.mrp,
    isbn: book.isbn,
    first_published: book.first_published,
    published_at: new Date(),
  }
}

async function insertBook(tx: Tx, authorId: number, facts: Facts): Promise<number> {
  const wanted = slugFrom(facts.title_latin ?? facts.title, MOST_REFERENCE, 'book')
  const reference = await freeName(tx, { table: 'books', column: 'reference' }, wanted)
  const { id } = await tx
    .insertInto('books')
    .values({ ...facts, reference, author_id: authorId })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(orIsbnTaken)
  return id
}

/** Written anew when they are others than before, so that the history names those only who changed. */
export async function putContributors(tx: Tx, bookId: number, given: NewBook['contributors']): Promise<void> {
  const before = await tx
    .selectFrom('book_contributors')
    .select(['role', 'name', 'author_id'])
    .where('book_id', '=', bookId)
    .orderBy('position')
    .execute()
  const asText = (people: readonly object[]) => JSON.stringify(people)
  if (asText(before) === asText(given.map(({ role, name, author_id }) => ({ role, name, author_id })))) return
  await tx.deleteFrom('book_contributors').where('book_id', '=', bookId).execute()
  if (given.length > 0)
    await tx
      .insertInto('book_contributors')
      .values(given.map((person, at) => ({ ...person, book_id: bookId, position: at + 1 })))
      .execute()
}
