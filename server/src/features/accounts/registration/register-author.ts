import { randomUUID } from 'node:crypto'
import type { Registration, User } from '@panai/contract/accounts/accounts'
import type { AccountRole } from '@panai/contract/http/permissions'
import type { Tx } from '../../../db/transaction.ts'
import type { Keyring } from '../../../keys/keyring.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { orEmailTaken } from '../email/email-taken.ts'
import { startEmailChange } from '../email/start-email-change.ts'
import { registrationToStaff } from '../mails/registration-to-staff.ts'
import { welcomeToAuthor } from '../mails/welcome-to-author.ts'
import { rememberNetwork } from '../sessions/remember-network.ts'

const DAYS_TO_CONFIRM = 7
const ROLE: AccountRole = 'author'

export type NewAuthor = Pick<Registration, 'name' | 'email' | 'phone' | 'language'> & {
  passwordHash: string
  photoId: number | null
  network: string | null
  idempotencyKey: string | null
}

export type Registered = {
  user: User
  /** The mail that greets them; null when it is done with and no longer kept. */
  mailId: number | null
}

/** Makes an author without a book, whom nobody sees yet, and the account; greets them and tells the team. @throws Refusal conflict when the address has an account. */
export async function registerAuthor(
  tx: Tx,
  keys: Keyring,
  { name, email, phone, language, passwordHash, photoId, network, idempotencyKey }: NewAuthor,
): Promise<Registered> {
  const author = await tx
    .insertInto('authors')
    .values({ slug: `author-${randomUUID()}`, name, language: 'en', photo_id: photoId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const account = await tx
    .insertInto('accounts')
    .values({
      author_id: author.id,
      role: ROLE,
      name,
      email,
      phone,
      password_hash: passwordHash,
      registration_key: idempotencyKey,
      ...(language && { language }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(orEmailTaken)
  await rememberNetwork(tx, account.id, network)
  const changeId = await startEmailChange(tx, keys, {
    accountId: account.id,
    email,
    previousEmail: email,
    validForDays: DAYS_TO_CONFIRM,
  })
  const mailId = await queueMail(tx, welcomeToAuthor, { changeId })
  await queueMail(tx, registrationToStaff, { accountId: account.id })
  return { user: { id: author.id, name, email, role: ROLE }, mailId }
}
