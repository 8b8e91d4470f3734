import type { Database } from '../../db/database.ts'
import { removeUnattached } from '../../files/unattached-files.ts'
import type { JobDeps, JobKind } from '../../jobs/job-kind.ts'
import { BrokenSalesFile } from '../../sales-files/index.ts'
import { Cancelled } from './intake/note-progress.ts'
import { refuseFile } from './intake/refuse-file.ts'
import { stageFile } from './intake/stage-file.ts'
import { askForColumns } from './mapping/ask-for-columns.ts'
import { postImport } from './posting/post-import.ts'
import { undoImport } from './posting/undo-import.ts'
import { lookAtBooks, noteMissedTerms } from './waiting/look-at-books.ts'
import { matchNumbers, noteMissedNumbers } from './waiting/match-numbers.ts'

/**
 * Works through all that was asked of imports, oldest first: another look finds what came meanwhile, or what a dead node left. Then
 * rows are looked at that waited for a number, a price or terms which their book has by now.
 */
export const importSales: JobKind = {
  name: 'import-sales',
  title: 'Reads, posts and undoes sales files',
  cron: null,
  atStart: true,
  async work(deps, signal) {
    const tried = new Set<string>()
    const failures: unknown[] = []
    let done = 0
    for (;;) {
      const next = (await listAsked(deps.db)).find(({ id, state }) => !tried.has(`${id} ${state}`))
      // One that fails does not hold up the others.
      if (!next && failures.length > 0) throw failures[0]
      if (!next) {
        const matched = (await matchNumbers(deps.db, signal)) + (await lookAtBooks(deps.db, signal))
        return saysWhatWasDone(done, matched)
      }
      signal.throwIfAborted()
      tried.add(`${next.id} ${next.state}`)
      try {
        if (await take(deps, next, signal)) done += 1
      } catch (error) {
        failures.push(error)
      }
    }
  },
}

type Asked = { id: number; state: string }

function listAsked(db: Database): Promise<Asked[]> {
  return db
    .selectFrom('sales_imports')
    .select(['id', 'state'])
    .where('state', 'in', ['reading', 'posting', 'undoing'])
    .orderBy('id')
    .execute()
}

async function take(deps: JobDeps, { id, state }: Asked, signal: AbortSignal): Promise<boolean> {
  if (state === 'posting') return postImport(deps, id, signal)
  if (state === 'undoing') return undoImport(deps, id)
  try {
    const isDone = await stageFile(deps, id, signal)
    if (isDone) {
      await noteMissedNumbers(deps.db, id)
      await noteMissedTerms(deps.db, id)
    }
    return isDone
  } catch (error) {
    if (error instanceof Cancelled) return true
    if (!(error instanceof BrokenSalesFile)) throw error
    if (await askForColumns(deps.db, id, error)) return true
    const key = await refuseFile(deps.db, id, error)
    if (key !== null) await removeUnattached(deps.db, deps.storage, [key])
    return true
  }
}

function saysWhatWasDone(steps: number, matched: number): string {
  const first =
    steps === 0
      ? 'Nothing was asked for.'
      : steps === 1
        ? 'One step of an import was done.'
        : `${steps} steps of imports were done.`
  if (matched === 0) return first
  return `${first} ${matched === 1 ? 'One row that waited lacks' : `${matched} rows that waited lack`} nothing any more.`
}
