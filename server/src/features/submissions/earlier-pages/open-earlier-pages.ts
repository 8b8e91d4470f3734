import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Storage } from '../../../files/storage.ts'
import { Refusal } from '../../../http/refusal.ts'
import { sendMadeFile } from '../send-made-file.ts'
import { earlierPages } from './list-earlier-pages.ts'

type Asked = { id: number; sha256: string; headers: Headers }
type Row = { title: string; key: string; bytes: number }

/** The print file of earlier pages, to be saved and never shown. @throws Refusal not_found */
export async function openEarlierPages(
  db: Database,
  storage: Storage,
  { id, sha256, headers }: Asked,
): Promise<AsyncIterable<Uint8Array>> {
  const { rows } = await sql<Row>`
    select title, file_key as key, file_bytes as bytes
    from ${earlierPages} join submissions on submissions.id = submission_id
    where submission_id = ${id} and file_sha256 = ${sha256}
    order by number desc limit 1`.execute(db)
  const [found] = rows
  if (!found) throw new Refusal('not_found', submissionMessages.notFound)
  return sendMadeFile(storage, { ...found, kind: 'interior', sha256, headers })
}
