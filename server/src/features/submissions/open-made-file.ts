import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Storage } from '../../files/storage.ts'
import { Refusal } from '../../http/refusal.ts'
import { manuscriptHeader } from './manuscript-name.ts'

/** Where what was made of a manuscript is noted, and how it is saved. */
const files = {
  interior: {
    ...{ table: 'interiors', key: 'file_key', bytes: 'file_bytes', sha256: 'file_sha256' },
    headerOf: (title: string) => manuscriptHeader(`${title} (inside)`, 'pdf'),
  },
  ebook: {
    ...{ table: 'ebooks', key: 'file_key', bytes: 'file_bytes', sha256: null },
    headerOf: (title: string) => manuscriptHeader(title, 'epub'),
  },
  cover: {
    ...{ table: 'covers', key: 'file_key', bytes: 'file_bytes', sha256: null },
    headerOf: (title: string) => manuscriptHeader(`${title} (cover)`, 'pdf'),
  },
  front: {
    ...{ table: 'covers', key: 'front_key', bytes: 'front_bytes', sha256: null },
    headerOf: (title: string) => manuscriptHeader(`${title} (front)`, 'jpg'),
  },
} as const

type Row = {
  title: string
  file_key: string | null
  file_bytes: number | null
  file_sha256: string | null
}
type Asked = { id: number; made: keyof typeof files; headers: Headers }

/** What was made of the newest version, to be saved and never shown. @throws Refusal not_found, also while it is not made. */
export async function openMadeFile(
  db: Database,
  storage: Storage,
  { id, made, headers }: Asked,
): Promise<AsyncIterable<Uint8Array>> {
  const { table, key, bytes, sha256, headerOf } = files[made]
  const { rows } = await sql<Row>`
    select title, made.${sql.ref(key)} as file_key, made.${sql.ref(bytes)} as file_bytes,
      ${sha256 === null ? sql`null` : sql`made.${sql.ref(sha256)}`} as file_sha256
    from submission_versions as version
      join submissions on submissions.id = version.submission_id
      left join ${sql.table(table)} as made on made.version_id = version.id
    where version.submission_id = ${id}
    order by number desc limit 1`.execute(db)
  const [found] = rows
  if (!found?.file_key) throw new Refusal('not_found', submissionMessages.notFound)
  const stream = await storage.getStream(found.file_key)
  headers.set('Content-Length', String(found.file_bytes))
  headers.set('Content-Disposition', headerOf(found.title))
  if (found.file_sha256 !== null) headers.set('ETag', `"${found.file_sha256}"`)
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
  headers.set('X-Content-Type-Options', 'nosniff')
  return stream
}
