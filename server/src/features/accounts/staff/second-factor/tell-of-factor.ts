import type { Tx } from '../../../../db/transaction.ts'
import type { Keyring } from '../../../../keys/keyring.ts'
import { queueMail } from '../../../../mail/queue-mail.ts'
import { type FactorChange, secondFactorChanged } from '../../mails/second-factor-changed.ts'
import { tellEveryAddress } from '../../not-me/tell-every-address.ts'

/** Tells a change of the second factor at every address that the account had in the last 30 days, in the transaction that changes it. */
export function tellOfFactor(tx: Tx, keys: Keyring, accountId: number, change: FactorChange): Promise<void> {
  return tellEveryAddress(tx, keys, { accountId }, (noticeId) =>
    queueMail(tx, secondFactorChanged, { noticeId, change }),
  )
}
