import { payeeMessages } from '@panai/contract/payees/payee-rules'
import { Refusal } from '../../http/refusal.ts'

/** For a mailed link that was used, is too old, was ended or never was. */
export function linkUsedUp(): Refusal {
  return new Refusal('invalid', payeeMessages.linkUsedUp, { errors: { token: [payeeMessages.linkUsedUp] } })
}
