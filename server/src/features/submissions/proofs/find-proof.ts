import type { ProofFileKind } from '@panai/contract/submissions/proof-rules'
import type { Proof, ProofApproval } from '@panai/contract/submissions/proofs'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { findFiles } from './find-files.ts'

/** What of a submission's newest version can be approved, and all approvals that were given, the last first. */
export async function findProof(db: Database | Tx, submissionId: number): Promise<Proof> {
  const approvals = await listApprovals(db, submissionId)
  const found = await findFiles(db, submissionId)
  if (!found) return { state: 'none', sha256: null, files: [], failed: [], approvals }
  const { state, sha256, failed } = found
  const files = found.files.map(({ kind, sha256, bytes }) => ({ kind, sha256, bytes }))
  return { state, sha256, files, failed, approvals }
}

type Row = {
  id: number
  version: number
  at: Date
  by: string | null
  sha256: string
  files: { kind: ProofFileKind; sha256: string; bytes: number | null }[]
  withdrawnAt: Date | null
  withdrawnBy: string | null
  reason: string | null
}

async function listApprovals(db: Database | Tx, submissionId: number): Promise<ProofApproval[]> {
  const { rows } = await sql<Row>`
    select approval.id, number as version, approved_at as at, accounts.name as by, sha256,
      (select jsonb_agg(jsonb_build_object('kind', kind, 'sha256', file.sha256, 'bytes', file_bytes)
        order by array_position(array['interior', 'cover', 'front', 'ebook'], kind))
        from approved_files as file where approval_id = approval.id) as files,
      withdrawn_at as "withdrawnAt", taker.name as "withdrawnBy", withdrawal_reason as reason
    from proof_approvals as approval
      join submission_versions as version on version.id = approval.version_id
      left join accounts on accounts.id = approval.account_id
      left join accounts as taker on taker.id = approval.withdrawn_by
    where approval.submission_id = ${submissionId} order by approved_at desc, approval.id desc`.execute(db)
  return rows.map(({ id, version, at, by, sha256, files, withdrawnAt, withdrawnBy, reason }) => ({
    ...{ id, version, at: at.toISOString(), by, sha256, files },
    withdrawn:
      withdrawnAt === null || reason === null
        ? null
        : { at: withdrawnAt.toISOString(), by: withdrawnBy, reason },
  }))
}
