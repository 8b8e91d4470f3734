import type { PayoutMethod } from '@panai/contract/money/payout-methods'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { Keyring } from '../../keys/keyring.ts'
import { frozenAmong } from './freeze-payee.ts'
import { openSecrets } from './seal-details.ts'

/** The details to which an author is paid at this moment, numbers in full: for the bank's file and nothing else. */
export type Payable = {
  kind: 'payable'
  authorId: number
  /** The version of the details; a payout keeps it. */
  payeeId: number
  holderName: string
  resident: boolean
  /** null: the author gave none. */
  pan: { number: string; name: string; isVerified: boolean } | null
} & (
  | { method: Extract<PayoutMethod, 'Bank transfer'>; accountNumber: string; ifsc: string; bankName: string }
  | { method: Extract<PayoutMethod, 'UPI'>; upiId: string }
)

/** Why an author can't be paid. `no_name_at_bank`: the details are older than the question. `unconfirmed`: the mailed link was not opened. `frozen`: a change was not theirs, and nobody has talked to them yet. */
export type NotPayable = { authorId: number } & (
  | { kind: 'none' | 'unconfirmed' | 'unverified' | 'no_name_at_bank' | 'frozen' }
  | { kind: 'on_hold'; until: Date }
  | { kind: 'refused'; reason: string }
)

/**
 * What each of the authors can be paid to, by the clock of the transaction. The details are locked: a change of them waits until the
 * transaction ends. @throws Error when a value can't be decrypted.
 */
export async function payeesFor(
  tx: Tx,
  keys: Pick<Keyring, 'data'>,
  authorIds: readonly number[],
): Promise<Map<number, Payable | NotPayable>> {
  const rows = await rowsOf(tx, authorIds)
  const frozen = await frozenAmong(tx, authorIds)
  return new Map(
    authorIds.map((authorId) => {
      if (frozen.has(authorId)) return [authorId, { authorId, kind: 'frozen' }]
      const own = rows.filter((row) => row.author_id === authorId)
      const inForce = own.find(({ is_in_force }) => is_in_force)
      return [authorId, inForce ? decide(keys, inForce) : whyNone(authorId, own)]
    }),
  )
}

/** Newest first, and in one order for all who lock. */
async function rowsOf(tx: Tx, authorIds: readonly number[]) {
  const rows = await tx
    .selectFrom('payee_details')
    .selectAll()
    .select([
      sql<boolean>`coalesce(in_force_from <= now(), false)`.as('is_in_force'),
      sql<boolean>`confirmed_at is not null or confirm_by > now()`.as('is_open'),
    ])
    .where('author_id', '=', sql<number>`any(${[...authorIds]}::integer[])`)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute()
  return rows.reverse()
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

function whyNone(authorId: number, rows: Row[]): NotPayable {
  const [held] = rows.filter(({ in_force_from }) => in_force_from !== null)
  if (held?.in_force_from) return { authorId, kind: 'on_hold', until: held.in_force_from }
  return { authorId, kind: rows.some(({ is_open }) => is_open) ? 'unconfirmed' : 'none' }
}

function decide(keys: Pick<Keyring, 'data'>, row: Row): Payable | NotPayable {
  const authorId = row.author_id
  if (row.verification === 'refused') return { authorId, kind: 'refused', reason: row.refusal_reason ?? '' }
  if (row.verification !== 'verified') return { authorId, kind: 'unverified' }
  if (row.name_at_bank === null) return { authorId, kind: 'no_name_at_bank' }
  const { account_number, upi_id, pan } = openSecrets(keys.data, row)
  const payable = {
    kind: 'payable',
    authorId,
    payeeId: row.id,
    holderName: row.holder_name,
    resident: row.resident,
    pan: pan === null ? null : { number: pan, name: row.pan_name ?? '', isVerified: row.pan_verified },
  } as const
  if (upi_id !== null) return { ...payable, method: 'UPI', upiId: upi_id }
  return {
    ...payable,
    method: 'Bank transfer',
    accountNumber: account_number ?? '',
    ifsc: row.ifsc ?? '',
    bankName: row.bank_name ?? '',
  }
}
