import { NOT_ME_DAYS } from '@panai/contract/accounts/not-me-days'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import type { Keyring } from '../../../keys/keyring.ts'
import { makeToken } from '../mailed-token.ts'

type Change = {
  accountId: number
  /** When the change began that is told, such as when an address was asked for that is confirmed now; without it: this moment. */
  changedAt?: Date | undefined
  /** `earlier`: the account's own address hears of it by another mail that has such a link too. */
  to?: 'all' | 'earlier'
}

/**
 * Tells a change of an account at every address that it had in the last 30 days, in the transaction that changes it. Each mail has a
 * link of its own, "this was not me". Call it before an address goes as well as after one has come: each address hears once a call.
 * @param queue queues the mail of one notice.
 */
export async function tellEveryAddress(
  tx: Tx,
  keys: Keyring,
  { accountId, changedAt, to = 'all' }: Change,
  queue: (noticeId: number) => Promise<unknown>,
): Promise<void> {
  for (const email of await addressesOf(tx, accountId, to)) {
    const { id } = await tx
      .insertInto('account_notices')
      .values({
        ...makeToken(keys, 'not-me'),
        account_id: accountId,
        email,
        changed_at: changedAt ?? sql<Date>`now()`,
        expires_at: sql<Date>`now() + ${NOT_ME_DAYS} * interval '1 day'`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await queue(id)
  }
}

/** Without those of which their owner has said that they were somebody else's. */
async function addressesOf(tx: Tx, accountId: number, to: 'all' | 'earlier'): Promise<string[]> {
  const rows = await tx
    .selectFrom('account_addresses')
    .innerJoin('accounts', 'accounts.id', 'account_addresses.account_id')
    .select(['account_addresses.email', 'accounts.email as own'])
    .where('account_addresses.account_id', '=', accountId)
    .where('disowned_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('until', 'is', null),
        eb('until', '>', sql<Date>`now() - ${NOT_ME_DAYS} * interval '1 day'`),
      ]),
    )
    .orderBy('account_addresses.id', 'desc')
    .execute()
  const byName = new Map(rows.map(({ email }) => [email.toLowerCase(), email]))
  const [first] = rows
  if (to === 'earlier' && first?.own) byName.delete(first.own.toLowerCase())
  return [...byName.values()]
}
