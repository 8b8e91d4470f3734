import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import { readCurrency } from '@panai/contract/money/currencies'
import type {
  CurrencyRate,
  createCurrencyRate,
  listCurrencyRates,
} from '@panai/contract/sales-import/staff/currency-rates'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { type SqlBool, sql } from 'kysely'
import { brokenKey } from '../../../db/broken-key.ts'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { listRange } from '../../../http/lists.ts'
import { Refusal } from '../../../http/refusal.ts'
import { lockPosting } from '../intake/lock-import.ts'
import { removeLines } from '../intake/remove-lines.ts'
import { reconsider } from '../waiting/reconsider.ts'

type Row = {
  id: number
  currency: string
  valid_from: string
  rupees: number
  note: string | null
  created_at: Date
}

export async function listRates(db: Database, asked: ParsedInputOf<typeof listCurrencyRates>) {
  const { limit, offset } = listRange(asked)
  const among = db
    .selectFrom('currency_rates')
    .$call((query) =>
      asked.currency === undefined ? query : query.where(sql`currency`, '=', asked.currency),
    )
  const [rows, { total }] = await Promise.all([
    among
      .selectAll()
      .orderBy('valid_from', asked.sort.startsWith('-') ? 'desc' : 'asc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
    among.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows: rows.map(toRate), total }
}

/** @throws Refusal not_found */
export async function getRate(db: Database | Tx, id: number): Promise<CurrencyRate> {
  const row = await db.selectFrom('currency_rates').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', staffMessages.notFound)
  return toRate(row)
}

/** Converts the rows that waited for it, and reads files again that are read, not posted and affected by it. */
export async function addRate(
  tx: Tx,
  fields: ParsedInputOf<typeof createCurrencyRate>,
): Promise<CurrencyRate> {
  await lockPosting(tx)
  const { currency, valid_from } = fields
  const { id } = await onFreeDay(
    tx.insertInto('currency_rates').values(fields).returning('id').executeTakeFirstOrThrow(),
  )
  await queueReread(tx, currency, valid_from)
  await reconsider(
    tx,
    sql<SqlBool>`waits_for = 'currency_rate' and currency = ${currency} and period_to >= ${valid_from}::date`,
    () => null,
  )
  return getRate(tx, id)
}

/** @throws Refusal not_found, conflict when sales were posted by it. */
export async function takeBackRate(tx: Tx, id: number): Promise<void> {
  await lockPosting(tx)
  const { currency, valid_from } = await getRate(tx, id)
  const { rows } = await sql<{ used: boolean }>`
    select exists (
      select from sale_lines where state = 'posted' and currency <> 'INR' and currency = ${currency}
        and period_to >= ${valid_from}::date and period_to < coalesce((
          select min(valid_from) from currency_rates where currency = ${currency} and valid_from > ${valid_from}::date), 'infinity')
    ) as used`.execute(tx)
  if (rows[0]?.used) throw new Refusal('conflict', salesImportMessages.rateUsed)
  await tx.deleteFrom('currency_rates').where('id', '=', id).execute()
  await queueReread(tx, currency, valid_from)
}

function toRate({ id, currency: code, valid_from, rupees, note, created_at }: Row): CurrencyRate {
  const currency = readCurrency(code)
  if (currency === null) throw new Error(`the currency ${code} has a rate and is not known`)
  return { id, currency, valid_from, rupees, note, created_at: created_at.toISOString() }
}

async function onFreeDay<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (brokenKey(error) !== 'currency_rates_currency_valid_from_key') throw error
    const errors = { valid_from: [salesImportMessages.rateDayTaken] }
    throw new Refusal('invalid', messages.invalidInput, { errors })
  }
}

/** Lets files be read again that are not posted, and whose rows in this currency are calculated otherwise from that day (ISO date) on. */
async function queueReread(tx: Tx, currency: string, from: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update sales_imports set state = 'reading', progress = 0, rows_read = 0, totals = null
    where state = 'ready' and exists (
      select from sale_lines where import_id = sales_imports.id and currency <> 'INR' and currency = ${currency}
        and period_to >= ${from}::date and state = 'new')
    returning id`.execute(tx)
  await removeLines(
    tx,
    rows.map(({ id }) => id),
  )
}
