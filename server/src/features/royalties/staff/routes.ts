import { getStaffSale, listStaffSales } from '@panai/contract/sales-import/staff/sales'
import { staffRoute } from '../../../access/staff-route.ts'
import { ok } from '../../../http/answers.ts'
import { toList } from '../../../http/lists.ts'
import { getSaleForStaff, listSalesForStaff } from './find-sales.ts'

export const staffSaleRoutes = [
  staffRoute(listStaffSales, async ({ db, input }) => toList(input, await listSalesForStaff(db, input))),
  staffRoute(getStaffSale, async ({ db, input }) => ok(await getSaleForStaff(db, input.id))),
]
