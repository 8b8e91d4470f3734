import { rm } from 'node:fs/promises'
import { type TrimSize, trimSizes } from '@panai/contract/language/vocabulary'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { JobDeps, JobKind } from '../../../jobs/job-kind.ts'
import type { PageStart } from '../../../manuscripts/book/page-starts.ts'
import type { PageText } from '../../../manuscripts/book/page-texts.ts'
import type { BookRecord } from '../../../manuscripts/interior/book-record.ts'
import { storeStream } from '../../../sales-files/index.ts'
import type { InteriorParts } from '../book-parts.ts'
import { makeCovers } from '../covers/make-covers.ts'
import { carryComments } from '../earlier-pages/carry-comments.ts'
import { makeEbooks } from '../ebooks/make-ebooks.ts'
import { keepMadeFiles } from '../keep-made-files.ts'
import { listReady, type Ready } from '../list-ready.ts'
import { SILENT } from '../silent.ts'
import { isSuperseded } from '../steps/is-superseded.ts'
import { type EndedStep, noteSize } from '../steps/note-steps.ts'
import { TOO_LONG } from '../steps/too-long.ts'
import { takePlace } from '../take-place.ts'
import { workThrough } from '../work-through.ts'
import { noteFileSums } from './note-file-sums.ts'
import { type SizeSet, sizeSet, untilAllAreSet } from './until-all-are-set.ts'

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
  next: [makeCovers, makeEbooks],
  async work(deps, signal, goOn) {
    await noteFileSums(deps, signal)
    const count = await workThrough(
      { db: deps.db, step: 'interior', goOn },
      () => listReady(deps.db, 'interiors'),
      (next) => setOne(deps, next, signal),
      signal,
    )
    if (count === 0) return 'Nothing was to be set.'
    return count === 1 ? 'One manuscript was set.' : `${count} manuscripts were set.`
  },
}

type InSizes = Partial<Record<TrimSize, number>>
/** Pages in each size in which it is set, about how many in those for which it is too long, and where they begin in the one that is printed and what stands on them. */
type Counted = {
  pages: InSizes
  tooLong: InSizes
  starts: readonly PageStart[] | null
  texts: readonly PageText[]
}
type Place = { made: 'interiors'; id: number; parts: InteriorParts }

/** Another is wanted by now: what is under way is given up. */
class Superseded extends Error {}

async function setOne(
  deps: JobDeps,
  { id, key, parts, edits, record }: Ready<'interiors'>,
  signal: AbortSignal,
): Promise<EndedStep | null> {
  const { db, storage, setting, log } = deps
  const manuscript = setting.place()
  const path = setting.place()
  const place = { made: 'interiors', id, parts } as const
  const { size: printed } = parts
  const counted: Counted = { pages: {}, tooLong: {}, starts: null, texts: [] }
  async function onSize(size: TrimSize): Promise<void> {
    await noteSize(db, id, size)
    if (await isSuperseded(db, id, parts)) throw new Superseded()
  }
  try {
    await storeStream(await storage.getStream(key), manuscript)
    const sizes = [printed, ...trimSizes.filter((other) => other !== printed)]
    const ask = (left: readonly TrimSize[]) =>
      setIn(deps, {
        ...{ manuscript, record, edits, sizes: left, onSize },
        path: left.includes(printed) ? path : null,
      })
    for await (const found of untilAllAreSet(sizes, ask)) {
      // A process that was ended with this node has told nothing of its file.
      signal.throwIfAborted()
      if ('pages' in found) {
        counted.pages[found.size] = found.pages
        counted.starts ??= found.starts
        if (found.texts !== null) counted.texts = found.texts
        if (found.size === printed && found.starts === null)
          log.warn(
            { version: id },
            'it is not known where pages begin: the e-book lists none, and none has its text',
          )
      } else if ('tooLong' in found) counted.tooLong[found.size] = found.tooLong
      else log.error({ version: id, ...found }, 'a manuscript could not be set for print')
      if ('problem' in found && found.size === printed) {
        const problem = found.problem === SILENT ? 'heavy' : 'broken'
        await inTransaction(db, (tx) => keepProblem(tx, place, { problem }))
        return { reason: `${printed}: ${found.problem}` }
      }
    }
    if (counted.tooLong[printed] === undefined) await keepFile(deps, place, { ...counted, path })
    else await inTransaction(db, (tx) => keepProblem(tx, place, { problem: 'too_long', counted }))
    return { reason: counted.tooLong[printed] === undefined ? null : TOO_LONG }
  } catch (error) {
    if (error instanceof Superseded) return null
    throw error
  } finally {
    await Promise.all([manuscript, path].map((file) => rm(file, { force: true })))
  }
}

type Asked = {
  manuscript: string
  record: BookRecord
  edits: readonly TextEdit[]
  sizes: readonly TrimSize[]
  /** Is called for each as it comes. */
  onSize: (size: TrimSize) => Promise<void>
  /** Where the print file in the first size goes; null: pages are only counted. */
  path: string | null
}

/** @returns of as many of the sizes as one process came to, in their order. */
async function setIn(
  { untrusted }: JobDeps,
  { manuscript, record, edits, sizes, onSize, path }: Asked,
): Promise<readonly SizeSet[]> {
  const task = { kind: 'interior', record, edits, sizes, isPrinted: path !== null } as const
  const found = await untrusted.open(task, manuscript, owner, async (process) => {
    const all: SizeSet[] = []
    for await (const line of process.reported) {
      const said = sizeSet.parse(line)
      if (said.size !== sizes[all.length]) throw new Error('a process has told of another size')
      if ('pages' in said && path !== null && all.length === 0) await process.takeOutput(path)
      all.push(said)
      if (!('problem' in said)) await onSize(said.size)
    }
    return all
  })
  return typeof found === 'string' ? sizes.map((size) => ({ size, problem: found })) : found
}

type Made = Counted & { path: string }

async function keepFile(
  deps: JobDeps,
  place: Place,
  { pages, tooLong, starts, texts, path }: Made,
): Promise<void> {
  const { id, parts } = place
  await keepMadeFiles(deps, {
    paths: { book: path },
    folder: 'interiors',
    async keep(tx, { book: { key, bytes, sha256 } }) {
      if (!(await takePlace(tx, place, true))) return false
      await sql`
        insert into interiors (version_id, trim_size, file_key, file_bytes, file_sha256, page_counts, too_long, page_starts, made_of)
        values (${id}, ${parts.size}, ${key}, ${bytes}, ${sha256}, ${JSON.stringify(pages)}::jsonb,
          ${JSON.stringify(tooLong)}::jsonb, ${starts && JSON.stringify(starts)}::jsonb, ${JSON.stringify(parts)}::jsonb)`.execute(
        tx,
      )
      await sql`
        insert into page_texts (version_id, page, label, parts)
        select ${id}, page, label, parts
        from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as told (page int, label text, parts jsonb)`.execute(
        tx,
      )
      await carryComments(tx, { versionId: id, sha256, pages: { texts, starts } })
      return true
    },
  })
}

type Problem = { problem: 'heavy' | 'broken' } | { problem: 'too_long'; counted: Counted }

async function keepProblem(tx: Tx, place: Place, found: Problem): Promise<void> {
  if (!(await takePlace(tx, place, false))) return
  const { pages, tooLong } = found.problem === 'too_long' ? found.counted : { pages: null, tooLong: null }
  await sql`
    insert into interiors (version_id, problem, page_counts, too_long, made_of)
    values (${place.id}, ${found.problem}, ${pages && JSON.stringify(pages)}::jsonb,
      ${tooLong && JSON.stringify(tooLong)}::jsonb, ${JSON.stringify(place.parts)}::jsonb)`.execute(tx)
}
