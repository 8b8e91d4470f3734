import { rm, writeFile } from 'node:fs/promises'
import { type CoverFinding, coverFinding } from '@panai/contract/manuscripts/covers'
import { submissionLanguages } from '@panai/contract/submissions/submission-rules'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../db/database.ts'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Storage } from '../../../files/storage.ts'
import type { JobDeps, JobKind } from '../../../jobs/job-kind.ts'
import type { CoverRecord } from '../../../manuscripts/cover/cover-record.ts'
import { storeStream } from '../../../sales-files/index.ts'
import { SECOND_OUTPUT } from '../../../untrusted-files/task.ts'
import { firstReported } from '../../../untrusted-files/untrusted-files.ts'
import { originalKey } from '../../pictures/index.ts'
import { isNewest } from '../is-newest.ts'
import { keepMadeFiles, type StoredFile } from '../keep-made-files.ts'
import { lockSubmissionOf } from '../lock-submission-of.ts'
import { SILENT } from '../silent.ts'
import type { EndedStep } from '../steps/note-steps.ts'
import { workThrough } from '../work-through.ts'
import { type CoverParts, fromSetVersions, isCoverOutdated } from './cover-parts.ts'

/** As the process tells it that makes the cover. */
const reported = z.union([
  z.object({ isDrawn: z.boolean(), findings: z.array(coverFinding) }),
  z.object({ problem: z.string() }),
])
type Reported = z.output<typeof reported>

/** The server's own work: it has one place among those who wait. */
const owner = { account: null, network: null }

/**
 * Makes the cover of the newest version of each manuscript whose inside is set, and makes it anew where what stands on it has changed:
 * an ISBN or a price mostly, for which the clock looks.
 */
export const makeCovers: JobKind = {
  name: 'make-covers',
  title: 'Makes covers of printed books',
  cron: '35 * * * *',
  atStart: true,
  async work(deps, signal) {
    const count = await workThrough(
      { db: deps.db, step: 'cover' },
      () => listOpen(deps.db),
      (next) => makeOne(deps, next, signal),
      signal,
    )
    if (count === 0) return 'No cover was to be made.'
    return count === 1 ? 'One cover was made.' : `${count} covers were made.`
  },
}

type Open = { id: number; parts: CoverParts }

async function listOpen(db: Database): Promise<Open[]> {
  const { rows } = await sql<Open>`
    select version.id, parts from ${fromSetVersions} left join covers as made on made.version_id = version.id
    where ${isNewest} and (made.version_id is null or ${isCoverOutdated})
    order by version.id limit 1000`.execute(db)
  return rows
}

async function makeOne(deps: JobDeps, { id, parts }: Open, signal: AbortSignal): Promise<EndedStep> {
  const { db, storage, setting, log } = deps
  const picture = setting.place()
  const paths = { cover: setting.place(), front: setting.place() }
  try {
    await copyPicture(storage, parts.cover, picture)
    const portrait = parts.portrait === null ? null : await readPicture(storage, parts.portrait)
    const found = await makeIn(deps, { picture, paths, record: recordOf(parts), portrait })
    // A process that was ended with this node has told nothing of its file.
    signal.throwIfAborted()
    if (found === null || 'problem' in found) {
      const reason = found?.problem ?? SILENT
      log.error({ version: id, problem: reason }, 'a cover could not be made')
      await inTransaction(db, (tx) => keepProblem(tx, { id, parts }, found === null ? 'heavy' : 'broken'))
      return { reason }
    }
    await keepMadeFiles(deps, {
      paths,
      folder: 'covers',
      keep: (tx, { cover, front }) => keep(tx, { id, parts }, { cover, front, ...found }),
    })
    return { reason: null }
  } finally {
    await Promise.all([picture, ...Object.values(paths)].map((file) => rm(file, { force: true })))
  }
}

/** One that is lost is as good as one that can't be read: the house draws a cover. */
async function copyPicture(storage: Storage, key: string, to: string): Promise<void> {
  const original = originalKey(key)
  if (await storage.exists(original)) await storeStream(await storage.getStream(original), to)
  else await writeFile(to, '')
}

async function readPicture(storage: Storage, key: string): Promise<string | null> {
  const original = originalKey(key)
  return (await storage.exists(original))
    ? Buffer.from(await storage.getBytes(original)).toString('base64')
    : null
}

function recordOf({ design: _, cover: __, portrait: ___, language, ...record }: CoverParts): CoverRecord {
  return { ...record, language: submissionLanguages[language] }
}

type Asked = {
  picture: string
  portrait: string | null
  paths: { cover: string; front: string }
  record: CoverRecord
}

/** null: it took too long or too much memory, of which it says nothing. */
async function makeIn(
  { untrusted }: JobDeps,
  { picture, portrait, paths, record }: Asked,
): Promise<Reported | null> {
  const found = await untrusted.open({ kind: 'cover', record, portrait }, picture, owner, async (process) => {
    const line = await firstReported(process.reported)
    const said = line === null ? null : reported.parse(line)
    if (said && 'findings' in said) {
      await process.takeOutput(paths.cover)
      await process.takeOutput(paths.front, SECOND_OUTPUT)
    }
    return said
  })
  return typeof found === 'string' ? { problem: found } : found
}

type Made = { cover: StoredFile; front: StoredFile; isDrawn: boolean; findings: readonly CoverFinding[] }

/** In the place of what was made of other words; its files are swept away. @returns whether it was written. */
async function keep(tx: Tx, open: Open, { cover, front, isDrawn, findings }: Made): Promise<boolean> {
  if (!(await takePlace(tx, open))) return false
  await sql`
    insert into covers (version_id, made_of, file_key, file_bytes, file_sha256, front_key, front_bytes, front_sha256,
      is_drawn, findings)
    values (${open.id}, ${JSON.stringify(open.parts)}::jsonb, ${cover.key}, ${cover.bytes}, ${cover.sha256},
      ${front.key}, ${front.bytes}, ${front.sha256}, ${isDrawn}, ${JSON.stringify(findings)}::jsonb)`.execute(
    tx,
  )
  return true
}

async function keepProblem(tx: Tx, open: Open, problem: 'heavy' | 'broken'): Promise<void> {
  if (!(await takePlace(tx, open))) return
  await sql`
    insert into covers (version_id, made_of, problem)
    values (${open.id}, ${JSON.stringify(open.parts)}::jsonb, ${problem})`.execute(tx)
}

/** Takes out what was made before. @returns false where the version is gone, another node was first, or it was approved meanwhile. */
async function takePlace(tx: Tx, { id, parts }: Open): Promise<boolean> {
  await lockSubmissionOf(tx, id)
  const { rows } = await sql<{ isOpen: boolean }>`
    select made.version_id is null or (${isCoverOutdated} and made.made_of <> ${JSON.stringify(parts)}::jsonb) as "isOpen"
    from ${fromSetVersions} left join covers as made on made.version_id = version.id
    where version.id = ${id}`.execute(tx)
  if (!rows[0]?.isOpen) return false
  await sql`
    with gone as (delete from covers where version_id = ${id} returning file_key, front_key)
    insert into unattached_files (key)
    select key from gone cross join lateral (values (file_key), (front_key)) as files (key)
    where key is not null`.execute(tx)
  return true
}
