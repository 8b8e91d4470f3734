import type { Registration, User } from '@panai/contract/accounts/accounts'
import { messages } from '@panai/contract/http/messages'
import { sql } from 'kysely'
import { brokenKey } from '../../../db/broken-key.ts'
import type { Database } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { ReceivedFile } from '../../../http/received-body.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Visitor } from '../../../http/route.ts'
import type { Keyring } from '../../../keys/keyring.ts'
import { awaitOutcome } from '../../../mail/await-outcome.ts'
import type { MailSigns } from '../../../mail/mail-signs.ts'
import { ownerOf } from '../../../untrusted-files/owner-of.ts'
import { forgetPicture, type PictureDeps, putPicture } from '../../pictures/index.ts'
import { refuseTaken } from '../email/email-taken.ts'
import { welcomeToAuthor } from '../mails/welcome-to-author.ts'
import { hashPassword, isPassword } from '../password/passwords.ts'
import { refuseWeakPassword } from '../password/refuse-weak-password.ts'
import { takePhoto } from '../profile/take-photo.ts'
import { networkOf } from '../sessions/open-session.ts'
import { type Registered, registerAuthor } from './register-author.ts'

type Deps = PictureDeps & { keys: Keyring; visitor: Visitor; mail: MailSigns }
type Received = {
  form: Registration
  photo: ReceivedFile | undefined
  idempotencyKey: string | null
}
type Outcome = { user: User; email_status: 'sending' | 'sent' | 'failed' }

/**
 * Registers an author and waits a moment for what becomes of the mail that greets them. The same form with the same key again
 * registers nobody and gets the same answer. @throws Refusal conflict when the address has an account, or the key came with another form.
 */
export async function receiveRegistration(parts: Deps, received: Received): Promise<Outcome> {
  const { user, mailId } =
    (await findRepeated(parts.db, received)) ??
    (await registerNow(parts, received).catch((error) => orFirstOfTwo(parts.db, received, error)))
  return {
    user,
    email_status: mailId === null ? 'failed' : await awaitOutcome(parts.db, mailId, parts.mail),
  }
}

/** Of two that come at once the second finds the address taken, or the key, by the first. */
async function orFirstOfTwo(db: Database, received: Received, error: unknown): Promise<Registered> {
  const isTaken = brokenKey(error) !== null || (error instanceof Refusal && error.code === 'conflict')
  const first = isTaken ? await findRepeated(db, received) : null
  if (first) return first
  throw error
}

async function registerNow(parts: Deps, received: Received): Promise<Registered> {
  const { db, keys, storage, visitor } = parts
  const { form, photo, idempotencyKey } = received
  refuseWeakPassword(form.password, 'author')
  await refuseTaken(db, form.email, null)
  const passwordHash = await hashPassword(form.password)
  const author = { ...form, passwordHash, network: networkOf(visitor), idempotencyKey }
  const register = (photoId: number | null) =>
    inTransaction(db, (tx) => registerAuthor(tx, keys, { ...author, photoId }))
  if (!photo) return register(null)
  return putPicture(
    () => takePhoto(parts, photo, ownerOf(visitor)),
    (photoId) =>
      register(photoId).catch(async (error: unknown) => {
        await forgetPicture(db, storage, photoId)
        throw error
      }),
  )
}

/** What the same form made before; null when it made nothing. */
async function findRepeated(db: Database, { form, idempotencyKey }: Received): Promise<Registered | null> {
  if (idempotencyKey === null) return null
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'author_id', 'name', 'email', 'phone', 'password_hash'])
    .where('registration_key', '=', idempotencyKey)
    .executeTakeFirst()
  if (!account) return null
  const isSame = account.email === form.email && account.name === form.name && account.phone === form.phone
  if (!isSame || !(await isPassword(account.password_hash, form.password)))
    throw new Refusal('conflict', messages.keyUsedBefore)
  const user = { id: account.author_id, name: form.name, email: form.email, role: 'author' as const }
  return { user, mailId: await findWelcome(db, account.id) }
}

/** Looked for in all mails, since hardly anybody comes back with the same key. */
async function findWelcome(db: Database, accountId: number): Promise<number | null> {
  const mail = await db
    .selectFrom('mails')
    .innerJoin('email_changes', (join) =>
      join.on(sql<boolean>`mails.details = jsonb_build_object('changeId', email_changes.id)`),
    )
    .where('mails.kind', '=', welcomeToAuthor.name)
    .where('email_changes.account_id', '=', accountId)
    .select('mails.id')
    .executeTakeFirst()
  return mail?.id ?? null
}
