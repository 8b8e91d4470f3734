import type { Tx } from '@panai/server/db/transaction'
import { hashPassword } from '@panai/server/features/accounts/password/passwords'

type DemoAccount = { authorId: number; name: string; email: string; password: string }

/** An account with which the author logs in. One that is there stays as it is. */
export async function openAccount(tx: Tx, { authorId, name, email, password }: DemoAccount): Promise<void> {
  const known = await tx
    .selectFrom('accounts')
    .select('id')
    .where((eb) => eb.or([eb('author_id', '=', authorId), eb('email', '=', email)]))
    .executeTakeFirst()
  if (known) return
  await tx
    .insertInto('accounts')
    .values({
      author_id: authorId,
      role: 'author',
      name,
      email,
      phone: '9000000000',
      password_hash: await hashPassword(password),
      email_confirmed_at: new Date(),
      is_demo: true,
    })
    .execute()
}
