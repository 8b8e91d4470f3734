import type { Tx } from '../db/transaction.ts'
import type { MailKind } from './mail-kind.ts'

/** Queues a mail in the transaction that is its reason. It leaves after the commit, by whichever node is first. @returns its number. */
export async function queueMail<Details>(
  tx: Tx,
  kind: Pick<MailKind<Details>, 'name' | 'urgent'>,
  details: NoInfer<Details>,
): Promise<number> {
  const { id } = await tx
    .insertInto('mails')
    .values({ kind: kind.name, urgent: kind.urgent, details: JSON.stringify(details) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
