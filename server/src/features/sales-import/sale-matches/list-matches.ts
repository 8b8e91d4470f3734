import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { paise, toRupees } from '@panai/contract/money/money'
import type { listSaleMatches, SaleMatch } from '@panai/contract/sales-import/staff/sale-matches'
import { sql } from 'kysely'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Database } from '../../../db/database.ts'
import { listRange } from '../../../http/lists.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toNamed } from '../sales-accounts/known-accounts.ts'

const posted = (what: string) => sql<number>`(
  select coalesce(${sql.raw(what)}, 0)::bigint from sale_lines where match_id = sale_matches.id and state = 'posted')`

function select(db: Database) {
  return db
    .selectFrom('sale_matches')
    .leftJoin('books', 'books.id', 'sale_matches.book_id')
    .leftJoin('authors', 'authors.id', 'books.author_id')
    .leftJoin('accounts', 'accounts.id', 'sale_matches.created_by')
    .leftJoin('sales_accounts', 'sales_accounts.id', 'sale_matches.sales_account_id')
    .selectAll('sale_matches')
    .select([
      'books.title as book_title',
      'authors.name as book_author',
      'accounts.name as created_by_name',
      'sales_accounts.name as sales_account_name',
      posted('count(*)').as('rows_posted'),
      posted('sum(units)').as('copies_posted'),
      sql<number>`(
        select coalesce(sum(royalty_paise), 0)::bigint from sale_lines join sales on line_id = sale_lines.id
        where match_id = sale_matches.id and state = 'posted' and reversed_by is null)`.as('royalty_posted'),
      sql<number>`(
        select count(*) from sale_lines where match_id = sale_matches.id and state in ('new', 'waiting', 'not_ours'))`.as(
        'rows_not_posted',
      ),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

/** What is remembered, by what the files write or by the book it means. */
export async function listMatches(db: Database, asked: ParsedInputOf<typeof listSaleMatches>) {
  const { limit, offset } = listRange(asked)
  const direction = asked.sort === 'created_at' ? 'asc' : 'desc'
  const found = db
    .selectFrom('sale_matches')
    .where('forgotten_at', asked.forgotten === 'true' ? 'is not' : 'is', null)
    .$if(asked.means !== undefined, (query) =>
      query.where('book_id', asked.means === 'book' ? 'is not' : 'is', null),
    )
    .$if(Boolean(asked.q), (query) => query.where(sql<boolean>`(${alike(asked.q ?? '')})`))
  const page = found
    .select('id')
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
  const [rows, counted] = await Promise.all([
    select(db)
      .where('sale_matches.id', 'in', page)
      .orderBy('sale_matches.created_at', direction)
      .orderBy('sale_matches.id', direction)
      .execute(),
    countUpTo(db, found.select('id')),
  ])
  return { rows: rows.map(toMatch), ...counted }
}

/** There are as many as somebody has matched by hand: some thousand. */
function alike(q: string) {
  const part = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`key ilike ${part} or exists (
    select from books join authors on authors.id = author_id where books.id = book_id and (
      books.title ilike ${part} or title_latin ilike ${part} or authors.name ilike ${part} or authors.name_latin ilike ${part}))`
}

/** @throws Refusal not_found */
export async function getMatch(db: Database, id: number): Promise<SaleMatch> {
  const row = await select(db).where('sale_matches.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', staffMessages.notFound)
  return toMatch(row)
}

function toMatch(row: Row): SaleMatch {
  return {
    id: row.id,
    version: row.version,
    channel: row.channel,
    sales_account: toNamed(row),
    identifier: row.identifier,
    title: row.title,
    author_name: row.author_name,
    is_by_title: row.key.startsWith('title '),
    book_id: row.book_id,
    book_title: row.book_title,
    book_author: row.book_author,
    format: row.format,
    reason: row.reason,
    created_by: row.created_by_name,
    created_at: row.created_at.toISOString(),
    forgotten_at: row.forgotten_at?.toISOString() ?? null,
    rows_posted: row.rows_posted,
    copies_posted: row.copies_posted,
    royalty_posted: toRupees(paise(row.royalty_posted)),
    rows_not_posted: row.rows_not_posted,
  }
}
