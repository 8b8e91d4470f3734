import { inTransaction } from '../../src/db/transaction.ts'
import { approveJournal, turnDownJournal } from '../../src/features/manual-journals/decide-journal.ts'
import { enterJournal, enterReversal } from '../../src/features/manual-journals/enter-journal.ts'
import { pick, type What } from './money-steps.ts'
import type { Work, World } from './money-world.ts'

type JournalStep = Extract<
  What,
  { do: 'enter a journal' | 'approve a journal' | 'turn a journal down' | 'reverse a journal' }
>

let entered = 0

export async function journalStep(world: World, what: JournalStep): Promise<Work | null> {
  const { db, clerk, approver } = world
  if (what.do === 'enter a journal') {
    const { book, kind, day, isForAllBooks } = what
    const rupees = kind === 'advance' ? Math.abs(what.rupees) : what.rupees
    const by = { accountId: clerk, key: `journal-${++entered}` }
    const given = {
      ...{ kind, amount: rupees, occurred_on: day, reason: 'Something to put right', note: null },
      ...{
        author_id: world.authors[book] ?? 0,
        book_id: isForAllBooks ? null : (world.books[book]?.id ?? null),
      },
    }
    return () => inTransaction(db, (tx) => enterJournal(tx, given, by))
  }
  const state = what.do === 'reverse a journal' ? 'posted' : 'waiting'
  const found = await db
    .selectFrom('manual_journals')
    .select(['id', 'entered_by'])
    .where('state', '=', state)
    .orderBy('id')
    .execute()
  const journal = pick(found, what.which)
  if (!journal) return null
  const other = journal.entered_by === clerk ? approver : clerk
  return () =>
    inTransaction<unknown>(db, (tx) => {
      if (what.do === 'reverse a journal')
        return enterReversal(tx, { id: journal.id, reason: 'It was a slip' }, clerk)
      return what.do === 'approve a journal'
        ? approveJournal(tx, journal.id, what.byWhoEntered ? journal.entered_by : other)
        : turnDownJournal(tx, journal.id, other)
    })
}
