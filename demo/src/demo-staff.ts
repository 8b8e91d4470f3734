import type { AccountRole } from '@panai/contract/accounts'
import type { Tx } from '@panai/server/db/transaction'
import { hashPassword } from '@panai/server/features/accounts/passwords'
import { demoLogin } from './author/demo-login.ts'

type Person = { role: AccountRole; name: string; email: string }

/** The company's people of the demo. Their password is the demo author's, known to everybody: they exist in demo mode only. */
export const demoStaff: readonly Person[] = [
  { role: 'admin', name: 'Demo owner', email: 'demo.owner@panai.example' },
  { role: 'editor', name: 'Demo editor', email: 'demo.editor@panai.example' },
  { role: 'accounts', name: 'Demo accounts clerk', email: 'demo.accounts@panai.example' },
]

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
