import { sql } from 'kysely'
import { expect } from 'vitest'
import { pick } from './money-steps.ts'
import type { World } from './money-world.ts'
import { moneyOf } from './steps-of-imports.ts'

/** Of each book, until somebody writes another price down. */
const FIRST_MRP_PAISE = 29_900
const WHOLE = 10_000

type Posted = {
  order_id: string
  line_id: number
  /** Whether sales are known of which it takes copies back. */
  is_return: boolean
  author_id: number
  royalty: number
  share_bp: number
}
type Terms = {
  rules: { book_id: number; basis: string; rate_bp: number; valid_from: string }[]
  shares: { book_id: number; author_id: number; share_bp: number; valid_from: string }[]
  rates: { rupees: number; valid_from: string }[]
  prices: { book_id: number; format: string | null; price_paise: number; valid_from: string }[]
}

/** Reckons what was posted after that sale once more: from what the rows said, by the rules, shares, prices and rates of their days. */
export async function expectEarned(world: World, lastSale: number): Promise<void> {
  const { rows } = await sql<Posted & { book_id: number }>`
    select coalesce(order_id, '') as order_id, sales.book_id, sales.author_id, royalty_paise as royalty, share_bp,
      line_id, exists (
        select from returned_copies join sale_lines as sale on sale.id = sale_id
        where return_id = line_id and sale.book_id = sales.book_id) as is_return
    from sales join sale_lines on sale_lines.id = line_id where sales.id > ${lastSale} order by sales.id`.execute(
    world.db,
  )
  if (rows.length === 0) return
  const terms = await termsOf(world)
  await expectTakenBack(
    world,
    rows.flatMap(({ line_id, is_return }) => (is_return ? [line_id] : [])),
  )
  const others = rows.filter(({ is_return }) => !is_return)
  for (const [order, posted] of Map.groupBy(others, ({ order_id }) => order_id)) {
    const bookId = posted[0]?.book_id ?? 0
    const { day, royalty } = earnedBy(world, terms, { order, bookId })
    expect([order, posted.reduce((sum, one) => sum + one.royalty, 0)]).toEqual([order, royalty])
    expect([order, ...partsOf(posted)]).toEqual([order, ...partsOf(sharesOn(world, terms, bookId, day))])
    for (const one of posted) expect(Math.abs(one.royalty - (royalty * one.share_bp) / WHOLE)).toBeLessThan(1)
  }
}

function partsOf(shares: readonly { author_id: number; share_bp: number }[]): string[] {
  return shares.map(({ author_id, share_bp }) => `${author_id}: ${share_bp}`).sort()
}

async function termsOf({ db }: World): Promise<Terms> {
  const { rows } = await sql<Terms>`
    select
      (select coalesce(jsonb_agg(to_jsonb(royalty_rules) order by valid_from desc), '[]') from royalty_rules
        where withdrawn_at is null and agreement_id is not null) as rules,
      (select coalesce(jsonb_agg(to_jsonb(shares) || jsonb_build_object('valid_from', valid_from)), '[]')
        from shares join share_sets on share_sets.id = set_id where withdrawn_at is null) as shares,
      (select coalesce(jsonb_agg(to_jsonb(currency_rates) order by valid_from desc), '[]') from currency_rates
        where currency = 'USD') as rates,
      (select coalesce(jsonb_agg(to_jsonb(book_prices) order by valid_from desc), '[]') from book_prices
        where withdrawn_at is null) as prices`.execute(db)
  const [terms] = rows
  if (!terms) throw new Error('the terms were not found')
  return terms
}

type Sold = { order: string; bookId: number }

function earnedBy(world: World, terms: Terms, { order, bookId }: Sold): { day: string; royalty: number } {
  const number = Number(order.replace(/^\D+/, ''))
  if (order.startsWith('typed')) {
    const sale = world.typed[number]
    if (!sale) throw new Error(`nobody has typed ${order}`)
    const { day, copies, price } = sale
    return {
      day,
      royalty: royaltyOf(terms, {
        bookId,
        day,
        units: copies,
        amount: price * copies,
        proceeds: price * copies,
      }),
    }
  }
  const row = pick(world.sold, number)
  if (!row) throw new Error(`no file has ${order}`)
  const rate =
    row.currency === 'INR' ? 1 : terms.rates.find(({ valid_from }) => valid_from <= row.day)?.rupees
  expect(rate).toBeGreaterThan(0)
  const { amount, proceeds, royalty } = moneyOf(row)
  const { units } = row
  const { day } = row
  const times = rate ?? 0
  if (royalty !== null) return { day, royalty: royalty * times }
  return {
    day,
    royalty: royaltyOf(terms, { bookId, day, units, amount: amount * times, proceeds: proceeds * times }),
  }
}

type Taken = {
  copies: number
  sold: number
  gave: number
  took: number
  basis: string
  is_of_order: boolean
  rate_bp: number
  base: number
  owners: string
  owners_then: string
}

/**
 * Each part of a return takes from its sale: by copies what they gave, to a paisa for each author, or at its rate what the channel took off;
 * of the same people by the same shares.
 */
async function expectTakenBack({ db }: World, lineIds: readonly number[]): Promise<void> {
  const owners = sql`string_agg(author_id || ': ' || share_bp, ', ' order by author_id)`
  const { rows } = await sql<Taken>`
    select copies, sold, gave, took, here.basis, is_of_order, rate_bp, base, owners, owners_then
    from (select returned_copies.*, row_number() over (partition by return_id order by period_to, sale_id) as part
        from returned_copies join sale_lines as sale on sale.id = sale_id where return_id = any(${[...lineIds]}::bigint[])) as taken
      cross join lateral (
        select min(quantity) as sold, sum(royalty_paise)::bigint as gave, ${owners} as owners_then
        from sales where line_id = sale_id and reversed_by is null) as sale
      cross join lateral (
        select min(basis) as basis, sum(royalty_paise)::bigint as took, min(rate_bp) as rate_bp, min(base_paise) as base, ${owners} as owners
        from sales where line_id = return_id and sales.part = taken.part and reversed_by is null) as here`.execute(
    db,
  )
  for (const { copies, sold, gave, took, basis, is_of_order, rate_bp, base, owners, owners_then } of rows) {
    expect(owners).toBe(owners_then)
    const isByMoney = basis === 'net' && !is_of_order
    const expected = isByMoney ? (base * rate_bp) / WHOLE : -(gave * copies) / sold
    expect(Math.abs(took - expected)).toBeLessThanOrEqual(isByMoney ? 0.5 : 1)
    if (copies === sold && !isByMoney) expect(took).toBe(0 - gave) // no negative zero
  }
}

type Sale = { bookId: number; day: string; units: number; amount: number; proceeds: number }

/** Half a paisa up, of a return down. */
function royaltyOf({ rules, prices }: Terms, { bookId, day, units, amount, proceeds }: Sale): number {
  const rule = rules.find(({ book_id, valid_from }) => book_id === bookId && valid_from <= day)
  const base = rule?.basis === 'mrp' ? (amount === 0 ? 0 : units * mrpOn(prices, bookId, day)) : proceeds
  const size = Math.floor((Math.abs(base) * (rule?.rate_bp ?? WHOLE)) / WHOLE + 0.5)
  return base < 0 ? 0 - size : size
}

/** All that is sold here is an e-book: its own price goes before that of all formats, whichever is newer. */
function mrpOn(prices: Terms['prices'], bookId: number, day: string): number {
  const held = prices.filter(({ book_id, valid_from }) => book_id === bookId && valid_from <= day)
  const found = held.find(({ format }) => format === 'ebook') ?? held.find(({ format }) => format === null)
  return found?.price_paise ?? FIRST_MRP_PAISE
}

/** Before the first day of any shares the book's author has all of it. */
function sharesOn({ books, authors }: World, { shares }: Terms, bookId: number, day: string) {
  const ofBook = shares.filter(({ book_id, valid_from }) => book_id === bookId && valid_from <= day)
  const newest = ofBook
    .map(({ valid_from }) => valid_from)
    .sort()
    .at(-1)
  if (newest) return ofBook.filter(({ valid_from }) => valid_from === newest)
  const at = books.findIndex(({ id }) => id === bookId)
  return [{ author_id: authors[at] ?? 0, share_bp: WHOLE }]
}
