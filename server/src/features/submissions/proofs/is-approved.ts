import type { ProofFileKind } from '@panai/contract/submissions/proof-rules'
import { sql } from 'kysely'

/** Of a row that is called `made`: its author has approved exactly this file, and has not taken that back. */
export const isApproved = (kind: ProofFileKind) => sql`exists (
  select from proof_approvals as approval join approved_files as approved on approved.approval_id = approval.id
  where approval.version_id = made.version_id and approval.withdrawn_at is null
    and approved.kind = ${sql.lit(kind)} and approved.sha256 = made.file_sha256)`
