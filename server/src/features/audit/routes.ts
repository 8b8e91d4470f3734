import { accountEventsAsCsv, listAccountEvents } from '@panai/contract/accounts/staff/account-events'
import { auditAsCsv, getHistory, listAudit, mayReadHistory } from '@panai/contract/console/staff/audit'
import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { staffFileRoute, staffRoute } from '../../access/staff-route.ts'
import { toList } from '../../http/lists.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import { accountEventsTable } from './account-events-table.ts'
import { entriesTable } from './entries-table.ts'
import { findHistory } from './history/find-history.ts'
import { findSaidEntries } from './history/find-said-entries.ts'
import { findAccountEvents } from './list-account-events.ts'

export const auditRoutes: Route[] = [
  staffRoute(listAudit, async ({ db, input }) => toList(input, await findSaidEntries(db, input))),
  staffFileRoute(auditAsCsv, async ({ db, input }) => entriesTable(db, input)),
  staffRoute(listAccountEvents, async ({ db, input }) => toList(input, await findAccountEvents(db, input))),
  staffFileRoute(accountEventsAsCsv, async ({ db, input }) => accountEventsTable(db, input)),
  staffRoute(getHistory, async ({ db, caller, input }) => {
    if (!mayReadHistory(caller.role, input.subject)) throw new Refusal('forbidden', staffMessages.notAllowed)
    return toList(input, await findHistory(db, input, caller.role))
  }),
]
