import { paise, toRupees } from '@panai/contract/money/money'
import { WHOLE } from '@panai/contract/royalties/royalty-terms'
import { toPercent } from '@panai/contract/royalties/staff/terms-fields'
import type { LineEarnings } from '@panai/contract/sales-import/staff/sale-lines'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Earned } from '../../agreements/index.ts'
import { exchangeRate } from '../../royalties/index.ts'
import { loadRates } from '../currency/known-rates.ts'
import { judgeLine } from '../posting/judge-line.ts'
import { KnownTerms } from '../posting/known-terms.ts'
import { selectLines, toLine, withSales } from '../posting/stored-lines.ts'

type Row = { id: number; state: string }
type Part = Omit<Earned, 'kind' | 'ruleId' | 'royalty'>
type Earnings = Pick<LineEarnings, 'exchange_rate'> & { parts: readonly Part[] }

/** What each of these rows earns: new ones by the terms and rates of now, by which they would be posted; posted ones as they were. */
export async function findEarnings(
  db: Database | Tx,
  rows: readonly Row[],
): Promise<ReadonlyMap<number, LineEarnings>> {
  const ids = (state: string) => rows.filter((row) => row.state === state).map(({ id }) => id)
  const [toPost, posted] = await Promise.all([judged(db, ids('new')), sold(db, ids('posted'))])
  const earned = [...toPost, ...posted]
  const names = await namesOf(
    db,
    earned.flatMap(([, { parts }]) => parts.flatMap(({ shares }) => shares.map(({ authorId }) => authorId))),
  )
  return new Map(earned.map(([id, one]) => [id, shown(one, names)]))
}

async function judged(db: Database | Tx, ids: readonly number[]): Promise<[number, Earnings][]> {
  if (ids.length === 0) return []
  const lines = await withSales(db, (await selectLines(db).where('id', 'in', ids).execute()).map(toLine))
  const [rates, terms] = [await loadRates(db), new KnownTerms(db)]
  await terms.load(lines.flatMap(({ bookId }) => bookId ?? []))
  return lines.flatMap((line): [number, Earnings][] => {
    const { earned: parts } = judgeLine(line, { rates, terms })
    return parts.length > 0
      ? [[line.id, { parts, exchange_rate: rates.shownOn(line.currency, line.soldOn) }]]
      : []
  })
}

async function sold(db: Database | Tx, ids: readonly number[]): Promise<[number, Earnings][]> {
  if (ids.length === 0) return []
  const sales = await db
    .selectFrom('sales as page')
    .innerJoin('sale_lines', 'sale_lines.id', 'page.line_id')
    .select(['line_id', 'page.author_id', 'share_bp', 'royalty_paise', 'basis', 'list_price_paise'])
    .select(['base_paise', 'cost_paise', 'rate_bp', 'quantity', 'part', exchangeRate])
    .where('line_id', 'in', ids)
    .where('reversed_by', 'is', null)
    .orderBy('part')
    .orderBy('page.id')
    .execute()
  const alike = Map.groupBy(sales, ({ line_id }) => line_id)
  return [...alike].flatMap(([id, ofLine]): [number, Earnings][] => {
    const [first] = ofLine
    // Of sales that were entered before it was kept, nothing but the royalty is known.
    if (!first?.basis || id === null) return []
    return [[id, { exchange_rate: first.exchange_rate, parts: partsOf(ofLine) }]]
  })
}

type Sold = {
  part: number
  author_id: number
  quantity: number
  royalty_paise: number
  share_bp: number | null
  basis: Part['basis'] | null
  list_price_paise: number | null
  base_paise: number | null
  cost_paise: number | null
  rate_bp: number | null
}

function partsOf(sales: readonly Sold[]): Part[] {
  return [...Map.groupBy(sales, ({ part }) => part).values()].flatMap((ofPart): Part[] => {
    const [first] = ofPart
    if (!first) return []
    const { quantity, basis, list_price_paise: price, base_paise, cost_paise, rate_bp } = first
    const shares = ofPart.map(({ author_id, share_bp, royalty_paise }) => ({
      authorId: author_id,
      share: share_bp ?? WHOLE,
      royalty: paise(royalty_paise),
    }))
    return [
      {
        units: quantity,
        basis: basis ?? 'file',
        listPrice: price === null ? null : paise(price),
        base: paise(base_paise ?? 0),
        cost: paise(cost_paise ?? 0),
        rate: rate_bp ?? WHOLE,
        shares,
      },
    ]
  })
}

async function namesOf(db: Database | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const authors = await db.selectFrom('authors').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(authors.map(({ id, name }) => [id, name]))
}

function shown({ exchange_rate, parts }: Earnings, names: ReadonlyMap<number, string>): LineEarnings {
  return {
    exchange_rate,
    royalty: sumOf(parts.flatMap(({ shares }) => shares)),
    parts: parts.map(({ units, basis, listPrice, base, cost, rate, shares }) => ({
      copies: units,
      basis,
      percent: toPercent(rate),
      list_price: listPrice === null ? null : toRupees(listPrice),
      base: toRupees(base),
      cost: toRupees(cost),
      royalty: sumOf(shares),
      shares: shares.map(({ authorId, share, royalty }) => ({
        author_id: authorId,
        author_name: names.get(authorId) ?? '',
        percent: toPercent(share),
        royalty: toRupees(royalty),
      })),
    })),
  }
}

function sumOf(shares: Part['shares']): number {
  return toRupees(paise(shares.reduce((sum, { royalty }) => sum + royalty, 0)))
}
