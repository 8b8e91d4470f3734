import { type Kysely, sql } from 'kysely'

/** The library is narrowed to a language too, and stands in the order of titles or prices: each of these pages is read from an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const title = sql`title collate "und-x-icu"`
  for (const [name, columns] of [
    ['books_newest_of_language', sql`language, published_at desc, id desc`],
    ['books_by_title_of_language', sql`language, ${title}, id`],
    ['books_by_title_of_genre', sql`genre, ${title}, id`],
    ['books_by_price', sql`mrp_paise, id`],
    ['books_by_price_of_language', sql`language, mrp_paise, id`],
    ['books_by_price_of_genre', sql`genre, mrp_paise, id`],
  ] as const)
    await sql`create index ${sql.id(name)} on books (${columns}) where published_at is not null`.execute(db)
}
