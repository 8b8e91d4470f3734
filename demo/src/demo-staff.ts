import type { AccountRole } from '@panai/contract/http/permissions'
import type { Tx } from '@panai/server/db/transaction'
import { emptyAccount } from '@panai/server/features/accounts/closing/close-account'
import { hashPassword } from '@panai/server/features/accounts/password/passwords'
import { demoLogin } from './demo-login.ts'

type Person = { role: AccountRole; name: string; email: string }

/** The company's people of the demo. Their password is the demo author's, known to everybody: they exist in demo mode only. */
export const demoPeople = {
  owner: { role: 'admin', name: 'Demo owner', email: 'demo.owner@panai.example' },
  editor: { role: 'editor', name: 'Demo editor', email: 'demo.editor@panai.example' },
  clerk: { role: 'accounts', name: 'Demo accounts clerk', email: 'demo.accounts@panai.example' },
} as const satisfies Record<string, Person>

export const demoStaff: readonly Person[] = Object.values(demoPeople)

/** Makes them where the company has nobody yet; a known password next to people of its own would be an open door. @returns whether it did. */
export async function putDemoStaff(tx: Tx): Promise<boolean> {
  const somebody = await tx
    .selectFrom('accounts')
    .select('id')
    .where('role', '<>', 'author')
    .limit(1)
    .executeTakeFirst()
  if (somebody) return false
  const password_hash = await hashPassword(demoLogin.password)
  const made = { password_hash, email_confirmed_at: new Date(), is_demo: true }
  await tx
    .insertInto('accounts')
    .values(demoStaff.map((person) => ({ ...person, ...made })))
    .execute()
  return true
}

/**
 * Makes them again what they were at first: names, addresses and password as above, without a second factor, logged in nowhere. An account
 * keeps its number, which the history of every record names. Whom they invited goes: the accounts are closed. Does nothing where there
 * are none.
 */
export async function resetDemoStaff(tx: Tx): Promise<void> {
  const accounts = await tx
    .selectFrom('accounts')
    .select(['id', 'closed_at'])
    .where('is_demo', '=', true)
    .where('role', '<>', 'author')
    .orderBy('id')
    .execute()
  if (accounts.length === 0) return
  const ids = accounts.map(({ id }) => id)
  // They were made together, in the order of their list, and before anybody whom they invited.
  const own = accounts.slice(0, demoStaff.length)
  const invited = accounts.slice(demoStaff.length).filter(({ closed_at }) => closed_at === null)
  for (const table of ['second_factors', 'sessions', 'password_resets', 'email_changes'] as const)
    await tx.deleteFrom(table).where('account_id', 'in', ids).execute()
  for (const { id } of invited) await emptyAccount(tx, id)
  // Nobody's address stands in the way of another's.
  for (const { id } of own)
    await tx
      .updateTable('accounts')
      .set({ email: `demo.${id}@panai.example`, closed_at: null })
      .where('id', '=', id)
      .execute()
  const password_hash = await hashPassword(demoLogin.password)
  const fresh = {
    password_hash,
    email_confirmed_at: new Date(),
    disabled_at: null,
    second_factor_since: null,
  }
  for (const [at, { id }] of own.entries()) {
    const person = demoStaff[at]
    if (person)
      await tx
        .updateTable('accounts')
        .set({ ...person, ...fresh })
        .where('id', '=', id)
        .execute()
  }
}
