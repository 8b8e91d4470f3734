import { createHash } from 'node:crypto'
import { brand } from '@panai/contract/brand/brand'
import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { paise } from '@panai/contract/money/money'
import type { PayoutMethod } from '@panai/contract/money/payout-methods'
import { decimalRupees } from '@panai/contract/money/rupees'
import { bankModes, payoutMessages } from '@panai/contract/payouts/staff/payout-rules'
import type { Tx } from '../../db/transaction.ts'
import { writeCsv } from '../../formats/csv/write-csv.ts'
import { Refusal } from '../../http/refusal.ts'
import type { BankAccount } from '../payees/index.ts'
import { isLeftOut } from './left-out.ts'
import type { PayeeLookup } from './payee.ts'

/** Described in docs/operations/payout-files.md. */
const headings: Record<PayoutMethod, readonly string[]> = {
  'Bank transfer': [
    'reference',
    'fund_account_type',
    'name',
    'account_number',
    'ifsc',
    'amount',
    'mode',
    'narration',
  ],
  UPI: ['reference', 'fund_account_type', 'name', 'upi_id', 'amount', 'mode', 'narration'],
}

export type BankFile = { name: string; text: string }

/**
 * The payouts of a run that go one way, as a table for the bank; all that were made, whatever became of them since, to the details that
 * held then: the same at each time, but without those of authors who are frozen. Who takes it is written down.
 * @throws Refusal conflict before the run is paid in full, or where details have no name that banks take; not_found when nobody is paid this way.
 */
export async function takeBankFile(
  tx: Tx,
  deps: PayeeLookup,
  { runId, method, by }: { runId: number; method: PayoutMethod; by: number | null },
): Promise<BankFile> {
  const run = await tx
    .selectFrom('payout_runs')
    .select(['state', 'month'])
    .where('id', '=', runId)
    .executeTakeFirst()
  if (!run) throw new Refusal('not_found', staffMessages.notFound)
  if (run.state !== 'made') throw new Refusal('conflict', payoutMessages.notMade)
  const payouts = await tx
    .selectFrom('payout_items')
    .innerJoin('payouts', 'payouts.id', 'payout_items.payout_id')
    .select(['payouts.reference', 'amount_paise', 'details_id'])
    .where('run_id', '=', runId)
    .where('payout_items.method', '=', method)
    .where(({ not }) => not(isLeftOut))
    .orderBy('payout_items.id')
    .execute()
  if (payouts.length === 0) throw new Refusal('not_found', payoutMessages.nothingByMethod)
  const accounts = await deps.accountsOf(
    tx,
    payouts.map(({ details_id }) => details_id ?? 0),
    { accountId: by, reason: `${bankModes[method]} file of payout run ${runId}` },
  )
  const nameless = payouts.filter(({ details_id }) => !accounts.get(details_id ?? 0)?.name)
  if (nameless.length > 0)
    throw new Refusal(
      'conflict',
      payoutMessages.namesMissing(nameless.map(({ reference }) => reference).join(', ')),
    )
  const month = run.month.slice(0, 7)
  const rows = payouts.map(({ reference, amount_paise, details_id }) => {
    const account = accounts.get(details_id ?? 0)
    if (account?.method !== method) throw new Error(`payout ${reference} has no account of its method`)
    const narration = `${brand.name} royalty ${month}`
    return [reference, ...cellsOf(account), decimalRupees(paise(amount_paise)), bankModes[method], narration]
  })
  const text = writeCsv([headings[method], ...rows])
  await tx
    .insertInto('payout_file_downloads')
    .values({
      run_id: runId,
      method,
      rows: rows.length,
      sha256: createHash('sha256').update(text).digest('hex'),
      account_id: by,
    })
    .execute()
  return { name: `${bankModes[method].toLowerCase()}-${month}-run-${runId}.csv`, text }
}

function cellsOf({ name, ...account }: BankAccount): string[] {
  return account.method === 'UPI'
    ? ['vpa', name ?? '', account.upiId]
    : ['bank_account', name ?? '', account.accountNumber, account.ifsc]
}
