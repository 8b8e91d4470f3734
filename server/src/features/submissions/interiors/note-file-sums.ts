import { sumOf } from '../../../files/sum-of.ts'
import type { JobDeps } from '../../../jobs/job-kind.ts'

type Deps = Pick<JobDeps, 'db' | 'storage'>

/** Reckons the sums of the files that were set before files had sums: without one nobody can approve them. */
export async function noteFileSums({ db, storage }: Deps, signal: AbortSignal): Promise<void> {
  const files = await db
    .selectFrom('interiors')
    .select(['version_id', 'file_key'])
    .where('file_sha256', 'is', null)
    .where('file_key', 'is not', null)
    .$narrowType<{ file_key: string }>()
    .execute()
  for (const { version_id, file_key } of files) {
    signal.throwIfAborted()
    const file_sha256 = await sumOf(await storage.getStream(file_key))
    await db
      .updateTable('interiors')
      .set({ file_sha256 })
      .where('version_id', '=', version_id)
      .where('file_key', '=', file_key)
      .where('file_sha256', 'is', null)
      .execute()
  }
}
