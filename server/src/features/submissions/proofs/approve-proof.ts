import { proofMessages } from '@panai/contract/submissions/proofs'
import type { AuthorCaller } from '../../../access/caller.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { findRenewal } from '../find-renewal.ts'
import { lockOwn } from '../lock-own.ts'
import { findNewestFile } from './find-proof.ts'

type Approval = { id: number; sha256: string; caller: Pick<AuthorCaller, 'accountId' | 'authorId'> }

/**
 * Notes that an author has approved exactly this file of the newest version's inside. Said again it changes nothing.
 * @throws Refusal not_found when the submission is not theirs, conflict when the file is not that of the newest version, or is being set anew.
 */
export async function approveProof(tx: Tx, { id, sha256, caller }: Approval): Promise<void> {
  // Under the lock that a new version takes too: none comes between the look and the approval.
  await lockOwn(tx, id, caller)
  const newest = await findNewestFile(tx, id)
  if (newest?.sha256 !== sha256) throw new Refusal('conflict', proofMessages.outdated)
  if ((await findRenewal(tx, id)).interior === 'open')
    throw new Refusal('conflict', proofMessages.beingRenewed)
  await tx
    .insertInto('proof_approvals')
    .values({ version_id: newest.versionId, file_sha256: sha256, account_id: caller.accountId })
    .onConflict((conflict) => conflict.columns(['version_id', 'file_sha256']).doNothing())
    .execute()
}
