import type { Proof } from '@panai/contract/submissions/proofs'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

type Row = { version: number; at: Date; by: string | null; sha256: string }

/** The file of a submission's newest version that can be approved, and all approvals that were given, the last first. */
export async function findProof(db: Database | Tx, submissionId: number): Promise<Proof> {
  const { rows: approvals } = await sql<Row>`
    select number as version, approved_at as at, accounts.name as by, file_sha256 as sha256
    from proof_approvals as approval
      join submission_versions as version on version.id = approval.version_id
      left join accounts on accounts.id = approval.account_id
    where submission_id = ${submissionId} order by approved_at desc, number desc`.execute(db)
  const newest = await findNewestFile(db, submissionId)
  return {
    sha256: newest?.sha256 ?? null,
    approvals: approvals.map(({ at, ...approval }) => ({ ...approval, at: at.toISOString() })),
  }
}

/** The inside of the newest version; its sum is null as long as it is not set. */
export async function findNewestFile(
  db: Database | Tx,
  submissionId: number,
): Promise<{ versionId: number; sha256: string | null } | undefined> {
  return db
    .selectFrom('submission_versions')
    .leftJoin('interiors', 'version_id', 'id')
    .select(['id as versionId', 'file_sha256 as sha256'])
    .where('submission_id', '=', submissionId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}
