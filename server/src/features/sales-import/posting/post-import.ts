import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import type { Database } from '../../../db/database.ts'
import { inTransactionWithClient } from '../../../db/in-transaction-with-client.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { JobDeps } from '../../../jobs/job-kind.ts'
import { lockAuthors } from '../../royalties/index.ts'
import { countLines } from '../intake/count-lines.ts'
import { isOurs, lockPosting } from '../intake/lock-import.ts'
import { Progress } from '../intake/note-progress.ts'
import { recountRefunds } from '../waiting/count-refund.ts'
import { authorsOfReturns } from './book-anew.ts'
import { findCompared, findLackingToTakeBack, keepCompared, lackingSales } from './compare-files.ts'
import { findOverlaps } from './find-overlaps.ts'
import { findReceived } from './find-received.ts'
import { findRevisions } from './find-revisions.ts'
import { findLostSales } from './find-sales.ts'
import { judgeAgain } from './judge-again.ts'
import { keepReturnsShown } from './keep-returns-shown.ts'
import { lookAtReturns, namesOf } from './returns-anew.ts'
import { authorsOfLines, authorsOfRevised, loadRevised } from './revised-sales.ts'
import { leaveOutRepeated, openImportJournal, settleWritten, sumAgain } from './settle-written.ts'
import { type Written, writeSales } from './write-sales.ts'

/**
 * Posts the new rows of an import as one journal in one transaction: all of them or none. Nothing is posted when a row comes to something else than
 * what was shown, since agreements, prices or rates have changed, or when a file that was posted meanwhile has, or may count, the same copies: it is
 * shown again. @returns whether it was done now.
 */
export async function postImport(
  { db, pool }: JobDeps,
  importId: number,
  signal: AbortSignal,
): Promise<boolean> {
  // Another connection reads the rows while they are posted, so this is written before.
  await inTransactionWithClient(pool, async (tx) => {
    await lockPosting(tx)
    await findLostSales(tx, importId)
  })
  return inTransactionWithClient(pool, async (tx, client) => {
    if (!(await isOurs(tx, importId, 'posting'))) return false
    await lockPosting(tx)
    const isRepeated = (await leaveOutRepeated(tx, importId)) > 0
    const isRevisingOthers = await findRevisions(tx, importId)
    const isReceivedAnew = await findReceived(tx, importId)
    const isOverlapping = await findOverlaps(tx, sql`import_id = ${importId}`)
    const { compared, isChanged: isComparedAnew } = await findCompared(tx, importId)
    const isKnown = !isRepeated && !isRevisingOthers && !isReceivedAnew && !isOverlapping && !isComparedAnew
    const isPosted = isKnown && (await post(tx, client, { db, importId, signal }))
    await keepCompared(tx, importId, compared)
    if (!isPosted) await showAgain(tx, importId)
    else await recountRefunds(tx, importId)
    return true
  })
}

type Asked = { db: Database; importId: number; signal: AbortSignal }

/** @returns whether each row came to what was shown; else nothing is posted. */
async function post(tx: Tx, client: PoolClient, { db, importId, signal }: Asked): Promise<boolean> {
  const total = await countNew(tx, importId)
  const lacking = await findLackingToTakeBack(tx, importId)
  const shown = namesOf(await lookAtReturns(tx, importId))
  const returns = await lookAtReturns(tx, importId, { successions: await lackingSales(tx, lacking) })
  // Before the journal has its number, so that no statement which comes meanwhile closes behind it.
  await lockAuthors(tx, [
    ...(await authorsOf(tx, importId)),
    ...(await authorsOfRevised(tx, importId)),
    ...(await authorsOfLines(tx, lacking)),
    ...authorsOfReturns(returns),
  ])
  await sql`savepoint before_posting`.execute(tx)
  const journalId = await openImportJournal(tx, importId)
  const progress = new Progress(db, { id: importId, state: 'posting' }, () => {})
  const written = await writeSales({
    db,
    client,
    importId,
    journalId,
    returns: shown,
    total,
    progress,
    signal,
  })
  if (written.unlike > 0) {
    await sql`rollback to savepoint before_posting`.execute(tx)
    return false
  }
  await addLacking(tx, written, lacking)
  await settleWritten(tx, { importId, journalId, written, returns })
  return true
}

async function countNew(tx: Tx, importId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('sale_lines')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('import_id', '=', importId)
    .where('state', '=', 'new')
    .executeTakeFirstOrThrow()
  return count
}

const AT_ONCE = 5_000

/** Rows of earlier files that this one lacks give way as though it had them with nothing due. */
async function addLacking(tx: Tx, { postings, revised }: Written, lineIds: readonly number[]): Promise<void> {
  for (let at = 0; at < lineIds.length; at += AT_ONCE)
    for (const row of (await loadRevised(tx, lineIds.slice(at, at + AT_ONCE))).values()) {
      postings.takeBack(row)
      revised.push(row)
    }
}

async function authorsOf(tx: Tx, importId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('sales_import_authors')
    .select('author_id')
    .where('import_id', '=', importId)
    .execute()
  return rows.map(({ author_id }) => author_id)
}

/** The figures as they are now stand where those stood that the clerk had looked at. */
async function showAgain(tx: Tx, importId: number): Promise<void> {
  await sumAgain(tx, importId)
  await findLostSales(tx, importId)
  await (await judgeAgain(tx, importId)).store(tx, importId)
  await keepReturnsShown(tx, importId)
  await findReceived(tx, importId) // of what they come to now
  await sql`
    update sales_imports set state = case when posted_at is null then 'ready' else 'posted' end, progress = 1,
      shown_again_at = now()
    where id = ${importId}`.execute(tx)
  await countLines(tx, importId)
}
