import { paise, toRupees } from '@panai/contract/money/money'
import type { ShareRole } from '@panai/contract/royalties/royalty-terms'
import type {
  Agreement,
  BookPrice,
  BookTerms,
  RoyaltyRule,
  ShareSet,
} from '@panai/contract/royalties/staff/terms'
import { toPercent } from '@panai/contract/royalties/staff/terms-fields'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

type Db = Database | Tx

/** What is agreed of a book, as the staff see it; null when there is no such book. */
export async function findBookTerms(db: Db, bookId: number): Promise<BookTerms | null> {
  const book = await db
    .selectFrom('books')
    .innerJoin('authors', 'authors.id', 'books.author_id')
    .select(['books.id', 'title', 'author_id', 'authors.name as author_name', 'formats', 'mrp_paise'])
    .where('books.id', '=', bookId)
    .executeTakeFirst()
  if (!book) return null
  const { mrp_paise, formats, ...rest } = book
  return {
    ...rest,
    formats: formats,
    mrp: toRupees(paise(mrp_paise)),
    prices: await readPrices(db, { bookId }),
    agreements: await readAgreements(db, { bookId }),
    share_sets: await readShareSets(db, { bookId }),
  }
}

export async function findAgreement(db: Db, id: number): Promise<Agreement | null> {
  const [agreement] = await readAgreements(db, { id })
  return agreement ?? null
}

export async function findRule(db: Db, id: number): Promise<RoyaltyRule | null> {
  const [rule] = await readRules(db, sql`rule.id = ${id}`)
  return rule ?? null
}

export async function findPrice(db: Db, id: number): Promise<BookPrice | null> {
  const [price] = await readPrices(db, { id })
  return price ?? null
}

export async function findShareSet(db: Db, id: number): Promise<ShareSet | null> {
  const [set] = await readShareSets(db, { id })
  return set ?? null
}

/** Rules in the order of their days, the last first. The state is by the day in India. */
export async function readRules(
  db: Db,
  which: ReturnType<typeof sql>,
  page: { limit: number; offset: number; oldestFirst?: boolean } = { limit: 1_000, offset: 0 },
): Promise<RoyaltyRule[]> {
  const direction = sql.raw(page.oldestFirst ? 'asc' : 'desc')
  const { rows } = await sql<Omit<RoyaltyRule, 'percent'> & { rate_bp: number }>`
    select id, agreement_id, format, channel, basis, rate_bp, valid_from, version,
      case when withdrawn_at is not null then 'withdrawn'
        when valid_from > india_today() then 'future'
        when exists (
          select from royalty_rules later
          where later.agreement_id is not distinct from rule.agreement_id and later.format is not distinct from rule.format
            and later.channel is not distinct from rule.channel and later.withdrawn_at is null
            and later.valid_from > rule.valid_from and later.valid_from <= india_today()) then 'past'
        else 'in_force' end as state
    from royalty_rules rule
    where ${which}
    order by valid_from ${direction}, id ${direction} limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows.map(({ rate_bp, ...rule }) => ({ ...rule, percent: toPercent(rate_bp) }))
}

type Which = { bookId: number } | { id: number }

async function readAgreements(db: Db, which: Which): Promise<Agreement[]> {
  const { rows } = await sql<Omit<Agreement, 'rules'>>`
    select id, book_id, publisher_of_record, signed_on, valid_from, valid_to, note, version
    from agreements where ${'id' in which ? sql`id = ${which.id}` : sql`book_id = ${which.bookId}`}
    order by valid_from desc`.execute(db)
  const ids = rows.map(({ id }) => id)
  const rules = ids.length > 0 ? await readRules(db, sql`rule.agreement_id = any(${ids}::int[])`) : []
  return rows.map((row) => ({ ...row, rules: rules.filter((rule) => rule.agreement_id === row.id) }))
}

async function readPrices(db: Db, which: Which): Promise<BookPrice[]> {
  const { rows } = await sql<Omit<BookPrice, 'mrp'> & { price_paise: number }>`
    select id, book_id, format, price_paise, valid_from, version,
      case when withdrawn_at is not null then 'withdrawn'
        when valid_from > india_today() then 'future'
        when exists (
          select from book_prices later
          where later.book_id = given.book_id and later.format is not distinct from given.format
            and later.withdrawn_at is null
            and later.valid_from > given.valid_from and later.valid_from <= india_today()) then 'past'
        else 'in_force' end as state
    from book_prices given
    where ${'id' in which ? sql`id = ${which.id}` : sql`book_id = ${which.bookId}`}
    order by valid_from desc, id desc`.execute(db)
  return rows.map(({ price_paise, ...price }) => ({ ...price, mrp: toRupees(paise(price_paise)) }))
}

async function readShareSets(db: Db, which: Which): Promise<ShareSet[]> {
  type Row = Omit<ShareSet, 'shares'> & {
    shares: { author_id: number; author_name: string; role: ShareRole; share_bp: number }[]
  }
  const { rows } = await sql<Row>`
    select id, book_id, valid_from, version,
      case when withdrawn_at is not null then 'withdrawn'
        when valid_from > india_today() then 'future'
        when exists (
          select from share_sets later
          where later.book_id = given.book_id and later.withdrawn_at is null
            and later.valid_from > given.valid_from and later.valid_from <= india_today()) then 'past'
        else 'in_force' end as state,
      (select jsonb_agg(jsonb_build_object('author_id', author_id, 'author_name', name, 'role', role,
          'share_bp', share_bp) order by share_bp desc, author_id)
        from shares join authors on authors.id = author_id where set_id = given.id) as shares
    from share_sets given
    where ${'id' in which ? sql`id = ${which.id}` : sql`book_id = ${which.bookId}`}
    order by valid_from desc, id desc`.execute(db)
  return rows.map(({ shares, ...row }) => ({
    ...row,
    shares: shares.map(({ share_bp, ...share }) => ({ ...share, percent: toPercent(share_bp) })),
  }))
}
