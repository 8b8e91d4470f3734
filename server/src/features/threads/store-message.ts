import { type ThreadSide, threadTexts } from '@panai/contract/threads/thread-rules'
import { sql } from 'kysely'
import { lockAccount } from '../../db/lock-account.ts'
import type { Tx } from '../../db/transaction.ts'
import { attach } from '../../files/unattached-files.ts'
import { Refusal } from '../../http/refusal.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { type CountedTry, takeOff } from '../../untrusted-files/refused-files.ts'
import { notifyAuthor } from '../notifications/index.ts'
import type { About } from './get-about.ts'
import { markRead, settle } from './mark-read.ts'
import { messageToAuthor } from './message-to-author.ts'
import { type Pin, storePin } from './proof-comments/pin.ts'
import { seenOnPages } from './proof-comments/seen-on-pages.ts'
import type { NewFile } from './take-files.ts'

export type NewMessage = {
  about: About
  side: ThreadSide
  accountId: number
  text: string | null
  files: readonly NewFile[]
  /** Of a message about a place on the printed pages. */
  pin?: Pin
  /** The newest message that the writer had before them; undefined: all that there is. */
  seen: number | undefined
  idempotencyKey: string | null
  digest: string
  /** null: of the company's people. */
  counted: CountedTry | null
}

/**
 * Stores a message with its files and notifies the author. What its writer had seen is read, and, from the company, answered.
 * @returns its number; null when its key has been used meanwhile: nothing may be kept then. @throws Refusal conflict when the
 * author has left.
 */
export async function storeMessage(tx: Tx, message: NewMessage): Promise<number | null> {
  const { about, side, accountId, text, files, digest, idempotencyKey } = message
  if (message.counted) await lockAccount(tx, accountId)
  const newest = await lockThread(tx, message)
  const used = await tx
    .selectFrom('thread_messages')
    .select('id')
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  if (used) return null
  if (message.counted) await takeOff(tx, message.counted)
  if (side === 'staff') await refuseWithoutReader(tx, about.authorId)

  const { id } = await tx
    .insertInto('thread_messages')
    .values({
      submission_id: about.id,
      side,
      account_id: accountId,
      text,
      idempotency_key: idempotencyKey,
      digest,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeFiles(tx, id, files)
  if (message.pin) await storePin(tx, message.pin, { submissionId: about.id, messageId: id })
  await noteInThread(tx, message, id)

  const seen = message.pin ? await seenOnPages(tx, message) : (message.seen ?? newest)
  await markRead(tx, about.id, side, seen)
  if (side === 'author') return id
  await settle(tx, about.id, seen)
  await notifyAuthor(
    tx,
    about.authorId,
    { kind: 'message', submissionId: about.id, title: about.title },
    () => queueMail(tx, messageToAuthor, { messageId: id, submissionId: about.id }),
  )
  return id
}

/** One message at a time in a thread, so that what is newer has the higher number. @returns the newest so far. */
async function lockThread(tx: Tx, { about, side }: NewMessage): Promise<number> {
  const { last_message_id } = await tx
    .insertInto('threads')
    .values({ submission_id: about.id, last_from: side })
    .onConflict((conflict) => conflict.column('submission_id').doUpdateSet({ last_from: side }))
    .returning('last_message_id')
    .executeTakeFirstOrThrow()
  return last_message_id ?? 0
}

async function refuseWithoutReader(tx: Tx, authorId: number): Promise<void> {
  const reader = await tx
    .selectFrom('accounts')
    .select('id')
    .where('author_id', '=', authorId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!reader) throw new Refusal('conflict', threadTexts.authorLeft)
}

async function storeFiles(tx: Tx, messageId: number, files: readonly NewFile[]): Promise<void> {
  await attach(
    tx,
    files.map(({ key }) => key),
  )
  const rows = files.map(({ key, kind, name, bytes }) => ({ message_id: messageId, key, kind, name, bytes }))
  if (rows.length > 0) await tx.insertInto('message_files').values(rows).execute()
}

async function noteInThread(tx: Tx, { about, side }: NewMessage, id: number): Promise<void> {
  await tx
    .updateTable('threads')
    .set((eb) => ({
      last_message_id: id,
      last_at: sql<Date>`now()`,
      ...(side === 'author'
        ? {
            staff_unread: eb('staff_unread', '+', 1),
            waiting_since: sql<Date>`coalesce(waiting_since, now())`,
          }
        : { author_unread: eb('author_unread', '+', 1) }),
    }))
    .where('submission_id', '=', about.id)
    .execute()
}
