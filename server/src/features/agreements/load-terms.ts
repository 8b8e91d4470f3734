import type { BookFormat, TrimSize } from '@panai/contract/language/vocabulary'
import { paise } from '@panai/contract/money/money'
import { type PublisherOfRecord, type RuleBasis, WHOLE } from '@panai/contract/royalties/royalty-terms'
import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { allRates } from '../rates/index.ts'
import { loadPrices } from './load-prices.ts'
import type { Agreement, BookTerms, RoyaltyRule, ShareSet, Terms } from './terms.ts'

type Db = Database | Tx

/** What royalties of these books are decided by, on every day; seven queries however many there are. */
export async function loadTerms(db: Db, bookIds: readonly number[]): Promise<Terms> {
  const ids = [...new Set(bookIds)]
  const books = await readBooks(db, ids)
  const prices = await loadPrices(db, ids)
  const rules = await readRules(db, ids)
  const agreements = await readAgreements(db, ids, rules)
  const shareSets = await readShareSets(db, ids)
  return {
    books: new Map(
      books.map(({ id, authorId, mrp, ...book }): [number, BookTerms] => [
        id,
        {
          ...book,
          mrp: paise(mrp),
          prices: prices.get(id) ?? [],
          authorShare: [{ authorId, share: WHOLE }],
          agreements: agreements.get(id) ?? [],
          shareSets: shareSets.get(id) ?? [],
        },
      ]),
    ),
    companyRules: rules.get(null) ?? [],
    calculatorRates: await allRates(db),
  }
}

async function readBooks(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{
    id: number
    authorId: number
    formats: BookFormat[]
    pages: number | null
    trimSize: TrimSize | null
    mrp: number
  }>`
    select id, author_id as "authorId", formats, pages, trim_size as "trimSize", mrp_paise as mrp
    from books where id = any(${ids}::int[])`.execute(db)
  return rows
}

/** Of each agreement, and under null the company's own. */
async function readRules(db: Db, ids: readonly number[]): Promise<Map<number | null, RoyaltyRule[]>> {
  const { rows } = await sql<{
    agreementId: number | null
    id: number
    format: BookFormat | null
    channel: SalesChannel | null
    basis: RuleBasis
    rate: number
    validFrom: string
  }>`
    select agreement_id as "agreementId", id, format, channel, basis, rate_bp as rate, valid_from as "validFrom"
    from royalty_rules
    where withdrawn_at is null and (book_id is null or book_id = any(${ids}::int[]))`.execute(db)
  const rules = new Map<number | null, RoyaltyRule[]>()
  for (const { agreementId, ...rule } of rows) addTo(rules, agreementId, rule)
  return rules
}

async function readAgreements(
  db: Db,
  ids: readonly number[],
  rules: ReadonlyMap<number | null, RoyaltyRule[]>,
): Promise<Map<number, Agreement[]>> {
  const { rows } = await sql<{
    id: number
    bookId: number
    publisherOfRecord: PublisherOfRecord
    validFrom: string
    validTo: string | null
  }>`
    select id, book_id as "bookId", publisher_of_record as "publisherOfRecord", valid_from as "validFrom",
      valid_to as "validTo"
    from agreements where book_id = any(${ids}::int[])`.execute(db)
  const agreements = new Map<number, Agreement[]>()
  for (const { id, bookId, ...agreement } of rows)
    addTo(agreements, bookId, { ...agreement, rules: rules.get(id) ?? [] })
  return agreements
}

async function readShareSets(db: Db, ids: readonly number[]): Promise<Map<number, ShareSet[]>> {
  const { rows } = await sql<ShareSet & { bookId: number }>`
    select share_sets.book_id as "bookId", valid_from as "validFrom",
      (select jsonb_agg(jsonb_build_object('authorId', author_id, 'share', share_bp) order by author_id)
        from shares where set_id = share_sets.id) as shares
    from share_sets where withdrawn_at is null and share_sets.book_id = any(${ids}::int[])
    order by valid_from desc`.execute(db)
  const sets = new Map<number, ShareSet[]>()
  for (const { bookId, ...set } of rows) addTo(sets, bookId, set)
  return sets
}

function addTo<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
