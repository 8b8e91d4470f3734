import { randomUUID } from 'node:crypto'
import { receiptMessages } from '@panai/contract/accounting/staff/receipt-rules'
import type { createReceipt } from '@panai/contract/accounting/staff/receipts'
import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import { type Paise, paise } from '@panai/contract/money/money'
import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import { sql } from 'kysely'
import { brokenKey } from '../../db/broken-key.ts'
import { todayInIndia } from '../../db/today.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { debtorOf, postOne, reverseJournal } from '../royalties/index.ts'
import { findCounted, findStanding, lockOwed, type OwedRow } from '../sales-import/index.ts'
import { isOfSale } from './is-of-sale.ts'

type Given = ParsedInputOf<typeof createReceipt>
type By = { accountId: number; key: string | null }

/**
 * Records money that came, or was given back: the channel owes so much less. The same key again is the same money.
 * @returns its id. @throws Refusal invalid when its day is still to come, or the sale that it is for is unknown or owes less than that; conflict
 * when that was paid on the spot.
 */
export async function enterReceipt(tx: Tx, given: Given, { accountId, key }: By): Promise<number> {
  if (key !== null)
    await sql`select pg_advisory_xact_lock(hashtext('panai receipts'), ${accountId})`.execute(tx)
  const known = key === null ? null : await findByKey(tx, accountId, key)
  if (known !== null) return known
  const amount = paise(Math.round(given.amount * 100))
  const errors: Record<string, string[]> = {}
  if (given.received_on > (await todayInIndia(tx))) errors.received_on = [receiptMessages.dayToCome]
  const payer = await whoPays(tx, given)
  const row = given.line_id ? await checkLine(tx, { lineId: given.line_id, payer, amount }, errors) : null
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', messages.invalidInput, { errors })
  const { line_id = null, received_on, method, note } = given
  const account = debtorOf(row ?? payer)
  const journalId = await postOne(tx, {
    kind: 'receipt',
    occurredOn: received_on,
    reason: amount > 0 ? `Money received, ${method}` : `Refund paid, ${method}`,
    reference: `receipt ${randomUUID()}`,
    postings: [
      { account: 'cash', amount },
      { account, amount: paise(-amount) },
    ],
  })
  const { id } = await tx
    .insertInto('receipts')
    .values(({ selectFrom }) => ({
      account_id: selectFrom('ledger_accounts').select('id').where('name', '=', account),
      ...{ line_id, received_on, method, note },
      sale_identity: selectFrom('sale_lines').select('identity').where('id', '=', line_id),
      amount_paise: amount,
      journal_id: journalId,
      entered_by: accountId,
      idempotency_key: key,
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function findByKey(tx: Tx, accountId: number, key: string): Promise<number | null> {
  const found = await tx
    .selectFrom('receipts')
    .select('id')
    .where('entered_by', '=', accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return found?.id ?? null
}

type Payer = { channel: SalesChannel; account: number | null }

/** @throws Refusal invalid when there is no such account. */
async function whoPays(tx: Tx, { channel, sales_account_id }: Given): Promise<Payer> {
  if (sales_account_id === null) return { channel: channel ?? 'direct', account: null }
  const standing = await findStanding(tx, sales_account_id)
  return { channel: standing.channel, account: standing.id }
}

type ForLine = { lineId: number; payer: Payer; amount: Paise }

/** @returns the row: it may be on the account of one that is merged into the payer. */
async function checkLine(
  tx: Tx,
  { lineId, payer, amount }: ForLine,
  errors: Record<string, string[]>,
): Promise<OwedRow | null> {
  const line = await lockOwed(tx, lineId)
  if (line === null) errors.line_id = [receiptMessages.line]
  else if (line.channel !== payer.channel || line.standing !== payer.account)
    errors.line_id = [receiptMessages.lineOfOthers]
  else if (line.isPaid) throw new Refusal('conflict', receiptMessages.paid)
  else if (isBeyond(amount, await stillOwed(tx, lineId, line))) errors.amount = [receiptMessages.tooMuch]
  return line
}

async function stillOwed(tx: Tx, lineId: number, { owed }: OwedRow): Promise<number> {
  const { came } = await tx
    .selectFrom('receipts')
    .select(sql<number>`coalesce(sum(amount_paise), 0)::bigint`.as('came'))
    .where(isOfSale(lineId))
    .executeTakeFirstOrThrow()
  return owed - came
}

/** Of a return money is given back: both are negative. */
function isBeyond(amount: number, owed: number): boolean {
  return Math.sign(amount) !== Math.sign(owed) || Math.abs(amount) > Math.abs(owed)
}

/**
 * Takes one back that was a slip.
 * @returns the id of what takes it back. @throws Refusal not_found; conflict when that was done before, it takes another one back itself, or a file says
 * by now that its sale was paid, which was posted without what had come by this one.
 */
export async function enterReversal(
  tx: Tx,
  { id, reason }: { id: number; reason: string },
  by: number,
): Promise<number> {
  const first = await tx
    .selectFrom('receipts')
    .select(['account_id', 'line_id', 'sale_identity', 'amount_paise', 'method', 'reverses', 'journal_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!first) throw new Refusal('not_found', staffMessages.notFound)
  const { reverses, journal_id, amount_paise, ...rest } = first
  if (reverses !== null) throw new Refusal('conflict', receiptMessages.isReversal)
  if (rest.line_id !== null && rest.sale_identity !== null) {
    const posted = await findCounted(tx, { lineId: rest.line_id, identity: rest.sale_identity })
    if (posted !== null)
      throw new Refusal('conflict', `${receiptMessages.isCounted} See import No. ${posted}.`)
  }
  const today = await todayInIndia(tx)
  try {
    const reversal = await reverseJournal(tx, journal_id, { occurredOn: today, reason })
    const entered = await tx
      .insertInto('receipts')
      .values({
        ...rest,
        amount_paise: -amount_paise,
        received_on: today,
        note: reason,
        reverses: id,
        journal_id: reversal,
        entered_by: by,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return entered.id
  } catch (error) {
    if (brokenKey(error) !== null) throw new Refusal('conflict', receiptMessages.reversed)
    throw error
  }
}
