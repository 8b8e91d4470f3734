import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { sql } from 'kysely'
import { z } from 'zod'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { JobDeps, JobKind } from '../../../jobs/job-kind.ts'
import type { EbookRecord } from '../../../manuscripts/ebook/ebook-record.ts'
import { storeStream } from '../../../sales-files/index.ts'
import { firstReported } from '../../../untrusted-files/untrusted-files.ts'
import { originalKey } from '../../pictures/index.ts'
import type { EbookParts } from '../book-parts.ts'
import { keepMadeFiles } from '../keep-made-files.ts'
import { listReady, type Ready } from '../list-ready.ts'
import { SILENT } from '../silent.ts'
import type { EndedStep } from '../steps/note-steps.ts'
import { takePlace } from '../take-place.ts'
import { workThrough } from '../work-through.ts'
import { printedPages } from './printed-pages.ts'

/** As the process tells it that makes the e-book. */
const reported = z.union([
  z.object({ warnings: z.string() }),
  z.object({ problem: z.string(), isFaulty: z.boolean() }),
])
type Reported = z.output<typeof reported>

/** The server's own work: it has one place among those who wait. */
const owner = { account: null, network: null }

/**
 * Makes an e-book of the newest version of each manuscript that its check has let through, and makes it anew where what stands in it has
 * changed, for which the clock looks, or once its pages are set anew. Another look finds what a dead node left.
 */
export const makeEbooks: JobKind = {
  name: 'make-ebooks',
  title: 'Makes e-books of manuscripts',
  cron: '20 * * * *',
  atStart: true,
  async work(deps, signal) {
    const count = await workThrough(
      { db: deps.db, step: 'ebook' },
      () => listReady(deps.db, 'ebooks'),
      (next) => makeOne(deps, next, signal),
      signal,
    )
    if (count === 0) return 'No e-book was to be made.'
    return count === 1 ? 'One e-book was made.' : `${count} e-books were made.`
  },
}

type Place = { made: 'ebooks'; id: number; parts: EbookParts }

async function makeOne(deps: JobDeps, ready: Ready<'ebooks'>, signal: AbortSignal): Promise<EndedStep> {
  const { id, parts } = ready
  const place = { made: 'ebooks', id, parts } as const
  const { db, storage, setting, log } = deps
  const manuscript = setting.place()
  const path = setting.place()
  try {
    await storeStream(await storage.getStream(ready.key), manuscript)
    const found = await makeIn(deps, {
      ...{ manuscript, path, edits: ready.edits },
      record: await recordOf(deps, ready),
    })
    // A process that was ended with this node has told nothing of its file.
    signal.throwIfAborted()
    if (found === null || 'problem' in found) {
      const reason = found?.problem ?? SILENT
      const kind = found === null ? 'heavy' : found.isFaulty ? 'faulty' : 'broken'
      log.error({ version: id, problem: reason }, 'a manuscript could not be made into an e-book')
      await inTransaction(db, (tx) => keepProblem(tx, place, kind))
      return { reason }
    }
    if (found.warnings !== '')
      log.warn({ version: id, warnings: found.warnings }, 'an e-book is not without flaws')
    await keepMadeFiles(deps, {
      paths: { book: path },
      folder: 'ebooks',
      async keep(tx, { book: { key, bytes, sha256 } }) {
        if (!(await takePlace(tx, place, true))) return false
        await sql`
          insert into ebooks (version_id, file_key, file_bytes, file_sha256, made_of)
          values (${id}, ${key}, ${bytes}, ${sha256}, ${JSON.stringify(parts)}::jsonb)`.execute(tx)
        return true
      },
    })
    return { reason: null }
  } finally {
    await Promise.all([manuscript, path].map((file) => rm(file, { force: true })))
  }
}

type Asked = { manuscript: string; path: string; record: EbookRecord; edits: readonly TextEdit[] }

/** null: it took too long or too much memory, of which it says nothing. */
async function makeIn(
  { untrusted }: JobDeps,
  { manuscript, path, record, edits }: Asked,
): Promise<Reported | null> {
  const found = await untrusted.open({ kind: 'ebook', record, edits }, manuscript, owner, async (process) => {
    const line = await firstReported(process.reported)
    const said = line === null ? null : reported.parse(line)
    if (said && 'warnings' in said) await process.takeOutput(path)
    return said
  })
  return typeof found === 'string' ? { problem: found, isFaulty: false } : found
}

/** The same for every version of a manuscript, but for when it came. */
async function recordOf(
  { db, storage }: JobDeps,
  { id, submission, record, at, parts }: Ready<'ebooks'>,
): Promise<EbookRecord> {
  const key = originalKey(parts.cover)
  // A book without its cover is one still.
  const cover = (await storage.exists(key))
    ? Buffer.from(await storage.getBytes(key)).toString('base64')
    : null
  return {
    ...record,
    uuid: uuidOf(`${submission.id} ${submission.submittedAt.toISOString()}`),
    modified: at.toISOString().replace(/\.\d+Z$/, 'Z'),
    cover,
    printed: await printedPages(db, id, parts),
  }
}

/** By RFC 9562, of what is hashed (version 8). */
function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

async function keepProblem(tx: Tx, place: Place, problem: 'heavy' | 'broken' | 'faulty'): Promise<void> {
  if (!(await takePlace(tx, place, false))) return
  await sql`
    insert into ebooks (version_id, problem, made_of)
    values (${place.id}, ${problem}, ${JSON.stringify(place.parts)}::jsonb)`.execute(tx)
}
