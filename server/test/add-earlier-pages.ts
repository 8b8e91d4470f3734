import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../src/db/database.ts'
import type { Storage } from '../src/files/storage.ts'

/** Of the file of earlier pages that nobody has set. */
export const earlierSum = 'ea'.repeat(32)

/** Notes earlier pages with the first version of a submission, as if others had taken their place. */
export async function addEarlierPages(
  { db, storage }: { db: Database; storage: Storage },
  submissionId: number,
): Promise<void> {
  const key = `interiors/${randomUUID()}`
  await storage.put(key, 'earlier')
  await sql`
    insert into earlier_interiors (version_id, file_sha256, file_key, file_bytes, set_at, page_texts)
    select id, ${earlierSum}, ${key}, 7, now() - interval '1 day', '[{"page": 1, "label": "1", "parts": [{"kind": "text", "text": "மழை"}]}]'
    from submission_versions where submission_id = ${submissionId} and number = 1
    on conflict do nothing`.execute(db)
}
