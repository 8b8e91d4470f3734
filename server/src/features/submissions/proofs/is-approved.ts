import type { ProofFileKind } from '@panai/contract/submissions/proof-rules'
import { sql } from 'kysely'

/**
 * Of a row that is called `made`: its author has approved exactly this file with the pages that are there, and has not taken that back.
 * Once other pages are set the proof is another one, of which everything is made as the record says.
 */
export const isApproved = (kind: ProofFileKind) => sql`exists (
  select from proof_approvals as approval
    join approved_files as approved on approved.approval_id = approval.id
    join approved_files as inside on inside.approval_id = approval.id and inside.kind = 'interior'
    join interiors as printed on printed.version_id = approval.version_id and printed.file_sha256 = inside.sha256
  where approval.version_id = made.version_id and approval.withdrawn_at is null
    and approved.kind = ${sql.lit(kind)} and approved.sha256 = made.file_sha256)`
