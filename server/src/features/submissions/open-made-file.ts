import type { ProofFileKind } from '@panai/contract/submissions/proof-rules'
import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Storage } from '../../files/storage.ts'
import { Refusal } from '../../http/refusal.ts'
import { sendMadeFile } from './send-made-file.ts'

/** Where what was made of a manuscript is noted. */
const places = {
  interior: { table: 'interiors', key: 'file_key', bytes: 'file_bytes', sum: 'file_sha256' },
  ebook: { table: 'ebooks', key: 'file_key', bytes: 'file_bytes', sum: 'file_sha256' },
  cover: { table: 'covers', key: 'file_key', bytes: 'file_bytes', sum: 'file_sha256' },
  front: { table: 'covers', key: 'front_key', bytes: 'front_bytes', sum: 'front_sha256' },
} as const satisfies Record<ProofFileKind, unknown>

type Row = { title: string; key: string | null; bytes: number | null; sha256: string | null }
type Asked = { id: number; made: ProofFileKind; headers: Headers }

/** What was made of the newest version, to be saved and never shown. @throws Refusal not_found, also while it is not made. */
export async function openMadeFile(
  db: Database,
  storage: Storage,
  { id, made, headers }: Asked,
): Promise<AsyncIterable<Uint8Array>> {
  const { table, ...place } = places[made]
  const { rows } = await sql<Row>`
    select title, made.${sql.ref(place.key)} as key, made.${sql.ref(place.bytes)} as bytes,
      made.${sql.ref(place.sum)} as sha256
    from submission_versions as version
      join submissions on submissions.id = version.submission_id
      left join ${sql.table(table)} as made on made.version_id = version.id
    where version.submission_id = ${id}
    order by number desc limit 1`.execute(db)
  const [found] = rows
  if (!found || found.key === null) throw new Refusal('not_found', submissionMessages.notFound)
  return sendMadeFile(storage, { ...found, key: found.key, kind: made, headers })
}
