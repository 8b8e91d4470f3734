import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { type Currency, minorDigits, readCurrency } from '@panai/contract/money/currencies'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import type {
  answerWaitingSales,
  previewWaitingAnswer,
} from '@panai/contract/sales-import/staff/waiting-sales'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { lookAhead } from '../../../db/look-ahead.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { countLines } from '../intake/count-lines.ts'
import { keepMatches } from '../sale-matches/lock-matches.ts'
import { type Outcome, reconsider } from './reconsider.ts'
import { waitingAs } from './waiting-as.ts'

type Said = Pick<ParsedInputOf<typeof previewWaitingAnswer>, 'waits_for' | 'key' | 'kind' | 'amount'>
type Given = ParsedInputOf<typeof answerWaitingSales> & { accountId: number }

/**
 * Takes what a person says of rows that wait: the price of a copy, what the channel pays, whether they were sold or came back, or that nothing is ever
 * posted of them. The figures of the file are kept beside it, and the rows are looked at again.
 * @returns how many of them lack nothing any more, and what those earn. @throws Refusal conflict when no such row waits any more.
 */
export async function answerWaiting(tx: Tx, { reason, accountId, ...said }: Given): Promise<Outcome> {
  return carryOut(tx, said, { reason, by: accountId })
}

/** What would come of it; nothing is changed. @throws Refusal as above */
export function previewAnswer(db: Database, said: Said): Promise<Outcome> {
  return lookAhead(db, (tx) => carryOut(tx, said, { reason: '', by: null }))
}

type Note = { reason: string; by: number | null }

async function carryOut(tx: Tx, said: Said, note: Note): Promise<Outcome> {
  await keepMatches(tx)
  const rows = await tx
    .selectFrom('sale_lines')
    .select(['id', 'import_id', 'currency'])
    .where(waitingAs(said))
    .orderBy('id')
    .forUpdate()
    .execute()
  const [first] = rows
  if (!first || (said.kind === 'net' && rows.length > 1))
    throw new Refusal('conflict', salesImportMessages.settled)
  const ids = sql`any(${rows.map(({ id }) => id)}::bigint[])`
  const currency = readCurrency(first.currency ?? '') ?? 'INR'
  await sql`
    update sale_lines set ${figuresOf(said, currency)}, answered = ${noted(said, note)} || jsonb_build_object('at', now(),
      'before', coalesce(answered -> 'before', ${figures}))
    where id = ${ids}`.execute(tx)
  if (said.kind !== 'written_off') return reconsider(tx, sql<SqlBool>`id = ${ids}`, () => null)
  for (const importId of new Set(rows.map(({ import_id }) => import_id))) await countLines(tx, importId)
  return { matched: 0, still_waiting: 0, royalty: 0 }
}

/** Each of them as the file has it. */
const figures = sql`
  jsonb_build_object('units', units, 'units_sold', units_sold, 'units_returned', units_returned, 'currency', currency,
    'list_price', list_price, 'amount', amount, 'proceeds', proceeds, 'royalty', royalty, 'tds', tds, 'tcs', tcs, 'gst', gst)`

function noted({ kind, amount }: Said, { reason, by }: Note): RawBuilder<unknown> {
  return sql`${JSON.stringify({ kind, amount, reason, by })}::jsonb`
}

/** What a row says then. */
function figuresOf({ kind, amount }: Said, currency: Currency): RawBuilder<unknown> {
  const inSmallest = Math.round((amount ?? 0) * 10 ** minorDigits[currency])
  switch (kind) {
    case 'price':
      return sql`list_price = ${inSmallest}, currency = ${currency}`
    case 'net':
      return sql`
        proceeds = case when coalesce(nullif(units, 0), pages) < 0 then -1 else 1 end * ${inSmallest}::bigint, currency = ${currency}`
    case 'net_percent':
      return sql`proceeds = round(amount * ${amount}::numeric / 100)`
    case 'sold':
      return sql`units = abs(units), units_sold = abs(units), units_returned = 0, ${moneyWithSign(1)}`
    case 'came_back':
      return sql`units = -abs(units), units_sold = 0, units_returned = abs(units), ${moneyWithSign(-1)}`
    case 'written_off':
      return sql`state = 'not_ours', waits_for = null`
  }
}

function moneyWithSign(sign: 1 | -1): RawBuilder<unknown> {
  return sql.join(
    ['amount', 'proceeds', 'royalty', 'tds', 'tcs', 'gst'].map(
      (name) => sql`${sql.ref(name)} = ${sql.lit(sign)} * abs(${sql.ref(name)})`,
    ),
  )
}

/**
 * Takes back what was said of a row that is not posted: it says again what its file says, and is looked at again.
 * @throws Refusal not_found; conflict when nothing was said of it, or it is posted.
 */
export async function askAgain(tx: Tx, lineId: number): Promise<Outcome> {
  await keepMatches(tx)
  const { rows } = await sql<{ import_id: number }>`
    update sale_lines set state = 'waiting', waits_for = case when book_id is null then 'book' else 'terms' end, answered = null,
      units = was.units, units_sold = was.units_sold, units_returned = was.units_returned, currency = was.currency,
      list_price = was.list_price, amount = was.amount, proceeds = was.proceeds, royalty = was.royalty, tds = was.tds, tcs = was.tcs, gst = was.gst
    from jsonb_to_record((select answered -> 'before' from sale_lines where id = ${lineId})) as was(units integer, units_sold integer,
      units_returned integer, currency text, list_price bigint, amount bigint, proceeds bigint, royalty bigint, tds bigint, tcs bigint, gst bigint)
    where id = ${lineId} and answered is not null and state in ('new', 'waiting', 'not_ours')
    returning import_id`.execute(tx)
  if (rows.length === 0) {
    const known = await tx.selectFrom('sale_lines').select('id').where('id', '=', lineId).executeTakeFirst()
    if (!known) throw new Refusal('not_found', staffMessages.notFound)
    throw new Refusal('conflict', salesImportMessages.notAnswered)
  }
  return reconsider(tx, sql<SqlBool>`id = ${lineId}`, () => null)
}
