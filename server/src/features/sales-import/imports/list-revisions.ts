import { type Currency, readCurrency } from '@panai/contract/money/currencies'
import { paise, toRupees } from '@panai/contract/money/money'
import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { inUnits, taxesInUnits } from '../currency/in-units.ts'
import { findLacking, lackingSales } from '../posting/compare-files.ts'
import { sharesOf } from '../posting/judge-line.ts'
import { lookAtReturns, nameOf, type ReturnAnew } from '../posting/returns-anew.ts'
import { loadRevised, type Revised } from '../posting/revised-sales.ts'
import { shownSums } from '../posting/shown-sums.ts'
import { findSuccessions } from '../posting/successions.ts'
import { findEarnings } from './find-earnings.ts'

type Shown = NonNullable<SalesImport['revisions']>
const MOST = 200

/** Rows to be posted that revise a posted one; where that has been undone since, there is nothing to be told. */
export function revising(importId: number) {
  return sql`
    sale_lines as own join sale_lines as earlier on earlier.id = own.revises_line_id and earlier.state = 'posted'
    where own.import_id = ${importId} and own.revises_line_id is not null and own.state = 'new'`
}

export async function hasRevisions(db: Database | Tx, importId: number): Promise<boolean> {
  const { rows } = await sql`select from ${revising(importId)} limit 1`.execute(db)
  return rows.length > 0 || (await findSuccessions(db, importId)).length > 0
}

/** Rows that revise earlier ones: what they say and said, and what posting changes for each author. */
export async function listRevisions(db: Database | Tx, importId: number): Promise<Shown | null> {
  const sums = await sumUp(db, importId)
  const returns = await lookAtReturns(db, importId)
  if (sums.rows === 0 && returns.length === 0) return null
  const mayHaveCome = await findMayHaveCome(db, importId)
  return {
    ...sums,
    may_have_come: mayHaveCome,
    authors: await compareAuthors(db, importId, returns),
    named: await nameRows(db, importId),
    returns: await tellReturns(db, returns),
  }
}

async function sumUp(
  db: Database | Tx,
  importId: number,
): Promise<Omit<Shown, 'authors' | 'named' | 'may_have_come' | 'returns'>> {
  const sum = (amount: string) =>
    sql`case when bool_and(${sql.ref(amount)} is not null) then sum(${sql.ref(amount)})::bigint end`
  const { rows } = await sql<
    { rows: number; copies: number; copies_before: number } & Record<'now' | 'before', number | null>
  >`
    select count(*)::integer as rows, coalesce(sum(own.units), 0)::integer as copies,
      coalesce(sum(earlier.units), 0)::integer as copies_before, ${sum('own.amount_paise')} as now, ${sum('earlier.amount_paise')} as before
    from ${revising(importId)}`.execute(db)
  const { rows: earned } = await sql<{ royalty: number }>`
    select coalesce(sum(royalty_paise), 0)::bigint as royalty from sales
    where reversed_by is null and line_id in (select earlier.id from ${revising(importId)})`.execute(db)
  const { now, before, ...counts } = rows[0] ?? {
    rows: 0,
    copies: 0,
    copies_before: 0,
    now: null,
    before: null,
  }
  return {
    ...counts,
    amount: rupees(now),
    amount_before: rupees(before),
    royalty_before: toRupees(paise(earned[0]?.royalty ?? 0)),
  }
}

/** Channels of rows that say now that they were paid, for which money was entered as a whole since the earliest of them was sold. */
async function findMayHaveCome(db: Database | Tx, importId: number): Promise<SalesChannel[]> {
  const { rows } = await sql<{ channel: SalesChannel }>`
    select channel from (
      select own.channel, min(own.period_from) as sold_from from ${revising(importId)} and own.is_paid and not earlier.is_paid
        and own.received_before_paise is distinct from own.proceeds_paise
      group by own.channel) as paid
    where exists (
      select from receipts join ledger_accounts on ledger_accounts.id = account_id
      where ledger_accounts.channel = paid.channel and line_id is null and received_on >= sold_from and reverses is null
        and not exists (select from receipts as back where back.reverses = receipts.id))
    order by channel`.execute(db)
  return rows.map(({ channel }) => channel)
}

async function compareAuthors(
  db: Database | Tx,
  importId: number,
  returns: readonly ReturnAnew[],
): Promise<Shown['authors']> {
  const shown = await shownSums(db, importId)
  const back = returns.flatMap(({ was, judgement }) => [
    ...was.shares.map(({ authorId, royalty }) => ({ author: authorId, before: royalty, now: 0 })),
    ...sharesOf(judgement.earned).map(({ authorId, royalty }) => ({
      author: authorId,
      before: 0,
      now: royalty,
    })),
  ])
  const { rows } = await sql<{ author_id: number; author_name: string; before: number; back: number }>`
    select authors.id as author_id, authors.name as author_name, before, back
    from (
      select author_id, sum(before)::bigint as before, sum(back)::bigint as back from (
        select author_id, royalty_paise as before, 0 as back from sales
        where reversed_by is null and line_id in (select earlier.id from ${revising(importId)})
        union all
        select author, before, now
        from jsonb_to_recordset(${JSON.stringify(back)}::jsonb) as given(author integer, before bigint, now bigint)
      ) as entered group by author_id) as sums
    join authors on authors.id = author_id`.execute(db)
  const compared = rows.map(({ back, ...row }) => ({ ...row, now: (shown.get(row.author_id) ?? 0) + back }))
  return compared
    .toSorted(
      (one, other) =>
        Math.abs(other.now - other.before) - Math.abs(one.now - one.before) ||
        one.author_id - other.author_id,
    )
    .slice(0, MOST)
    .map((row) => ({
      ...row,
      before: toRupees(paise(row.before)),
      now: toRupees(paise(row.now)),
      difference: toRupees(paise(row.now - row.before)),
    }))
}

type Row = Omit<Shown['named'][number], 'currency' | 'royalty' | 'royalty_before'> & {
  currency: string | null
  currency_before: string | null
  earlier_id: number
}

type NamedReturn = Omit<
  Shown['returns']['named'][number],
  'copies' | 'copies_before' | 'royalty' | 'royalty_before' | 'lacks_sale' | 'waits_for'
>

async function nameRows(db: Database | Tx, importId: number): Promise<Shown['named']> {
  const { rows } = await sql<Row>`
    select own.id, own.sheet, own.row_number as row, books.title as book_title, own.order_id, own.period_from::text, own.period_to::text,
      earlier.import_id, file_name, earlier.sheet as earlier_sheet, earlier.row_number as earlier_row, own.currency,
      earlier.currency as currency_before, own.units as copies, earlier.units as copies_before, own.amount, earlier.amount as amount_before,
      own.is_paid, earlier.is_paid as was_paid, own.received_before_paise as received_before, own.proceeds, earlier.proceeds as proceeds_before, earlier.id as earlier_id,
      case when own.tds is not null then jsonb_build_object('tds', own.tds, 'tcs', own.tcs, 'gst', own.gst) end as taxes,
      case when earlier.tds is not null then jsonb_build_object('tds', earlier.tds, 'tcs', earlier.tcs, 'gst', earlier.gst) end as taxes_before
    from (select own.*, earlier.id as earlier_id from ${revising(importId)} order by own.id limit ${MOST}) as own
    join sale_lines as earlier on earlier.id = own.earlier_id join sales_imports on sales_imports.id = earlier.import_id
    left join books on books.id = own.book_id
    order by own.id`.execute(db)
  const earns = await findEarnings(
    db,
    rows.map(({ id }) => ({ id, state: 'new' })),
  )
  const before = await loadRevised(
    db,
    rows.map(({ earlier_id }) => earlier_id),
  )
  return rows.map(({ earlier_id, currency: code, currency_before, ...row }) => {
    const currency = known(code)
    const money = (amount: number | null, of: Currency | null) =>
      amount === null ? null : inUnits(amount, of)
    return {
      ...row,
      currency,
      amount: money(row.amount, currency),
      amount_before: money(row.amount_before, known(currency_before)),
      proceeds: money(row.proceeds, currency),
      proceeds_before: money(row.proceeds_before, known(currency_before)),
      taxes: taxesInUnits(row.taxes, currency),
      taxes_before: taxesInUnits(row.taxes_before, known(currency_before)),
      received_before: toRupees(paise(row.received_before)),
      royalty: earns.get(row.id)?.royalty ?? 0,
      royalty_before: toRupees(sumOf(before.get(earlier_id)?.shares ?? [])),
    }
  })
}

/** Those that become something else only when what the import lacks is taken back. */
export async function listReturnsOfLacking(
  db: Database | Tx,
  importId: number,
): Promise<Shown['returns'] | null> {
  const successions = await lackingSales(db, await findLacking(db, importId))
  if (successions.length === 0) return null
  const others = new Set((await lookAtReturns(db, importId)).map((one) => nameOf([one])))
  const returns = (await lookAtReturns(db, importId, { successions })).filter(
    (one) => !others.has(nameOf([one])),
  )
  return returns.length === 0 ? null : tellReturns(db, returns)
}

async function tellReturns(db: Database | Tx, all: readonly ReturnAnew[]): Promise<Shown['returns']> {
  const returns = all.slice(0, MOST)
  const ids = returns.map(({ line }) => line.id)
  const { rows } = await sql<NamedReturn>`
    select back.id, back.sheet, back.row_number as row, books.title as book_title, back.order_id, back.period_from::text, back.period_to::text,
      back.import_id, file_name
    from sale_lines as back join sales_imports on sales_imports.id = back.import_id left join books on books.id = back.book_id
    where back.id = any(${ids}::bigint[])`.execute(db)
  const named = new Map(rows.map((row) => [row.id, row]))
  const told = returns.flatMap(({ was, line, unitsBefore, lacksSale, judgement }) => {
    const row = named.get(line.id)
    if (!row) return []
    return {
      ...row,
      copies: line.units,
      copies_before: unitsBefore,
      royalty: toRupees(sumOf(sharesOf(judgement.earned))),
      royalty_before: toRupees(sumOf(was.shares)),
      lacks_sale: lacksSale,
      waits_for: judgement.waitsFor,
    }
  })
  return { rows: all.length, named: told }
}

const sumOf = (shares: readonly Pick<Revised['shares'][number], 'royalty'>[]) =>
  paise(shares.reduce((sum, { royalty }) => sum + royalty, 0))
const known = (code: string | null) => (code === null ? null : readCurrency(code))
const rupees = (amount: number | null) => (amount === null ? null : toRupees(paise(amount)))
