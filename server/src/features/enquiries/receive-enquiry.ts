import type { Enquiry } from '@panai/contract/enquiries/enquiries'
import { messages } from '@panai/contract/http/messages'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { enquiryToStaff } from './enquiry-to-staff.ts'

/**
 * Stores a message and queues the mail about it. What looks like a robot's is stored and marked, for a person's browser may
 * have filled the hidden field, but nobody is mailed.
 * The same key again stores and mails nothing. @throws Refusal conflict when it came with another message before.
 */
export async function receiveEnquiry(
  tx: Tx,
  { homepage = '', book_id, ...enquiry }: Enquiry,
  idempotencyKey: string | null,
): Promise<void> {
  const isSuspect = homepage !== ''
  const stored = await tx
    .insertInto('enquiries')
    .values((eb) => ({
      ...enquiry,
      // A book that is gone meanwhile is no reason to turn a letter away: its words name it.
      book_id: eb
        .selectFrom('books')
        .select('id')
        .where('id', '=', book_id ?? null),
      is_suspect: isSuspect,
      idempotency_key: idempotencyKey,
    }))
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!stored) await requireSame(tx, enquiry, idempotencyKey)
  else if (!isSuspect) await queueMail(tx, enquiryToStaff, { enquiryId: stored.id })
}

async function requireSame(
  tx: Tx,
  enquiry: Omit<Enquiry, 'homepage' | 'book_id'>,
  idempotencyKey: string | null,
): Promise<void> {
  const { name, email, phone, reason, message } = enquiry
  const same = await tx
    .selectFrom('enquiries')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey)
    .where((eb) => eb.and({ name, email, reason, message }))
    .where('phone', 'is not distinct from', phone)
    .executeTakeFirst()
  if (!same) throw new Refusal('conflict', messages.keyUsedBefore)
}
