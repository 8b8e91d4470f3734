import { getHistory, listAudit, mayReadHistory } from '@panai/contract/staff/audit'
import { staffMessages } from '@panai/contract/staff/messages'
import { roleMay } from '@panai/contract/staff/permissions'
import { Refusal } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import { staffRoute, toList } from '../staff/index.ts'
import { findEntries } from './list-entries.ts'

export const auditRoutes: Route[] = [
  staffRoute(listAudit, async ({ db, input }) => toList(input, await findEntries(db, input))),
  staffRoute(getHistory, async ({ db, caller, input }) => {
    if (!roleMay(caller.role, mayReadHistory(input.subject)))
      throw new Refusal('forbidden', staffMessages.notAllowed)
    return toList(input, await findEntries(db, input))
  }),
]
