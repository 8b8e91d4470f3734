import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type TrimSize, trimSizes } from '@panai/contract/language/vocabulary'
import { usualSize } from '@panai/contract/manuscripts/interiors'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { sumOf } from '../../../files/sum-of.ts'
import type { JobDeps, JobKind } from '../../../jobs/job-kind.ts'
import type { BookRecord } from '../../../manuscripts/interior/book-record.ts'
import { storeStream } from '../../../sales-files/index.ts'
import { makeCovers } from '../covers/make-covers.ts'
import { keepMadeFiles } from '../keep-made-files.ts'
import { listReady, type Ready } from '../list-ready.ts'
import { workThrough } from '../work-through.ts'
import { noteFileSums } from './note-file-sums.ts'
import { SILENT, type SizeSet, sizeSet, untilAllAreSet } from './until-all-are-set.ts'

/** The server's own work: it has one place among those who wait. */
const owner = { account: null, network: null }

/** Sets the newest version of each manuscript for print that its check has let through: another look finds what a dead node left. */
export const setInteriors: JobKind = {
  name: 'set-interiors',
  title: 'Sets manuscripts for print',
  cron: null,
  atStart: true,
  next: [makeCovers],
  async work(deps, signal) {
    await noteFileSums(deps, signal)
    const count = await workThrough(
      () => listReady(deps.db, 'interiors'),
      (next) => setOne(deps, next, signal),
      signal,
    )
    if (count === 0) return 'Nothing was to be set.'
    return count === 1 ? 'One manuscript was set.' : `${count} manuscripts were set.`
  },
}

type Made = { size: TrimSize; pages: Partial<Record<TrimSize, number>>; path: string }

async function setOne(deps: JobDeps, { id, key, size, record }: Ready, signal: AbortSignal): Promise<void> {
  const { db, storage, setting, log } = deps
  const manuscript = setting.place()
  const path = setting.place()
  const printed = size ?? usualSize
  const pages: Made['pages'] = {}
  try {
    await storeStream(await storage.getStream(key), manuscript)
    const sizes = [printed, ...trimSizes.filter((other) => other !== printed)]
    const ask = (left: readonly TrimSize[]) =>
      setIn(deps, { manuscript, record, sizes: left, path: left.includes(printed) ? path : null })
    for await (const found of untilAllAreSet(sizes, ask)) {
      // A process that was ended with this node has told nothing of its file.
      signal.throwIfAborted()
      if ('pages' in found) pages[found.size] = found.pages
      else log.warn({ version: id, ...found }, 'a manuscript could not be set for print')
      if ('problem' in found && found.size === printed)
        return await keepProblem(db, id, found.problem === SILENT ? 'heavy' : 'broken')
    }
    await keepFile(deps, id, { size: printed, pages, path })
  } finally {
    await Promise.all([manuscript, path].map((file) => rm(file, { force: true })))
  }
}

type InSizes = {
  manuscript: string
  record: BookRecord
  sizes: readonly TrimSize[]
  /** Where the print file in the first size goes; null: pages are only counted. */
  path: string | null
}

/** @returns of as many of the sizes as one process came to, in their order. */
async function setIn(
  { untrusted }: JobDeps,
  { manuscript, record, sizes, path }: InSizes,
): Promise<readonly SizeSet[]> {
  const task = { kind: 'interior', record, edits: [], sizes, isPrinted: path !== null } as const
  const found = await untrusted.open(task, manuscript, owner, async (process) => {
    const all: SizeSet[] = []
    for await (const line of process.reported) {
      const said = sizeSet.parse(line)
      if (said.size !== sizes[all.length]) throw new Error('a process has told of another size')
      if ('pages' in said && path !== null && all.length === 0) await process.takeOutput(path)
      all.push(said)
    }
    return all
  })
  return typeof found === 'string' ? sizes.map((size) => ({ size, problem: found })) : found
}

async function keepFile(deps: JobDeps, id: number, { size, pages, path }: Made): Promise<void> {
  const sha256 = await sumOf(createReadStream(path))
  await keepMadeFiles(deps, {
    paths: { book: path },
    folder: 'interiors',
    async keep(tx, { book: { key, bytes } }) {
      const { rows } = await sql`
        insert into interiors (version_id, trim_size, file_key, file_bytes, file_sha256, page_counts)
        select id, ${size}, ${key}, ${bytes}, ${sha256}, ${JSON.stringify(pages)}::jsonb
        from submission_versions where id = ${id} for key share
        on conflict do nothing returning version_id`.execute(tx)
      return rows.length > 0
    },
  })
}

async function keepProblem(db: Database, id: number, problem: 'heavy' | 'broken'): Promise<void> {
  await sql`
    insert into interiors (version_id, problem)
    select id, ${problem} from submission_versions where id = ${id} for key share
    on conflict do nothing`.execute(db)
}
