import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { TrimSize } from '@panai/contract/language/vocabulary'
import { textEditMessages } from '@panai/contract/manuscripts/edit-text'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../db/database.ts'
import type { Storage } from '../../../files/storage.ts'
import type { UploadFolder } from '../../../files/upload-folder.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Logger } from '../../../log/logger.ts'
import { storeStream } from '../../../sales-files/index.ts'
import type { Owner } from '../../../untrusted-files/fair-queue.ts'
import { firstReported, type UntrustedFiles } from '../../../untrusted-files/untrusted-files.ts'
import { printedSize } from '../book-parts.ts'
import { isNewest } from '../is-newest.ts'
import { manuscriptHeader } from '../manuscript-name.ts'
import { editsOfVersion } from './edits-of-version.ts'

type Deps = { db: Database; storage: Storage; uploads: UploadFolder; untrusted: UntrustedFiles; log: Logger }
type Asked = { id: number; owner: Owner; headers: Headers }
type Row = { version: number; title: string; key: string; size: TrimSize; edits: readonly TextEdit[] }

const reported = z.object({ bytes: z.int().min(1) })

/**
 * The text of the newest version with all that was changed in it, made as a Word file for this call alone.
 * @throws Refusal not_found, also for what is no Word file and while that is being checked; conflict when it can't be made.
 */
export async function openCorrectedText(
  { db, storage, uploads, untrusted, log }: Deps,
  { id, owner, headers }: Asked,
): Promise<AsyncIterable<Uint8Array>> {
  const { rows } = await sql<Row>`
    select version.id as version, submissions.title, version.text_key as key, ${printedSize} as size,
      ${editsOfVersion} as edits
    from submission_versions as version
      join manuscript_checks as checked on checked.version_id = version.id and version.text_key is not null
        and checked.text_revision = version.text_revision and report is not null
      join submissions on submissions.id = version.submission_id
      left join books on books.id = submissions.book_id
    where version.submission_id = ${id} and ${isNewest}`.execute(db)
  const [found] = rows
  if (!found) throw new Refusal('not_found', submissionMessages.notFound)
  const { version, title, key, size, edits } = found
  const manuscript = uploads.place()
  const made = uploads.place()
  try {
    await storeStream(await storage.getStream(key), manuscript)
    const written = await untrusted.open(
      { kind: 'corrected-text', edits, size },
      manuscript,
      owner,
      async (process) => {
        const told = reported.safeParse(await firstReported(process.reported)).data
        if (told) await process.takeOutput(made)
        return told ?? null
      },
    )
    if (written === null || typeof written === 'string') {
      log.error({ version }, 'the corrected text of a manuscript could not be made')
      throw new Refusal('conflict', textEditMessages.noFile)
    }
    headers.set('Content-Length', String(written.bytes))
  } catch (error) {
    await rm(made, { force: true })
    throw error
  } finally {
    await rm(manuscript, { force: true })
  }
  headers.set('Content-Disposition', manuscriptHeader(`${title} (corrected)`, 'docx'))
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
  headers.set('X-Content-Type-Options', 'nosniff')
  return piecesOf(made)
}

/** Of a file that is gone once it was read, or nobody reads it any more. */
async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path)
  } finally {
    await rm(path, { force: true })
  }
}
