import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import { editorialMessages } from '@panai/contract/submissions/staff/editorial-rules'
import type { assignSubmission } from '@panai/contract/submissions/staff/submissions'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { assignees } from './assignees.ts'
import { lockSubmission } from './lock-submission.ts'

/** Says who looks after a submission and by when; what is left out stays. @throws Refusal */
export async function assign(tx: Tx, input: ParsedInputOf<typeof assignSubmission>): Promise<void> {
  const { id, version, assignee_id, due_on } = input
  await lockSubmission(tx, id, version)
  if (assignee_id != null) await refuseStranger(tx, assignee_id)
  const change = {
    ...(assignee_id !== undefined && { assignee_id }),
    ...(due_on !== undefined && { due_on }),
  }
  if (Object.keys(change).length > 0)
    await tx.updateTable('submissions').set(change).where('id', '=', id).execute()
}

async function refuseStranger(tx: Tx, accountId: number): Promise<void> {
  const known = await assignees(tx).where('id', '=', accountId).executeTakeFirst()
  if (!known)
    throw new Refusal('invalid', messages.invalidInput, {
      errors: { assignee_id: [editorialMessages.noSuchPerson] },
    })
}
