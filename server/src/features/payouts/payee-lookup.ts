import { maskNumber, maskUpi } from '@panai/contract/payees/payee-rules'
import type { Keyring } from '../../keys/keyring.ts'
import { type NotPayable, noteReadings, openVersions, type Payable, payeesFor } from '../payees/index.ts'
import type { Payee, PayeeLookup } from './payee.ts'

/** Those who look after bank and tax details, as payouts need them. */
export function payeeLookup(keys: Pick<Keyring, 'data'>): PayeeLookup {
  return {
    async payeesFor(tx, authorIds) {
      const found = await payeesFor(tx, keys, authorIds)
      return new Map([...found].map(([id, payee]) => [id, toPayee(payee)]))
    },
    async accountsOf(tx, detailsIds, by) {
      const accounts = await openVersions(tx, keys, detailsIds)
      if (by.accountId !== null) await noteReadings(tx, detailsIds, { ...by, accountId: by.accountId })
      return accounts
    },
  }
}

const reasons = {
  none: 'no_details',
  unconfirmed: 'unconfirmed',
  on_hold: 'on_hold',
  unverified: 'unverified',
  no_name_at_bank: 'no_name_at_bank',
  refused: 'refused',
  frozen: 'frozen',
} as const

function toPayee(payee: Payable | NotPayable): Payee {
  if (payee.kind !== 'payable') return { payable: false, reason: reasons[payee.kind], hasPan: false }
  const hasPan = payee.pan?.isVerified ?? false
  if (!payee.resident) return { payable: false, reason: 'not_resident', hasPan }
  const { method, payeeId: detailsId } = payee
  const masked = payee.method === 'UPI' ? maskUpi(payee.upiId) : maskNumber(payee.accountNumber)
  return { payable: true, detailsId, method, masked: masked.slice(0, 120), hasPan }
}
