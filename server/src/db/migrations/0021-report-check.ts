import { type Kysely, type RawBuilder, sql } from 'kysely'
import { salesFacts, salesTotals, sumsOf, totalled } from './0021-sales-totals.ts'

type Totals = (typeof salesTotals)[number]

/** How a row of the check names what differs. */
const titles = {
  month: "to_char(month, 'YYYY-MM')",
  channel: 'channel',
  format: "coalesce(format, 'no format')",
  book_id: "'book ' || coalesce(book_id::text, 'unknown')",
  author_id: "'author ' || author_id",
} as const

/** Counts anew what the reports read, and lists where it disagrees with what is kept: no row, all is well. */
export async function createReportCheck(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function report_differences()
    returns table (what text, author_id integer, kept bigint, counted bigint) language sql stable as $$
      with facts as materialized (${salesFacts(sql.raw('(select * from sales where reversed_by is null)'))})
      ${sql.join(salesTotals.map(differencesOf), sql` union all `)}
      union all
      select 'account ' || name || ' in ' || to_char(month, 'YYYY-MM') || shown.what, null, shown.kept, shown.counted
      from (
        select account_id, month,
          coalesce(sum(debit_paise) filter (where is_kept), 0)::bigint as kept_debit,
          coalesce(sum(debit_paise) filter (where not is_kept), 0)::bigint as counted_debit,
          coalesce(sum(credit_paise) filter (where is_kept), 0)::bigint as kept_credit,
          coalesce(sum(credit_paise) filter (where not is_kept), 0)::bigint as counted_credit
        from (
          select account_id, month, debit_paise, credit_paise, true as is_kept from account_months
          union all
          select account_id, date_trunc('month', occurred_on)::date, greatest(amount_paise, 0), greatest(-amount_paise, 0), false
          from postings join journals on journals.id = journal_id
        ) as entered group by account_id, month
      ) as summed join ledger_accounts on ledger_accounts.id = account_id and ledger_accounts.author_id is null,
      lateral (values (' debit', kept_debit, counted_debit), (' credit', kept_credit, counted_credit)) as shown(what, kept, counted)
      where shown.kept <> shown.counted
    $$`.execute(db)
}

function differencesOf(total: Totals): RawBuilder<unknown> {
  const { table, keys } = total
  const names = sql.raw(keys.join(', '))
  const title = sql.raw(keys.map((key) => titles[key]).join(" || ' ' || "))
  const author = keys.some((key) => key === 'author_id') ? sql.ref('author_id') : sql`null::integer`
  const compared = totalled.flatMap((name) => [
    sql`coalesce(sum(${sql.ref(name)}) filter (where is_kept), 0)::bigint as ${sql.ref(`kept_${name}`)}`,
    sql`coalesce(sum(${sql.ref(name)}) filter (where not is_kept), 0)::bigint as ${sql.ref(`counted_${name}`)}`,
  ])
  const shown = totalled.map(
    (name) => sql`(${sql.lit(` ${name}`)}, ${sql.ref(`kept_${name}`)}, ${sql.ref(`counted_${name}`)})`,
  )
  return sql`
    select ${title} || shown.what, ${author}, shown.kept, shown.counted
    from (
      select ${names}, ${sql.join(compared)}
      from (
        select ${names}, ${sql.raw(totalled.join(', '))}, true as is_kept from ${sql.table(table)}
        union all
        select ${names}, ${sumsOf(total)}, false from facts group by ${names}
      ) as entered group by ${names}
    ) as summed,
    lateral (values ${sql.join(shown)}) as shown(what, kept, counted)
    where shown.kept <> shown.counted`
}
