import { messages } from '@panai/contract/http/messages'
import {
  CONFIRM_WITHIN_HOURS,
  cleanPayee,
  isPayoutMethod,
  payeeMessages,
  STOP_WITHIN_DAYS,
} from '@panai/contract/payees/payee-rules'
import type { PayeeChange } from '@panai/contract/payees/payees'
import { sql } from 'kysely'
import type { AuthorCaller } from '../../access/caller.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Keyring } from '../../keys/keyring.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { makeToken, type ProofDeps, provePassword, tellEveryAddress } from '../accounts/index.ts'
import { findBank } from './find-bank.ts'
import { refuseFrozen } from './freeze-payee.ts'
import { lockPayees } from './lock-payees.ts'
import { payeeLink } from './mails/payee-link.ts'
import { payeeNotice } from './mails/payee-notice.ts'
import { masksOf, sealSecrets } from './seal-details.ts'

/**
 * Keeps another version of the details, which counts once its mailed link was opened, and ends one that still waits for that.
 * @returns the number of the link's mail. @throws Refusal invalid for an IFSC without a branch, and for a wrong password; conflict while the author is frozen.
 */
export async function submitDetails(
  parts: ProofDeps,
  { accountId, authorId }: AuthorCaller,
  given: PayeeChange,
): Promise<number> {
  const bankName = await bankOf(cleanPayee(given).ifsc)
  await provePassword(parts, accountId, 'password', given.password)
  return inTransaction(parts.db, async (tx) => {
    await lockPayees(tx, authorId)
    await refuseFrozen(tx, authorId)
    await tx
      .updateTable('payee_details')
      .set({ ended_at: sql<Date>`now()`, ended_as: 'replaced' })
      .where('author_id', '=', authorId)
      .where('confirmed_at', 'is', null)
      .where('ended_at', 'is', null)
      .where('confirm_by', '>', sql<Date>`now()`)
      .execute()
    const id = await store(tx, parts.keys, { authorId, given, bankName })
    await tellEveryAddress(tx, parts.keys, { accountId, to: 'earlier' }, (noticeId) =>
      queueMail(tx, payeeNotice, { payeeId: id, about: 'given', noticeId }),
    )
    return queueMail(tx, payeeLink, { payeeId: id })
  })
}

async function bankOf(ifsc: string): Promise<string | null> {
  if (ifsc === '') return null
  const bank = await findBank(ifsc)
  if (bank === null)
    throw new Refusal('invalid', messages.invalidInput, { errors: { ifsc: [payeeMessages.unknownBranch] } })
  return bank
}

type New = { authorId: number; given: PayeeChange; bankName: string | null }

async function store(tx: Tx, keys: Keyring, { authorId, given, bankName }: New): Promise<number> {
  const { method } = given
  if (!isPayoutMethod(method)) throw new Error('a way of payment that the door lets nobody give')
  const fields = cleanPayee(given)
  // What is sealed is bound to the row, so its number has to be known before.
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('payee_details', 'id'))::integer as id`.execute(tx)
  const id = rows[0]?.id ?? 0
  const orNull = (text: string) => (text === '' ? null : text)
  const confirm = makeToken(keys, 'payee-confirm')
  const stop = makeToken(keys, 'payee-stop')
  const secrets = {
    account_number: orNull(fields.account_number),
    upi_id: orNull(fields.upi_id),
    pan: orNull(fields.pan),
  }
  await tx
    .insertInto('payee_details')
    .values({
      id,
      author_id: authorId,
      method,
      holder_name: fields.holder_name,
      name_at_bank: fields.name_at_bank,
      ifsc: orNull(fields.ifsc),
      bank_name: bankName,
      pan_name: orNull(fields.pan_name),
      resident: given.resident,
      ...masksOf(fields),
      ...sealSecrets(keys.data, { id, author_id: authorId, ifsc: orNull(fields.ifsc) }, secrets),
      confirm_nonce: confirm.nonce,
      confirm_hash: confirm.token_hash,
      confirm_by: sql<Date>`now() + ${CONFIRM_WITHIN_HOURS} * interval '1 hour'`,
      stop_nonce: stop.nonce,
      stop_hash: stop.token_hash,
      stop_by: sql<Date>`now() + ${STOP_WITHIN_DAYS} * interval '1 day'`,
    })
    .execute()
  return id
}
