import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type TrimSize, trimSizes } from '@panai/contract/language/vocabulary'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import { sumOf } from '../../../files/sum-of.ts'
import type { JobDeps, JobKind } from '../../../jobs/job-kind.ts'
import type { BookRecord } from '../../../manuscripts/interior/book-record.ts'
import { storeStream } from '../../../sales-files/index.ts'
import type { InteriorParts } from '../book-parts.ts'
import { makeCovers } from '../covers/make-covers.ts'
import { keepMadeFiles } from '../keep-made-files.ts'
import { listReady, type Ready } from '../list-ready.ts'
import { takePlace } from '../take-place.ts'
import { workThrough } from '../work-through.ts'
import { noteFileSums } from './note-file-sums.ts'
import { SILENT, type SizeSet, sizeSet, untilAllAreSet } from './until-all-are-set.ts'

/** The server's own work: it has one place among those who wait. */
const owner = { account: null, network: null }

/**
 * Sets the newest version of each manuscript for print that its check has let through, and sets it anew in the size that was chosen since
 * or where what is printed in it has changed, for which the clock looks. Another look finds what a dead node left.
 */
export const setInteriors: JobKind = {
  name: 'set-interiors',
  title: 'Sets manuscripts for print',
  cron: '5 * * * *',
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

type Made = { pages: Partial<Record<TrimSize, number>>; path: string }
type Place = { made: 'interiors'; id: number; parts: InteriorParts }

async function setOne(
  deps: JobDeps,
  { id, key, parts, edits, record }: Ready<'interiors'>,
  signal: AbortSignal,
): Promise<void> {
  const { db, storage, setting, log } = deps
  const manuscript = setting.place()
  const path = setting.place()
  const place = { made: 'interiors', id, parts } as const
  const { size: printed } = parts
  const pages: Made['pages'] = {}
  try {
    await storeStream(await storage.getStream(key), manuscript)
    const sizes = [printed, ...trimSizes.filter((other) => other !== printed)]
    const ask = (left: readonly TrimSize[]) =>
      setIn(deps, { manuscript, record, edits, sizes: left, path: left.includes(printed) ? path : null })
    for await (const found of untilAllAreSet(sizes, ask)) {
      // A process that was ended with this node has told nothing of its file.
      signal.throwIfAborted()
      if ('pages' in found) pages[found.size] = found.pages
      else log.warn({ version: id, ...found }, 'a manuscript could not be set for print')
      if ('problem' in found && found.size === printed)
        return await inTransaction(db, (tx) =>
          keepProblem(tx, place, found.problem === SILENT ? 'heavy' : 'broken'),
        )
    }
    await keepFile(deps, place, { pages, path })
  } finally {
    await Promise.all([manuscript, path].map((file) => rm(file, { force: true })))
  }
}

type InSizes = {
  manuscript: string
  record: BookRecord
  edits: readonly TextEdit[]
  sizes: readonly TrimSize[]
  /** Where the print file in the first size goes; null: pages are only counted. */
  path: string | null
}

/** @returns of as many of the sizes as one process came to, in their order. */
async function setIn(
  { untrusted }: JobDeps,
  { manuscript, record, edits, sizes, path }: InSizes,
): Promise<readonly SizeSet[]> {
  const task = { kind: 'interior', record, edits, sizes, isPrinted: path !== null } as const
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

async function keepFile(deps: JobDeps, place: Place, { pages, path }: Made): Promise<void> {
  const { id, parts } = place
  const sha256 = await sumOf(createReadStream(path))
  await keepMadeFiles(deps, {
    paths: { book: path },
    folder: 'interiors',
    async keep(tx, { book: { key, bytes } }) {
      if (!(await takePlace(tx, place, true))) return false
      await sql`
        insert into interiors (version_id, trim_size, file_key, file_bytes, file_sha256, page_counts, made_of)
        values (${id}, ${parts.size}, ${key}, ${bytes}, ${sha256}, ${JSON.stringify(pages)}::jsonb,
          ${JSON.stringify(parts)}::jsonb)`.execute(tx)
      return true
    },
  })
}

async function keepProblem(tx: Tx, place: Place, problem: 'heavy' | 'broken'): Promise<void> {
  if (!(await takePlace(tx, place, false))) return
  await sql`
    insert into interiors (version_id, problem, made_of)
    values (${place.id}, ${problem}, ${JSON.stringify(place.parts)}::jsonb)`.execute(tx)
}
