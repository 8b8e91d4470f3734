import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { type SampleExtent, type SampleProblem, sampleProblems } from '@panai/contract/catalogue/sample-rules'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { coverRule } from '@panai/contract/submissions/submission-rules'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../db/database.ts'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import { ReceivedFile } from '../../../http/received-body.ts'
import type { JobDeps, JobKind } from '../../../jobs/job-kind.ts'
import { type SampleFile, sampleFile } from '../../../manuscripts/sample/sample-file.ts'
import { storeStream } from '../../../sales-files/index.ts'
import { firstReported } from '../../../untrusted-files/untrusted-files.ts'
import { forgetPicture, storeSentPicture } from '../../pictures/index.ts'
import { editsOfVersion } from '../text-edits/edits-of-version.ts'

/** As the process tells it that takes the sample. */
const reported = z.union([
  z.object({ percent: z.int() }),
  z.object({ problem: z.enum(sampleProblems), cause: z.string().optional() }),
])

/** The server's own work: it has one place among those who wait. */
const owner = { account: null, network: null }

/** Takes the samples that editors have asked for. One that a dead node has left is found at the next look. */
export const makeSamples: JobKind = {
  name: 'make-samples',
  title: 'Takes samples of books from their manuscripts',
  cron: '50 * * * *',
  atStart: true,
  async work(deps, signal) {
    const failures: unknown[] = []
    const open = await listOpen(deps.db)
    for (const next of open) {
      signal.throwIfAborted()
      await makeOne(deps, next, signal).catch((error: unknown) => failures.push(error))
    }
    signal.throwIfAborted()
    if (failures.length > 0) throw failures[0]
    if (open.length === 0) return 'No sample was to be taken.'
    return open.length === 1 ? 'One sample was taken.' : `${open.length} samples were taken.`
  },
}

type Open = {
  bookId: number
  /** When it was asked for, to the microsecond: another request is another sample. */
  askedAt: string
  extent: SampleExtent
  /** Of the Word file whose text is read. */
  key: string
  edits: readonly TextEdit[]
  revision: number
}

async function listOpen(db: Database): Promise<Open[]> {
  const { rows } = await sql<Open>`
    select book_id as "bookId", asked_at::text as "askedAt", extent, version.text_key as key, ${editsOfVersion} as edits,
      version.text_revision as revision
    from book_samples join submission_versions as version on version.id = version_id
    where state = 'open' order by book_id limit 1000`.execute(db)
  return rows
}

async function makeOne(deps: JobDeps, open: Open, signal: AbortSignal): Promise<void> {
  const { db, storage, setting, log } = deps
  const manuscript = setting.place()
  const path = setting.place()
  try {
    await storeStream(await storage.getStream(open.key), manuscript)
    const found = await takeIn(deps, { manuscript, path, open })
    // A process that was ended with this node has told nothing of its file.
    signal.throwIfAborted()
    if ('problem' in found) {
      if (found.cause !== undefined) log.error({ book: open.bookId, ...found }, 'a sample could not be taken')
      await inTransaction(db, (tx) => keepProblem(tx, open, found.problem))
      return
    }
    const { pages, pictures } = sampleFile.parse(JSON.parse(await readFile(path, 'utf8')))
    const stored = await storePictures(deps, pictures)
    const made = { percent: found.percent, pages, pictures: stored }
    if (await inTransaction(db, (tx) => keep(tx, open, made))) return
    for (const { id } of stored) await forgetPicture(db, storage, id)
  } finally {
    await Promise.all([manuscript, path].map((file) => rm(file, { force: true })))
  }
}

type Asked = { manuscript: string; path: string; open: Open }
type Found = { percent: number } | { problem: SampleProblem; cause?: string | undefined }

async function takeIn(
  { untrusted }: JobDeps,
  { manuscript, path, open: { extent, edits } }: Asked,
): Promise<Found> {
  const found = await untrusted.open(
    { kind: 'sample', extent, edits },
    manuscript,
    owner,
    async (process) => {
      const line = await firstReported(process.reported)
      if (line === null) return { problem: 'heavy', cause: 'it took too long or too much memory' } as const
      const said = reported.parse(line)
      if ('percent' in said) await process.takeOutput(path)
      return said
    },
  )
  return typeof found === 'string' ? { problem: 'broken', cause: found } : found
}

type StoredPicture = { number: number; id: number }

/** Each is decoded and encoded again, as any that comes from outside; what is none is left out. */
async function storePictures(
  deps: JobDeps,
  pictures: SampleFile['pictures'],
): Promise<readonly StoredPicture[]> {
  const stored: StoredPicture[] = []
  for (const { number, jpeg } of pictures) {
    const bytes = Buffer.from(jpeg, 'base64')
    const path = deps.uploads.place()
    try {
      await writeFile(path, bytes)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const file = new ReceivedFile(path, { size: bytes.length, sha256, name: 'picture.jpg' })
      const found = await storeSentPicture(deps, file, coverRule, owner)
      if ('problem' in found) deps.log.error({ number, ...found }, 'a picture of a sample is left out')
      else stored.push({ number, id: found.id })
    } finally {
      await rm(path, { force: true })
    }
  }
  return stored
}

type Made = { percent: number; pages: SampleFile['pages']; pictures: readonly StoredPicture[] }

/** @returns whether it is asked for still. */
async function keep(
  tx: Tx,
  { bookId, askedAt, revision }: Open,
  { percent, pages, pictures }: Made,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update book_samples set state = 'made', percent = ${percent}, made_at = clock_timestamp(), text_revision = ${revision}
    where book_id = ${bookId} and state = 'open' and asked_at = ${askedAt}::timestamptz`.execute(tx)
  if (!numAffectedRows) return false
  await tx
    .insertInto('book_sample_pages')
    .values(pages.map((page, at) => ({ book_id: bookId, number: at + 1, content: JSON.stringify(page) })))
    .execute()
  if (pictures.length > 0)
    await tx
      .insertInto('book_sample_pictures')
      .values(pictures.map(({ number, id }) => ({ book_id: bookId, number, picture_id: id })))
      .execute()
  return true
}

async function keepProblem(tx: Tx, { bookId, askedAt }: Open, problem: SampleProblem): Promise<void> {
  await sql`
    update book_samples set state = 'failed', problem = ${problem}
    where book_id = ${bookId} and state = 'open' and asked_at = ${askedAt}::timestamptz`.execute(tx)
}
