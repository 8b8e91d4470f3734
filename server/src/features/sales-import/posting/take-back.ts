import { paise } from '@panai/contract/money/money'
import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import { sql } from 'kysely'
import { todayInIndia } from '../../../db/today.ts'
import type { Tx } from '../../../db/transaction.ts'
import {
  debtorOf,
  type Entry,
  lockAuthors,
  openJournal,
  postTo,
  reverseJournal,
} from '../../royalties/index.ts'
import { countLines } from '../intake/count-lines.ts'
import { bringBackDuplicates, bringBackRevised } from '../waiting/bring-back.ts'
import { authorsOfReturns, bookAnew } from './book-anew.ts'
import { ImportPostings } from './import-postings.ts'
import { type Owed, owedColumns } from './owed.ts'
import { planReturns } from './returns-anew.ts'
import { standingSales } from './standing-sales.ts'
import { moveReturns, returnsBookedBy, succeedUndone } from './successions.ts'

type How = {
  reason: string
  /** The import that takes its place: rows that both have come back in that one, and their matches stay. */
  replacedBy?: number
}

/**
 * Takes back all that stands of an import; rows and file stay. What was stated or paid stays so too: the correction stands on the next statement.
 * Rows that other files left out because this one had them, and rows in whose place its own were, come back there, to be posted. Of its own,
 * those that a later file has revised stay so. The caller has the turn of posting and has locked its authors.
 * @returns the imports of the rows that came back
 */
export async function takeBack(tx: Tx, importId: number, { reason, replacedBy }: How): Promise<number[]> {
  const why = { occurredOn: await todayInIndia(tx), reason }
  const isRevised = await isRevision(tx, importId)
  const correction = isRevised ? await takeBackStanding(tx, importId, why) : null
  if (!isRevised)
    for (const journalId of await journalsOf(tx, importId)) {
      const reversal = await reverseJournal(tx, journalId, why)
      await sql`
        update sales set reversed_by = ${reversal} where journal_id = ${journalId} and reversed_by is null`.execute(
        tx,
      )
    }
  if (replacedBy === undefined) await forgetIts(tx, importId)
  await sql`
    update sale_lines set state = 'undone', waits_for = null
    where import_id = ${importId} and state not in ('duplicate', 'revised')`.execute(tx)
  await tx
    .updateTable('sales_imports')
    .set({ state: 'undone', undone_at: new Date(), undo_reason: reason, replaced_by_id: replacedBy ?? null })
    .where('id', '=', importId)
    .execute()
  await countLines(tx, importId)
  const undone = { undoneId: importId, rather: replacedBy ?? null }
  const back = [...(await bringBackDuplicates(tx, undone)), ...(await bringBackRevised(tx, undone))]
  if (replacedBy !== undefined) await forgetIts(tx, importId)
  if (correction === null) return back
  if (replacedBy === undefined) await bringReturnsBack(tx, { importId, back, correction })
  await postTo(tx, correction.journalId, correction.postings.postings())
  return back
}

type Correction = { journalId: number; postings: ImportPostings }
type Back = { importId: number; back: readonly number[]; correction: Correction }

/**
 * What came back of its sales is of the rows that are back, and takes back what those give; so is what had lost its sale by it. Its authors may be others
 * by now.
 */
async function bringReturnsBack(tx: Tx, { importId, back, correction }: Back): Promise<void> {
  const imports = [...new Set(back)]
  const found = await succeedUndone(tx, [importId], imports)
  const successions = found.filter(({ successor }) => successor !== null)
  const again = await returnsBookedBy(tx, [importId])
  const returns = await planReturns(tx, { successions, imports, again })
  await lockAuthors(tx, authorsOfReturns(returns))
  await bookAnew(tx, returns, correction)
  await moveReturns(tx, successions)
}

/**
 * Whether rows of the import took the place of others, or later ones took that of its own, be they undone since: the opposite of its journals is not
 * what stands of it.
 */
async function isRevision(tx: Tx, importId: number): Promise<boolean> {
  const own = sql`(select journal_id from import_journals where import_id = ${importId})`
  const { rows } = await sql`
    select where exists (select from sale_lines where revised_by_id = ${importId})
      or exists (select from sales where journal_id in ${own} and reversed_by is not null and reversed_by not in ${own})
      or exists (select from sales where reversed_by in ${own} and journal_id not in ${own})`.execute(tx)
  return rows.length > 0
}

/** @returns the journal with what is to be posted to it; null: nothing stands. */
async function takeBackStanding(
  tx: Tx,
  importId: number,
  { occurredOn, reason }: Pick<Entry, 'occurredOn' | 'reason'>,
): Promise<Correction | null> {
  const { rows: owed } = await sql<Owed & { channel: SalesChannel; account: number | null }>`
    select channel, account, sum(net)::bigint as net, sum(tds)::bigint as tds, sum(tcs)::bigint as tcs, sum(gst)::bigint as gst,
      sum(received)::bigint as received
    from (select channel, sales_account_id as account, ${owedColumns} from sale_lines where import_id = ${importId} and state = 'posted') as standing
    group by channel, account`.execute(tx)
  if (owed.length === 0) return null
  const { rows: earned } = await sql<{ author_id: number; royalty: number }>`
    select author_id, sum(royalty_paise)::bigint as royalty from ${standingSales(importId)} group by author_id`.execute(
    tx,
  )
  const postings = new ImportPostings()
  const shares = earned.map(({ author_id, royalty }) => ({ authorId: author_id, royalty: paise(royalty) }))
  owed.forEach(({ channel, account, ...sum }, at) => {
    postings.takeBack({ debtor: debtorOf({ channel, account }), owed: sum, shares: at === 0 ? shares : [] })
  })
  const reference = `import ${importId} undone`
  const journalId = await openJournal(tx, { kind: 'sale', occurredOn, reason, reference })
  await tx.insertInto('import_journals').values({ journal_id: journalId, import_id: importId }).execute()
  await sql`
    update sales set reversed_by = ${journalId} where id in (select sales.id from ${standingSales(importId)})`.execute(
    tx,
  )
  return { journalId, postings }
}

/** Who has earned by imports as they are posted, and by returns of their sales. */
export async function authorsOfPosted(tx: Tx, importIds: readonly number[]): Promise<number[]> {
  const ids = sql`any(${[...importIds]}::integer[])`
  const { rows } = await sql<{ author_id: number }>`
    select author_id from sales join import_journals using (journal_id) where import_id = ${ids}
    union select author_id from ${standingSales(importIds)}
    union
    select author_id from sale_lines as sale join returned_copies on sale_id = sale.id join sales on line_id = return_id
    where sale.import_id = ${ids} and sale.state = 'posted' and reversed_by is null`.execute(tx)
  return rows.map(({ author_id }) => author_id)
}

/** Matches that only its rows use are deleted with it: a file in its place is matched again. */
async function forgetIts(tx: Tx, importId: number): Promise<void> {
  await sql`
    update sale_matches set forgotten_at = now(),
      reason = case when book_id is null then reason else ${`Import ${importId} was undone`} end
    where forgotten_at is null
      and id in (select match_id from sale_lines where import_id = ${importId} and matched_by = 'hand')
      and not exists (
        select from sale_lines where match_id = sale_matches.id and import_id <> ${importId}
          and state not in ('undone', 'duplicate'))`.execute(tx)
}

async function journalsOf(tx: Tx, importId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('import_journals')
    .select('journal_id')
    .where('import_id', '=', importId)
    .orderBy('journal_id')
    .execute()
  return rows.map(({ journal_id }) => journal_id)
}
