import { manualJournalMessages } from '@panai/contract/accounting/staff/manual-journal-rules'
import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { paise } from '@panai/contract/money/money'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { recoupAdvances } from '../advances/index.ts'
import { refuseSameHands } from '../four-eyes/index.ts'
import { decideManualJournal, lockAuthors, postOne, reverseJournal } from '../royalties/index.ts'

/**
 * Approves what somebody else has entered, and posts it; the database writes down under which mode it was. Again it changes nothing.
 * @throws Refusal not_found; conflict when it was turned down, or by who entered it.
 */
export async function approveJournal(tx: Tx, id: number, by: number): Promise<void> {
  const entered = await lock(tx, id)
  if (entered.state === 'posted') return
  if (entered.state === 'turned_down') throw new Refusal('conflict', manualJournalMessages.decided)
  await refuseSameHands(tx, by, [{ did: 'entered_journal', by: entered.entered_by }])
  // A journal takes its number after its author is locked: a statement has passed the account or waits.
  await lockAuthors(tx, [entered.author_id])
  const isAdvance = entered.kind === 'advance'
  // What was earned before an advance recoups none but the advances before it.
  if (isAdvance && entered.reverses === null) await recoupAdvances(tx, [entered.author_id])
  await settle(tx, id, { state: 'posted', decided_by: by, journal_id: await postEntered(tx, entered) })
  // What was recouped of an advance that is taken back comes back with it, or goes to the next one.
  if (isAdvance && entered.reverses !== null) await recoupAdvances(tx, [entered.author_id])
}

/** Nothing is posted. Again it changes nothing. @throws Refusal not_found; conflict when it was approved. */
export async function turnDownJournal(tx: Tx, id: number, by: number): Promise<void> {
  const { state } = await lock(tx, id)
  if (state === 'turned_down') return
  if (state === 'posted') throw new Refusal('conflict', manualJournalMessages.decided)
  await settle(tx, id, { state: 'turned_down', decided_by: by })
}

type Entered = Awaited<ReturnType<typeof lock>>

async function lock(tx: Tx, id: number) {
  const found = await tx
    .selectFrom('manual_journals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new Refusal('not_found', staffMessages.notFound)
  return found
}

async function postEntered(tx: Tx, entered: Entered): Promise<number> {
  const { id, kind, author_id, amount_paise, occurred_on, reason, reverses } = entered
  if (reverses !== null)
    return reverseJournal(tx, await journalOf(tx, reverses), { occurredOn: occurred_on, reason })
  return postOne(
    tx,
    decideManualJournal({
      ...{ id, kind, authorId: author_id, amount: paise(amount_paise) },
      ...{ occurredOn: occurred_on, reason },
    }),
  )
}

async function journalOf(tx: Tx, id: number): Promise<number> {
  const { journal_id } = await tx
    .selectFrom('manual_journals')
    .select('journal_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (journal_id === null) throw new Error(`manual journal ${id} is reversed before it is posted`)
  return journal_id
}

type Settled =
  | { state: 'posted'; decided_by: number; journal_id: number }
  | { state: 'turned_down'; decided_by: number }

async function settle(tx: Tx, id: number, to: Settled): Promise<void> {
  await tx
    .updateTable('manual_journals')
    .set({ ...to, decided_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}
