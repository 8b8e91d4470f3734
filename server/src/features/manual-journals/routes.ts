import {
  approveManualJournal,
  createManualJournal,
  getManualJournal,
  listManualJournals,
  reverseManualJournal,
  turnDownManualJournal,
} from '@panai/contract/accounting/staff/manual-journals'
import { listAccountEntries } from '@panai/contract/royalties/royalties'
import { shared } from '../../access/access.ts'
import { type StaffCall, staffRoute } from '../../access/staff-route.ts'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { ok, success } from '../../http/answers.ts'
import { toList } from '../../http/lists.ts'
import { type Route, route } from '../../http/route.ts'
import { extentOf, getTotals, placeIn } from '../royalties/index.ts'
import { approveJournal, turnDownJournal } from './decide-journal.ts'
import { enterJournal, enterReversal } from './enter-journal.ts'
import { listAccountEntriesOf } from './list-account-entries.ts'
import { getJournal, listJournals } from './list-journals.ts'

type Calling = Pick<StaffCall<typeof getManualJournal>, 'db' | 'caller' | 'change'>

/** The journal that the work is about, as it is then. */
async function afterwards({ db, caller, change }: Calling, work: (tx: Tx) => Promise<number>) {
  const id = await change(work)
  return ok(await getJournal(db, id, caller.accountId))
}

export const manualJournalRoutes: Route[] = [
  staffRoute(listManualJournals, async ({ db, caller, input }) =>
    toList(input, await listJournals(db, input, caller.accountId)),
  ),
  staffRoute(getManualJournal, async ({ db, caller, input }) =>
    ok(await getJournal(db, input.id, caller.accountId)),
  ),
  staffRoute(createManualJournal, (call) => {
    const by = { accountId: call.caller.accountId, key: call.idempotencyKey }
    return afterwards(call, (tx) => enterJournal(tx, call.input, by))
  }),
  staffRoute(approveManualJournal, (call) =>
    afterwards(call, async (tx) => {
      await approveJournal(tx, call.input.id, call.caller.accountId)
      return call.input.id
    }),
  ),
  staffRoute(turnDownManualJournal, (call) =>
    afterwards(call, async (tx) => {
      await turnDownJournal(tx, call.input.id, call.caller.accountId)
      return call.input.id
    }),
  ),
  staffRoute(reverseManualJournal, (call) =>
    afterwards(call, (tx) => enterReversal(tx, call.input, call.caller.accountId)),
  ),
  route(listAccountEntries, shared(listAccountEntries.access), async ({ db, input }) => {
    await getTotals(db, input.id)
    const place = placeIn(input)
    const { entries, total } = await listAccountEntriesOf(db, input.id, place)
    return { success, data: { entries }, meta: { ...place, ...extentOf(total, place) } }
  }),
]

/** What waits for another person's approval, and since when the first does. */
export const waitingJournals = {
  kind: 'manual_journals',
  count: (db: Database) =>
    db
      .selectFrom('manual_journals')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('entered_at').as('oldest')])
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow(),
} as const
