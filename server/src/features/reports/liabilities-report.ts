import { ages, reportMessages } from '@panai/contract/accounting/staff/reports'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { today } from '../../db/today.ts'
import { limitOf, type Page, type ReportTable, rupeesOf } from './report-table.ts'

type Row = { author_id: number; name: string; owed: number; parts: number[]; total_rows: number }

/**
 * What is owed to each author, most first, and since when. Payments are taken off the oldest royalties: what of the balance the
 * royalties since a month do not account for is older than that. Who owes us something is at the end, in the first age.
 */
export async function liabilitiesReport(db: Database, page: Page): Promise<ReportTable> {
  const { limit, offset } = limitOf(page)
  const { rows } = await sql<Row>`
    ${owedByAge()}
    select author_id, authors.name, owed, array[${sql.join(parts)}]::bigint[] as parts, (count(*) over ())::integer as total_rows
    from aged join authors on authors.id = author_id order by owed desc, author_id
    limit ${limit} offset ${offset}`.execute(db)
  const { rows: sums } = await sql<{ owed: number; parts: number[] }>`
    ${owedByAge()}
    select coalesce(sum(owed), 0)::bigint as owed, array[${sql.join(
      parts.map((part) => sql`coalesce(sum(${part}), 0)`),
    )}]::bigint[] as parts from aged`.execute(db)
  const [sum] = sums
  if (!sum) throw new Error('a sum of nothing is a row too')
  return {
    title: 'What is owed to authors',
    columns: [
      { title: 'Author', kind: 'text' },
      { title: 'Author no.', kind: 'count' },
      { title: 'Owed', kind: 'money' },
      ...ages.map(({ title }) => ({ title, kind: 'money' as const })),
    ],
    rows: rows.map(({ name, author_id, owed, parts: each }) => [
      name,
      author_id,
      rupeesOf(owed),
      ...each.map((part) => rupeesOf(Number(part))),
    ]),
    totals: ['Total', null, rupeesOf(sum.owed), ...sum.parts.map((part) => rupeesOf(Number(part)))],
    notes: [reportMessages.oldestFirst],
    totalRows: rows[0]?.total_rows ?? 0,
  }
}

const parts = ages.map((_, at) => sql.ref(`part_${at}`))

/** `aged`: a row for each author whose balance is not zero, split so that the parts add up to it. */
function owedByAge(): RawBuilder<unknown> {
  const sinces = ages.map(({ months }, at) => {
    const earned =
      months === null
        ? sql`0`
        : sql`coalesce(sum(royalty_paise) filter (
            where month >= (select (date_trunc('month', ${today}) - make_interval(months => ${months}::integer))::date)), 0)`
    return sql`${earned} as ${sql.ref(`since_${at}`)}`
  })
  // What is older than an age can't be more than what is older than the age before it: returns could make it so.
  const older = ages.map(({ months }, at) => {
    if (months === null) return sql`0`
    const bounds = ages
      .slice(0, at + 1)
      .map((_, before) => sql`greatest(owed - ${sql.ref(`since_${before}`)}, 0)`)
    return sql`case when owed < 0 then 0 else least(owed, ${sql.join(bounds)}) end`
  })
  const split = ages.map(
    (_, at) =>
      sql`(${at === 0 ? sql`owed` : (older[at - 1] ?? sql`0`)} - ${older[at] ?? sql`0`})::bigint as ${sql.ref(`part_${at}`)}`,
  )
  return sql`
    with balances as (
      select author_totals.author_id, unpaid_paise as owed, ${sql.join(sinces)}
      from author_totals left join author_months on author_months.author_id = author_totals.author_id
      where unpaid_paise <> 0 group by author_totals.author_id, unpaid_paise
    ),
    aged as (select author_id, owed, ${sql.join(split)} from balances)`
}
