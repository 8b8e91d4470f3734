import { enquiryTexts } from '@panai/contract/enquiries/staff/enquiry-states'
import { messages } from '@panai/contract/http/messages'
import { sql } from 'kysely'
import { deliverableAddress } from '../../../config/mailbox.ts'
import { lockAccount } from '../../../db/lock-account.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { refuseStale } from '../../../http/refuse-stale.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { enquiryAnswer } from '../enquiry-answer.ts'

type Entry = { id: number; text: string; accountId: number; idempotencyKey: string | null }

/**
 * Answers an enquiry: the answer is stored and its mail queued by the same transaction. Answering what looked like spam
 * decided that it is none. The same again with its key answers nothing twice.
 * @throws Refusal conflict when somebody else was quicker, or no mail can be sent to that address.
 */
export async function answer(tx: Tx, { version, ...entry }: Entry & { version: number }): Promise<void> {
  if (await isKnown(tx, 'answer', entry)) return
  const changed = await tx
    .updateTable('enquiries')
    .set({
      state: 'answered',
      waiting_since: null,
      is_suspect: false,
      first_answered_at: sql<Date>`coalesce(first_answered_at, now())`,
      last_answered_at: sql<Date>`now()`,
      assignee_id: sql<number>`coalesce(assignee_id, ${entry.accountId}::integer)`,
    })
    .where('id', '=', entry.id)
    .where('version', '=', version)
    .returning('email')
    .executeTakeFirst()
  if (!changed) return refuseStale(tx, 'enquiries', entry.id)
  if (deliverableAddress(changed.email) === null) throw new Refusal('conflict', enquiryTexts.noAddress)
  const added = await add(tx, 'answer', entry)
  const mail_id = await queueMail(tx, enquiryAnswer, { entryId: added, enquiryId: entry.id })
  await tx.updateTable('enquiry_entries').set({ mail_id }).where('id', '=', added).execute()
}

/** Adds a note for the company's people. @throws Refusal not_found. */
export async function note(tx: Tx, entry: Entry): Promise<void> {
  if (await isKnown(tx, 'note', entry)) return
  const enquiry = await tx.selectFrom('enquiries').select('id').where('id', '=', entry.id).executeTakeFirst()
  if (!enquiry) throw new Refusal('not_found', enquiryTexts.notFound)
  await add(tx, 'note', entry)
}

async function add(
  tx: Tx,
  kind: 'answer' | 'note',
  { id, text, accountId, idempotencyKey }: Entry,
): Promise<number> {
  const row = await tx
    .insertInto('enquiry_entries')
    .values({ enquiry_id: id, kind, text, account_id: accountId, idempotency_key: idempotencyKey })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Whether this very entry is there already. @throws Refusal conflict when its key came with another one. */
async function isKnown(
  tx: Tx,
  kind: 'answer' | 'note',
  { id, text, accountId, idempotencyKey }: Entry,
): Promise<boolean> {
  if (idempotencyKey === null) return false
  // The same account, one at a time: a second try of the same waits until the first is stored.
  await lockAccount(tx, accountId)
  const earlier = await tx
    .selectFrom('enquiry_entries')
    .select(['enquiry_id', 'kind', 'text'])
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  if (!earlier) return false
  const isSame = earlier.enquiry_id === id && earlier.kind === kind && earlier.text === text
  if (!isSame) throw new Refusal('conflict', messages.keyUsedBefore)
  return true
}
