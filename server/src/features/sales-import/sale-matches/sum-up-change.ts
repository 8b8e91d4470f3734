import { hash } from 'node:crypto'
import { type Paise, paise, toRupees } from '@panai/contract/money/money'
import type { WaitReason } from '@panai/contract/sales/sales-import-states'
import type { MatchConsequences } from '@panai/contract/sales-import/staff/sale-matches'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { inUnits } from '../currency/in-units.ts'
import { sharesOf } from '../posting/judge-line.ts'
import type { Step } from './plan-change.ts'

/** Says the same of the same rows, sales, terms and rates, and something else when any of them has changed. */
export function nameOf(steps: readonly Step[]): string {
  const seen = steps.map(({ was, saleIds, line, judgement }) => [
    line.id,
    was,
    saleIds,
    line.bookId,
    line.format,
    judgement.state,
    judgement.waitsFor,
    judgement.amount,
    judgement.proceeds,
    judgement.taxes,
    sharesOf(judgement.earned),
    judgement.changesOn,
  ])
  return hash('sha256', JSON.stringify(seen), 'hex').slice(0, 32)
}

type Sum = { taken: number; given: number }
type OfCurrency = Sum & { rows: number; copies: number; proceeds: number }

/** What the change takes back and gives, for each author and currency; rows that are not posted move no money. */
export async function sumUp(db: Database | Tx, steps: readonly Step[]): Promise<MatchConsequences> {
  const posted = steps.filter(({ was }) => was.state === 'posted')
  const authors = new Map<number, Sum>()
  const currencies = new Map<MatchConsequences['currencies'][number]['currency'], OfCurrency>()
  const waiting = new Map<WaitReason, number>()
  for (const { judgement } of steps)
    if (judgement.waitsFor !== null)
      waiting.set(judgement.waitsFor, (waiting.get(judgement.waitsFor) ?? 0) + 1)
  for (const { was, line, judgement } of posted) {
    const nothing = { taken: 0, given: 0, rows: 0, copies: 0, proceeds: 0 }
    const here = currencies.get(line.currency) ?? nothing
    const [taken, given] = [was.shares, sharesOf(judgement.earned)].map((shares) =>
      shares.reduce((sum, { royalty }) => sum + royalty, 0),
    ) as [number, number] // as many as are mapped
    currencies.set(line.currency, {
      rows: here.rows + 1,
      copies: here.copies + line.units,
      proceeds: here.proceeds + (line.proceeds ?? 0),
      taken: here.taken + taken,
      given: here.given + given,
    })
    const add = (author: number, sum: Partial<Sum>) => {
      const before = authors.get(author) ?? { taken: 0, given: 0 }
      authors.set(author, {
        taken: before.taken + (sum.taken ?? 0),
        given: before.given + (sum.given ?? 0),
      })
    }
    for (const { authorId, royalty } of was.shares) add(authorId, { taken: royalty })
    for (const { authorId, royalty } of sharesOf(judgement.earned)) add(authorId, { given: royalty })
  }
  const sums = [...currencies.values()]
  return {
    preview: nameOf(steps),
    rows: steps.length,
    rows_posted: posted.length,
    rows_over_a_change: steps.filter(({ judgement }) => judgement.changesOn.length > 0).length,
    rows_waiting: [...waiting].map(([waits_for, rows]) => ({ waits_for, rows })),
    taken: inRupees(sums.reduce((sum, { taken }) => sum + taken, 0)),
    given: inRupees(sums.reduce((sum, { given }) => sum + given, 0)),
    authors: await describe(
      db,
      authors,
      posted.flatMap(({ saleIds }) => saleIds),
    ),
    currencies: [...currencies].map(([currency, { taken, given, proceeds, ...sum }]) => ({
      currency,
      ...sum,
      proceeds: inUnits(proceeds, currency),
      taken: inRupees(taken),
      given: inRupees(given),
    })),
  }
}

const inRupees = (amount: number) => toRupees(paise(amount) satisfies Paise)

/** The authors it affects, by name, and what can't be taken back: what was stated and what was paid. */
async function describe(db: Database | Tx, sums: ReadonlyMap<number, Sum>, saleIds: readonly number[]) {
  const given = [...sums].map(([author, sum]) => ({ author, ...sum }))
  const { rows } = await sql<{
    author_id: number
    author_name: string
    taken: number
    given: number
    is_stated: boolean
    is_below_zero: boolean
  }>`
    select authors.id as author_id, authors.name as author_name, taken, given,
      taken - given > greatest(coalesce(unpaid_paise, 0), 0) as is_below_zero,
      exists (
        select from sales join statements using (author_id)
        where sales.author_id = authors.id and sales.id = any(${[...saleIds]}::bigint[])
          and statements.state in ('issued', 'locked') and journal_id between first_journal_id and last_journal_id
      ) as is_stated
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as sums(author integer, taken bigint, given bigint)
    join authors on authors.id = sums.author left join author_totals on author_totals.author_id = authors.id
    order by taken desc, authors.id`.execute(db)
  return rows.map(({ taken, given, ...row }) => ({ ...row, taken: inRupees(taken), given: inRupees(given) }))
}
