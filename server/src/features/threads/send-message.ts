import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { messages } from '@panai/contract/http/messages'
import type { ThreadMessage } from '@panai/contract/threads/threads'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Storage } from '../../files/storage.ts'
import { noteUnattached, removeUnattached } from '../../files/unattached-files.ts'
import type { UploadFolder } from '../../files/upload-folder.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Owner } from '../../untrusted-files/fair-queue.ts'
import { type CountedTry, countingTry } from '../../untrusted-files/refused-files.ts'
import type { UntrustedFiles } from '../../untrusted-files/untrusted-files.ts'
import { getMessage } from './list-messages.ts'
import { refuseTooManyMessages } from './refuse-too-many-messages.ts'
import { type NewMessage, storeMessage } from './store-message.ts'
import { inOrder, type NewFile, type SentFiles, takeFiles } from './take-files.ts'

export type SendingDeps = {
  db: Database
  storage: Storage
  uploads: UploadFolder
  untrusted: UntrustedFiles
  /** Runs what is written down in one transaction; the company's people act under their names. */
  change: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
}

export type Sent = Omit<NewMessage, 'files' | 'digest' | 'counted'> & {
  files: SentFiles
  /** The owner of the files in the queue for opening. */
  owner: Owner
}

/**
 * Takes a message: looks into its files, puts them in the storage and then, in one transaction, writes it down and tells the other
 * side. The same again with its key stores nothing and is answered as before.
 * @throws Refusal conflict when the key came with something else before; too_many; invalid, naming all bad files.
 */
export async function sendMessage(deps: SendingDeps, sent: Sent): Promise<ThreadMessage> {
  const { db } = deps
  const digest = digestOf(sent)
  const earlier = await findEarlier(db, sent, digest)
  if (earlier !== null) return getMessage(db, sent.about.id, earlier)

  const prepared: string[] = []
  const work = async (counted: CountedTry | null) => {
    const { taken: files, errors } = await takeFiles(deps, { ...sent, prepared })
    if (Object.keys(errors).length > 0) throw new Refusal('invalid', messages.invalidInput, { errors })
    return keep(deps, sent, { files, digest, counted })
  }
  try {
    return await getMessage(db, sent.about.id, await counting(db, sent, work))
  } finally {
    await Promise.all(prepared.map((path) => rm(path, { force: true })))
  }
}

/** The company's people write as much as they like. */
function counting<T>(
  db: Database,
  { side, accountId }: Sent,
  work: (counted: CountedTry | null) => Promise<T>,
): Promise<T> {
  if (side === 'staff') return work(null)
  const trying = {
    accountId,
    door: 'message',
    refuseTooMany: (tx: Tx) => refuseTooManyMessages(tx, accountId),
  } as const
  return countingTry(db, trying, work)
}

/** Files first, the row second: what has a row has its files, and a file without one is found by its note. */
async function keep(
  { db, storage, change }: SendingDeps,
  sent: Sent,
  { files, digest, counted }: { files: NewFile[]; digest: string; counted: CountedTry | null },
): Promise<number> {
  const keys = files.map(({ key }) => key)
  await noteUnattached(db, keys)
  try {
    for (const { from, key } of files) await storage.moveFromFs(from, key)
    const id = await change((tx) => storeMessage(tx, { ...sent, files, digest, counted }))
    if (id !== null) return id
  } catch (error) {
    await removeUnattached(db, storage, keys)
    throw error
  }
  // Another try with the same key was faster: what it stored is what counts.
  await removeUnattached(db, storage, keys)
  const faster = await findEarlier(db, sent, digest)
  if (faster === null) throw new Error('a message vanished while it was sent again')
  return faster
}

function digestOf({ about, text, files, pin }: Sent): string {
  const parts = [about.id, text, ...inOrder(files).map(([, { sha256 }]) => sha256), ...(pin ? [pin] : [])]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

async function findEarlier(
  db: Database,
  { accountId, idempotencyKey }: Sent,
  digest: string,
): Promise<number | null> {
  if (idempotencyKey === null) return null
  const earlier = await db
    .selectFrom('thread_messages')
    .select(['id', 'digest'])
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  if (earlier && earlier.digest !== digest) throw new Refusal('conflict', messages.keyUsedBefore)
  return earlier?.id ?? null
}
