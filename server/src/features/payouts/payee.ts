import type { PayoutMethod } from '@panai/contract/money/payout-methods'
import type { HeldReason } from '@panai/contract/payouts/staff/payout-rules'
import type { Tx } from '../../db/transaction.ts'
import type { BankAccount } from '../payees/index.ts'

/** Where an author's money goes to, or why it can't; details are never changed, a change is another version. */
export type Payee =
  | {
      payable: true
      /** The version that is in force now. */
      detailsId: number
      method: PayoutMethod
      /** As screens show it. */
      masked: string
      /** Given and checked. */
      hasPan: boolean
    }
  | {
      payable: false
      reason: Extract<
        HeldReason,
        | 'no_details'
        | 'unconfirmed'
        | 'on_hold'
        | 'unverified'
        | 'no_name_at_bank'
        | 'refused'
        | 'frozen'
        | 'not_resident'
      >
      hasPan: boolean
    }

/** What payouts need of those who look after payees. */
export type PayeeLookup = {
  /** Of each author who has details, payable or not. */
  payeesFor(tx: Tx, authorIds: readonly number[]): Promise<Map<number, Payee>>
  /** Decrypts versions of details, and writes down that it was done. */
  accountsOf(
    tx: Tx,
    detailsIds: readonly number[],
    reading: { accountId: number | null; reason: string },
  ): Promise<Map<number, BankAccount>>
}
