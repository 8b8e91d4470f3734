import { sql } from 'kysely'
import type { AuthorCaller } from '../../../access/caller.ts'
import { lockAccount } from '../../../db/lock-account.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Storage } from '../../../files/storage.ts'
import { forgetPicture } from '../../pictures/index.ts'
import { doneBy } from '../done-by.ts'
import { type ProofDeps, provePassword } from '../password/prove-password.ts'

/** What another feature deletes or keeps when an author leaves, in the same transaction. @returns ids of pictures to forget after it. */
export type AtClosure = (tx: Tx, authorId: number) => Promise<number[]>

const CLOSED = 'Closed account'

/**
 * Closes an account for good: what is personal is deleted. A name that stands on books stays, as on the books, and so do the records
 * of money, which the law asks us to keep; the row of the account stays without anything that leads to the person.
 */
export async function closeOwnAccount(
  parts: ProofDeps & { storage: Storage; atClosure: readonly AtClosure[] },
  caller: AuthorCaller,
  password: string,
): Promise<void> {
  await provePassword(parts, caller.accountId, 'password', password)
  const pictures = await doneBy(
    parts.db,
    { accountId: caller.accountId, visitor: parts.visitor },
    async (tx) => {
      // As whoever else changes something of the author's: the account first.
      await lockAccount(tx, caller.accountId)
      const left: number[] = []
      for (const leave of parts.atClosure) left.push(...(await leave(tx, caller.authorId)))
      await emptyAccount(tx, caller.accountId)
      const photo = await emptyAuthor(tx, caller.authorId)
      return photo === null ? left : [...left, photo]
    },
  )
  for (const picture of pictures) await forgetPicture(parts.db, parts.storage, picture)
}

/**
 * Takes off an account all that leads to the person, and nobody gets in with it any more. Its sessions go before it is changed: who ends one
 * at the same moment has that session, and then names the account and its events.
 */
export async function emptyAccount(tx: Tx, accountId: number): Promise<void> {
  await lockAccount(tx, accountId)
  for (const table of [
    'sessions',
    'password_resets',
    'email_changes',
    'account_notices',
    'known_networks',
  ] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
  await tx
    .updateTable('accounts')
    .set({
      name: CLOSED,
      email: null,
      phone: null,
      password_hash: null,
      registration_key: null,
      email_confirmed_at: null,
      closed_at: sql<Date>`now()`,
    })
    .where('id', '=', accountId)
    .execute()
}

/** @returns the picture that was theirs. */
async function emptyAuthor(tx: Tx, authorId: number): Promise<number | null> {
  const { photo_id } = await tx
    .selectFrom('authors')
    .select('photo_id')
    .where('id', '=', authorId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('authors')
    .set((eb) => {
      const book = eb.selectFrom('books').select('id').where('author_id', '=', authorId)
      const part = eb.selectFrom('book_contributors').select('book_id').where('author_id', '=', authorId)
      const isOnBooks = eb.or([eb.exists(book), eb.exists(part)])
      return {
        name: eb.case().when(isOnBooks).then(eb.ref('name')).else(CLOSED).end(),
        name_latin: eb.case().when(isOnBooks).then(eb.ref('name_latin')).end(),
        other_names: eb.case().when(isOnBooks).then(eb.ref('other_names')).end(),
        photo_id: null,
        bio: null,
        bio_en: null,
        bio_ta: null,
        facebook: null,
        twitter: null,
        instagram: null,
        website: null,
        awards: null,
      }
    })
    .where('id', '=', authorId)
    .execute()
  return photo_id
}
