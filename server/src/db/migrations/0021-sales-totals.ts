import { type Kysely, type RawBuilder, sql } from 'kysely'

/**
 * Sums of sales, each by its own keys. A sale is one author's; the copies and the money of a row that several authors share are the
 * company's once, and each author's own. A "kind" is channel and format.
 */
export const salesTotals = [
  { table: 'month_sales', keys: ['month', 'channel', 'format'], isCompany: true },
  { table: 'book_sales', keys: ['month', 'book_id'], isCompany: true },
  { table: 'book_kind_sales', keys: ['book_id', 'month', 'channel', 'format'], isCompany: true },
  { table: 'author_sales', keys: ['month', 'author_id'], isCompany: false },
  { table: 'author_kind_sales', keys: ['author_id', 'month', 'channel', 'format'], isCompany: false },
] as const

/** `channel_paise`: what the channels pay for the copies; `gross_paise`: what was paid to them. */
export const totalled = ['sold', 'returned', 'gross_paise', 'channel_paise', 'royalty_paise'] as const

const keyColumns = {
  month: 'month date not null check (extract(day from month) = 1)',
  channel: 'channel text not null',
  format: 'format text',
  book_id: 'book_id integer references books',
  author_id: 'author_id integer not null references authors',
} as const

export async function createSalesTotals(db: Kysely<unknown>): Promise<void> {
  for (const { table, keys } of salesTotals) {
    const columns = [
      ...keys.map((key) => keyColumns[key]),
      ...totalled.map((name) => `${name} bigint not null`),
    ]
    await sql`
      create table ${sql.table(table)} (${sql.raw(columns.join(', '))},
        unique nulls not distinct (${sql.raw(keys.join(', '))}))`.execute(db)
  }
}

/**
 * Sales with what they count: of a row that several authors share, the first sale that was posted with it leads and counts for the
 * company. Where one author has all of it nobody has to be asked.
 */
export function salesFacts(sales: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select author_id, book_id, format, channel, month, sum(royalty_paise) as royalty_paise,
      ${sql.raw(
        measures.map((name) => `sum(${name}) as ${name}, sum(${name} * leads) as ${name}_led`).join(', '),
      )}
    from (
      select made.author_id, made.book_id, made.format, made.channel, date_trunc('month', made.sold_on)::date as month,
        made.royalty_paise, coalesce(line.units_sold, greatest(made.quantity, 0)) as sold,
        coalesce(line.units_returned, greatest(-made.quantity, 0)) as returned,
        coalesce(line.amount_paise, made.amount_paise) as gross_paise,
        coalesce(line.proceeds_paise, made.amount_paise) as channel_paise,
        case when made.line_id is null or made.share_bp = 10000 or not exists (
          select from sales as first
          where first.line_id = made.line_id and first.journal_id = made.journal_id and first.id < made.id
        ) then 1 else 0 end as leads
      from ${sales} as made left join sale_lines as line on line.id = made.line_id
    ) as counted
    group by author_id, book_id, format, channel, month`
}

const measures = totalled.filter((name) => name !== 'royalty_paise')

/** What a table of totals sums up of the facts. */
export function sumsOf({ isCompany }: { isCompany: boolean }, sign = ''): RawBuilder<unknown> {
  const sums = totalled.map((name) => {
    const fact = isCompany && name !== 'royalty_paise' ? `${name}_led` : name
    return `${sign}sum(${fact}) as ${name}`
  })
  return sql.raw(sums.join(', '))
}

/** A sale's only change is to be reversed, so that rows which were changed are rows to take off again. */
export async function countSalesForReports(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_sales_for_reports() returns trigger language plpgsql as $$
    begin
      if not exists (select from changed) then
        return null;
      end if;
      perform lock_company_totals();
      with facts as materialized (${salesFacts(sql.raw('changed'))})
      ${insertTotals("case tg_op when 'INSERT' then 1 else -1 end * ")};
      return null;
    end $$`.execute(db)
  for (const [name, event] of [
    ['report_made', 'insert'],
    ['report_reversed', 'update'],
  ] as const)
    await sql`
      create trigger ${sql.ref(name)} after ${sql.raw(event)} on sales referencing new table as changed
      for each statement execute function count_sales_for_reports()`.execute(db)
  await sql`
    with facts as materialized (${salesFacts(sql.raw('(select * from sales where reversed_by is null)'))})
    ${insertTotals('')}`.execute(db)
}

/** The rest of a statement that adds the facts to every table, in the order of the keys. */
function insertTotals(sign: string): RawBuilder<unknown> {
  const inserts = salesTotals.map((total) => {
    const { table, keys } = total
    const names = sql.raw(keys.join(', '))
    const added = sql.raw(totalled.map((name) => `${name} = kept.${name} + excluded.${name}`).join(', '))
    const columns = sql.raw([...keys, ...totalled].join(', '))
    return sql`
      insert into ${sql.table(table)} as kept (${columns})
      select ${names}, ${sumsOf(total, sign)} from facts group by ${names} order by ${names}
      on conflict (${names}) do update set ${added}`
  })
  const others = inserts.slice(1).map((insert, at) => sql`${sql.ref(`into_${at}`)} as (${insert})`)
  return sql`, ${sql.join(others, sql`, `)} ${inserts[0]}`
}
