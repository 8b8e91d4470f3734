import type { Tx } from '../../../db/transaction.ts'

/** The inside of the newest version, which stays what it is until the transaction ends; its sum is null as long as it is not set. */
export async function lockNewestFile(
  tx: Tx,
  submissionId: number,
): Promise<{ versionId: number; sha256: string | null } | undefined> {
  await tx
    .selectFrom('submissions')
    .select('id')
    .where('id', '=', submissionId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return tx
    .selectFrom('submission_versions')
    .leftJoin('interiors', 'version_id', 'id')
    .select(['id as versionId', 'file_sha256 as sha256'])
    .where('submission_id', '=', submissionId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}
