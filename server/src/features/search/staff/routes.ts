import { roleMay } from '@panai/contract/http/permissions'
import { deskKindNames, deskKinds, searchDesk } from '@panai/contract/search/staff/search'
import { staffRoute } from '../../../access/staff-route.ts'
import { ok } from '../../../http/answers.ts'
import { findOnDesk } from './find-on-desk.ts'

export const staffSearchRoute = staffRoute(searchDesk, async ({ db, caller, input }) => {
  const kinds = deskKindNames.filter((kind) => roleMay(caller.role, deskKinds[kind]))
  return ok(await findOnDesk(db, input.q, kinds))
})
