import { createHash } from 'node:crypto'
import { paise, toRupees } from '@panai/contract/money/money'
import { payoutMessages } from '@panai/contract/payouts/staff/payout-rules'
import type { ResultRow } from '@panai/contract/payouts/staff/payouts'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import type { GivenResult } from './read-result-file.ts'

export type PlannedResult = ResultRow & { payoutId: number | null; authorId: number | null }
export type ResultPlan = { rows: PlannedResult[]; token: string }

/** What banks and payment services call the two. */
const statusWords: Readonly<Record<string, 'completed' | 'failed'>> = {
  completed: 'completed',
  success: 'completed',
  successful: 'completed',
  processed: 'completed',
  paid: 'completed',
  failed: 'failed',
  failure: 'failed',
  rejected: 'failed',
  returned: 'failed',
  reversed: 'failed',
}

type Known = {
  id: number
  author_id: number
  author_name: string
  amount_paise: number
  status: string
  transaction_id: string | null
  reference: string
}

/**
 * What a table of results would do. The token is made of the file's rows and of what each of them would change: the same token means
 * the same changes.
 */
export async function planResults(db: Database | Tx, given: readonly GivenResult[]): Promise<ResultPlan> {
  const [known, taken] = await Promise.all([findPayouts(db, given), findTransactions(db, given)])
  const seen = { references: new Map<string, GivenResult>(), transactions: new Map<string, string>() }
  const rows = given.map((row) => {
    const payout = known.get(row.reference)
    const planned = planRow(row, payout, taken, seen)
    return {
      line: row.line,
      reference: row.reference,
      author_name: payout?.author_name ?? null,
      net: payout ? toRupees(paise(payout.amount_paise)) : null,
      transaction_id: row.transactionId || null,
      reason: row.reason || null,
      payoutId: payout?.id ?? null,
      authorId: payout?.author_id ?? null,
      ...planned,
    }
  })
  const token = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  return { rows, token }
}

type Seen = { references: Map<string, GivenResult>; transactions: Map<string, string> }
type Planned = Pick<ResultRow, 'outcome' | 'problem'>

function planRow(
  row: GivenResult,
  payout: Known | undefined,
  taken: ReadonlyMap<string, string>,
  seen: Seen,
): Planned {
  const status = statusWords[row.status]
  const before = seen.references.get(row.reference)
  seen.references.set(row.reference, row)
  if (!payout) return wrong(payoutMessages.unknownReference)
  if (!status) return wrong(payoutMessages.statusUnknown)
  if (row.transactionId.length > 100 || row.reason.length > 300) return wrong('A text is too long')
  if (before)
    return statusWords[before.status] === status && before.transactionId === row.transactionId
      ? { outcome: 'same', problem: null }
      : wrong(payoutMessages.referenceTwice)
  if (status === 'failed') {
    if (payout.status === 'failed') return { outcome: 'same', problem: null }
    return row.reason === '' ? wrong(payoutMessages.reasonMissing) : { outcome: 'failed', problem: null }
  }
  if (payout.status === 'failed') return wrong(payoutMessages.contradicts)
  if (row.transactionId === '') return wrong(payoutMessages.transactionMissing)
  const elsewhere = seen.transactions.get(row.transactionId)
  seen.transactions.set(row.transactionId, row.reference)
  if (elsewhere !== undefined) return wrong(payoutMessages.transactionTwice)
  if ((taken.get(row.transactionId) ?? row.reference) !== row.reference)
    return wrong(payoutMessages.transactionTaken)
  if (payout.status === 'processing') return { outcome: 'completed', problem: null }
  return payout.transaction_id === row.transactionId
    ? { outcome: 'same', problem: null }
    : wrong(payoutMessages.contradicts)
}

function wrong(problem: string): Planned {
  return { outcome: 'wrong', problem }
}

async function findPayouts(db: Database | Tx, given: readonly GivenResult[]): Promise<Map<string, Known>> {
  const references = given.map(({ reference }) => reference)
  const rows = await db
    .selectFrom('payouts')
    .innerJoin('authors', 'authors.id', 'payouts.author_id')
    .select([
      'payouts.id',
      'author_id',
      'authors.name as author_name',
      'amount_paise',
      'status',
      'transaction_id',
      'reference',
    ])
    .where('reference', '=', sql<string>`any(${references}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.reference, row]))
}

/** The payout that already has a transaction id of the file. */
async function findTransactions(
  db: Database | Tx,
  given: readonly GivenResult[],
): Promise<Map<string, string>> {
  const ids = given.flatMap(({ transactionId }) => transactionId || [])
  const rows = await db
    .selectFrom('payouts')
    .select(['transaction_id', 'reference'])
    .where('transaction_id', '=', sql<string>`any(${ids}::text[])`)
    .execute()
  return new Map(rows.map(({ transaction_id, reference }) => [transaction_id ?? '', reference]))
}
