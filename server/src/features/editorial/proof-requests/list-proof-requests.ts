import type { ProofRequest } from '@panai/contract/submissions/staff/submission-records'
import type { Database } from '../../../db/database.ts'
import { toPerson } from '../queued-submissions.ts'

/** Each time that a proof of this submission was sent to its author, oldest first. */
export async function listProofRequests(db: Database, submissionId: number): Promise<ProofRequest[]> {
  const rows = await db
    .selectFrom('proof_requests as requests')
    .leftJoin('accounts', 'accounts.id', 'requests.account_id')
    .select(['requests.id', 'requests.at', 'due_on', 'requests.note', 'ended_at', 'ended_as'])
    .select(['account_id', 'accounts.name'])
    .where('submission_id', '=', submissionId)
    .orderBy('requests.id')
    .execute()
  return rows.map(({ id, at, due_on, note, ended_at, ended_as, account_id, name }) => ({
    ...{ id, at: at.toISOString(), by: toPerson(account_id, name), due_on, note },
    ended: ended_at === null || ended_as === null ? null : { at: ended_at.toISOString(), as: ended_as },
  }))
}
