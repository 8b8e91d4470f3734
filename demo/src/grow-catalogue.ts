import { bookFormats, genres } from '@panai/contract/language/vocabulary'
import type { Database } from '@panai/server/db/database'
import type { Tx } from '@panai/server/db/transaction'
import { sql } from 'kysely'
import { createDice, type Dice } from './dice.ts'
import type { readCatalogue } from './read-catalogue.ts'

const BATCH = 5_000
const BOOKS_PER_AUTHOR = 20
const WORDS_IN_DESCRIPTION = 90
const MINUTE_MS = 60_000
const NEWEST = Date.parse('2024-12-31T00:00:00Z')

type Catalogue = Awaited<ReturnType<typeof readCatalogue>>

/**
 * Fills the catalogue with generated books up to a number, for measurements. Their words are those of the real descriptions, as
 * frequent as there, so that searches find about as much as they would in a real catalogue of that size.
 */
export async function growCatalogue(
  db: Database,
  catalogue: Catalogue,
  { books, say }: { books: number; say: (line: string) => void },
): Promise<void> {
  const words = catalogue.books.flatMap(
    (book) => `${book.body} ${book.description_en ?? ''}`.match(/\S+/g) ?? [],
  )
  const dice = createDice(7)
  const authors = await growAuthors(db, Math.ceil(books / BOOKS_PER_AUTHOR), words, dice)
  await withoutSearchIndexes(db, async (tx) => {
    for (let first = 1; first <= books; first += BATCH) {
      const last = Math.min(first + BATCH - 1, books)
      const rows = Array.from({ length: last - first + 1 }, (_, index) =>
        aBook(first + index, authors, words, dice),
      )
      await insertBooks(tx, rows)
      say(`${last} of ${books} books`)
    }
  })
  for (const table of ['books', 'authors', 'search_entries', 'search_words'] as const)
    await sql`analyze ${sql.table(table)}`.execute(db)
}

async function insertBooks(tx: Tx, rows: readonly ReturnType<typeof aBook>[]): Promise<void> {
  await sql`
    insert into books (reference, title, description, language, author_id, genre, formats, is_featured, pages,
      mrp_paise, published_at)
    select reference, title, description, 'en', author_id, genre, string_to_array(formats, ','), false, pages,
      mrp_paise, published_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as generated(reference text, title text,
      description text, author_id int, genre text, formats text, pages int, mrp_paise bigint, published_at timestamptz)
    on conflict (reference) do nothing`.execute(tx)
}

/** Rebuilds the search indexes after `work`, all in one transaction: much faster than indexing so many books one by one. */
async function withoutSearchIndexes(db: Database, work: (tx: Tx) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ name: string; definition: string }>`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index
      join pg_class on pg_class.oid = indexrelid
      join pg_am on pg_am.oid = relam
      where amname = 'gin' and indrelid in ('books'::regclass, 'search_entries'::regclass, 'search_words'::regclass)`.execute(
      tx,
    )
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local maintenance_work_mem = '256MB'`.execute(tx)
    // The triggers' statements were planned for empty tables, and would be run so to the end.
    await sql`set local plan_cache_mode = force_custom_plan`.execute(tx)
    for (const { name } of rows) await sql`drop index ${sql.table(name)}`.execute(tx)
    await work(tx)
    for (const { definition } of rows) await sql.raw(definition).execute(tx)
  })
}

async function growAuthors(db: Database, count: number, words: string[], dice: Dice): Promise<number[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    slug: `generated-${index + 1}`,
    name: `${title(dice, words, 2)} ${index + 1}`,
  }))
  await sql`
    insert into authors (slug, name, language)
    select slug, name, 'en' from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as generated(slug text, name text)
    on conflict (slug) do nothing`.execute(db)
  const ids = await db.selectFrom('authors').select('id').where('slug', 'like', 'generated-%').execute()
  return ids.map((row) => row.id)
}

function aBook(number: number, authors: readonly number[], words: string[], dice: Dice) {
  return {
    reference: `GENERATED-${number}`,
    title: title(dice, words, 2 + dice.below(3)),
    description: Array.from({ length: WORDS_IN_DESCRIPTION }, () => dice.pick(words)).join(' '),
    author_id: dice.pick(authors),
    genre: dice.pick(genres),
    formats: bookFormats.filter((format) => format === 'paperback' || dice.below(3) === 0).join(','),
    pages: 40 + dice.below(600),
    mrp_paise: (150 + dice.below(700)) * 100,
    published_at: new Date(NEWEST - number * MINUTE_MS).toISOString(),
  }
}

function title(dice: Dice, words: string[], length: number): string {
  const text = Array.from({ length }, () => dice.pick(words)).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
