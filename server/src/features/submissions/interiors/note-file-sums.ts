import { sql } from 'kysely'
import { sumOf } from '../../../files/sum-of.ts'
import type { JobDeps } from '../../../jobs/job-kind.ts'

type Deps = Pick<JobDeps, 'db' | 'storage'>

/** Where files are noted that were made before files had sums. */
const places = [
  { table: 'interiors', key: 'file_key', sum: 'file_sha256' },
  { table: 'ebooks', key: 'file_key', sum: 'file_sha256' },
  { table: 'covers', key: 'file_key', sum: 'file_sha256' },
  { table: 'covers', key: 'front_key', sum: 'front_sha256' },
] as const

/** Reckons the sums of the files that have none yet: without one nobody can approve them. */
export async function noteFileSums({ db, storage }: Deps, signal: AbortSignal): Promise<void> {
  for (const { table, ...place } of places) {
    const [made, key, sum] = [sql.table(table), sql.ref(place.key), sql.ref(place.sum)]
    const { rows } = await sql<{ key: string }>`
      select ${key} as key from ${made} where ${sum} is null and ${key} is not null`.execute(db)
    for (const file of rows) {
      signal.throwIfAborted()
      const sha256 = await sumOf(await storage.getStream(file.key))
      await sql`update ${made} set ${sum} = ${sha256} where ${key} = ${file.key} and ${sum} is null`.execute(
        db,
      )
    }
  }
}
