import type { PayoutMethod } from '@panai/contract/money/payout-methods'
import type { Tx } from '../../db/transaction.ts'
import { notifyAuthor, type PayeeNews } from '../notifications/index.ts'
import { shownOf } from './payee-rows.ts'

type Shown = {
  author_id: number
  method: PayoutMethod
  account_shown: string | null
  upi_shown: string | null
}

/** Puts a line behind the author's bell; the mail is queued apart, since it always goes. */
export function tellAuthor(tx: Tx, row: Shown, news: PayeeNews): Promise<void> {
  return notifyAuthor(tx, row.author_id, { kind: 'payee', news, method: row.method, shown: shownOf(row) })
}
