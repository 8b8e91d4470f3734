import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

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
