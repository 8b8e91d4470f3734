import { proofMessages } from '@panai/contract/submissions/proof-rules'
import type { AuthorCaller } from '../../../access/caller.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { lockOwn } from '../lock-own.ts'
import { endProofRequest } from '../proof-requests/end-proof-request.ts'
import { findFiles } from './find-files.ts'
import { proofToStaff } from './proof-to-staff.ts'

type Approval = { id: number; sha256: string; caller: Pick<AuthorCaller, 'accountId' | 'authorId'> }

/**
 * Notes that an author has approved exactly these files of the newest version, which are kept from now on, and tells the company. The
 * proof is no longer waited for. Said again it changes nothing.
 * @throws Refusal not_found when the submission is not theirs, conflict when the files are others by now, or one is still being made.
 */
export async function approveProof(tx: Tx, { id, sha256, caller }: Approval): Promise<void> {
  // Under the lock that a new version takes too: none comes between the look and the approval.
  await lockOwn(tx, id, caller)
  const found = await findFiles(tx, id)
  if (found?.state === 'being_made') throw new Refusal('conflict', proofMessages.beingRenewed)
  if (found?.sha256 !== sha256) throw new Refusal('conflict', proofMessages.outdated)
  await endProofRequest(tx, id, 'approved')
  const approval = await tx
    .insertInto('proof_approvals')
    .values({ submission_id: id, version_id: found.versionId, sha256, account_id: caller.accountId })
    .onConflict((conflict) =>
      conflict.columns(['version_id', 'sha256']).where('withdrawn_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!approval) return
  await tx
    .insertInto('approved_files')
    .values(
      found.files.map(({ kind, sha256, key, bytes }) => ({
        ...{ approval_id: approval.id, kind, sha256, file_key: key, file_bytes: bytes },
      })),
    )
    .execute()
  await queueMail(tx, proofToStaff, { approvalId: approval.id, isWithdrawn: false })
}
