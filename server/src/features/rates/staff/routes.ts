import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import {
  changeRates,
  createRates,
  deleteRates,
  getStaffRates,
  listStaffRates,
} from '@panai/contract/royalties/staff/rates'
import { staffRoute } from '../../../access/staff-route.ts'
import { ok } from '../../../http/answers.ts'
import { toList } from '../../../http/lists.ts'
import { Refusal } from '../../../http/refusal.ts'
import { findStaffRates, listRates } from '../rates-queries.ts'
import { addRates, changeComingRates, takeBackRates } from './store-rates.ts'

export const staffRateRoutes = [
  staffRoute(listStaffRates, async ({ db, input }) => toList(input, await listRates(db, input))),
  staffRoute(getStaffRates, async ({ db, input }) => {
    const rates = await findStaffRates(db, input.id)
    if (!rates) throw new Refusal('not_found', staffMessages.notFound)
    return ok(rates)
  }),
  staffRoute(createRates, async ({ change, input }) => ok(await change((tx) => addRates(tx, input)))),
  staffRoute(changeRates, async ({ change, input: { id, version, ...changes } }) =>
    ok(await change((tx) => changeComingRates(tx, id, version, changes))),
  ),
  staffRoute(deleteRates, async ({ change, input: { id, version } }) => {
    await change((tx) => takeBackRates(tx, id, version))
    return ok({ id })
  }),
]
