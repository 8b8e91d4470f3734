import type { StaffRole } from '@panai/contract/permissions'
import type { Tx } from '../../../db/transaction.ts'
import type { Keyring } from '../../../keys/keyring.ts'
import { orEmailTaken } from '../email/email-taken.ts'
import { mailInvitation } from '../set-up/invitations.ts'

type Invited = { name: string; email: string; role: StaffRole }

/** Makes an account without a password and mails the link to choose one. @returns its id. @throws Refusal conflict when the address has an account. */
export async function invite(tx: Tx, keys: Keyring, { name, email, role }: Invited): Promise<number> {
  const { id } = await tx
    .insertInto('accounts')
    .values({ name, email, role })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(orEmailTaken)
  await mailInvitation(tx, keys, id)
  return id
}
