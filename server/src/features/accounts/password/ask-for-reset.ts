import { accountMessages } from '@panai/contract/accounts/account-messages'
import { spellingSought } from '@panai/contract/accounts/email-rule'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { consumeLimit } from '../../../http/consume-limit.ts'
import type { RateLimitStore } from '../../../http/rate-limit-store.ts'
import type { Keyring } from '../../../keys/keyring.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { spellingsOf, withEmail } from '../email/find-by-email.ts'
import { makeToken } from '../mailed-token.ts'
import { resetLink } from '../mails/reset-link.ts'

/** Links for one address, from any network, so that nobody can fill an inbox. The newest link still works for its hour. */
const OF_ADDRESS = { points: 5, seconds: 3_600 }

/**
 * Notes that somebody asked for a link, and queues its mail. The same is written for an address without an account, so that it takes
 * the same time; the mail is dropped when it is to be written.
 */
export async function askForReset(tx: Tx, keys: Keyring, email: string): Promise<void> {
  // What is over goes here, with no schedule of its own. It is the same work for every address.
  await tx
    .deleteFrom('password_resets')
    .where('created_at', '<', sql<Date>`now() - interval '2 days'`)
    .execute()
  await tx
    .deleteFrom('mails')
    .where('status', '=', 'dropped')
    .where('done_at', '<', sql<Date>`now() - interval '2 days'`)
    .execute()
  await queueMail(tx, resetLink, { resetId: await makeReset(tx, keys, email) })
}

/** Makes the link with which the account of this address takes another password within the hour; there may be none. @returns its number. */
export async function makeReset(tx: Tx, keys: Keyring, email: string): Promise<number> {
  const { id } = await tx
    .insertInto('password_resets')
    .values({
      ...makeToken(keys, 'reset'),
      account_id: withEmail(tx, await spellingsOf(tx, email)).select('id'),
      expires_at: sql<Date>`now() + interval '1 hour'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Counts for an address without an account too. */
export function limitResets(counting: RateLimitStore) {
  const ofAddress = counting('reset-address', OF_ADDRESS)
  return {
    /** @throws Refusal too_many */
    take: (keys: Keyring, email: string) =>
      consumeLimit(ofAddress, keys.pseudonym(spellingSought(email)), accountMessages.tooManyResets),
  }
}
