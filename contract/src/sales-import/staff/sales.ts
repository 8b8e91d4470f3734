import { z } from 'zod'
import { listQuery, staffList, staffRecord } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { endpoint } from '../../http/endpoint.ts'
import { idInPath, MAX_ID, wholeNumber } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { sale } from '../../royalties/royalties.ts'

export const staffSale = sale
  .extend({
    author_id: z.int(),
    author_name: z.string(),
    source: z.string().meta({ description: 'The file, form or data set that it came from.' }),
    reference: z.string().meta({ description: 'Its row there.' }),
    is_reversed: z.boolean().meta({ description: 'It was reversed and no longer counts.' }),
    line_id: z
      .int()
      .nullable()
      .meta({ description: 'Its row in a sales file; null: it came from elsewhere.' }),
    recorded_at: z.iso.datetime(),
  })
  .meta({ id: 'StaffSale' })
export type StaffSale = z.output<typeof staffSale>

export const listStaffSales = endpoint({
  id: 'listStaffSales',
  method: 'GET',
  path: '/api/staff/sales',
  tag: 'Staff: money',
  access: staffMay('money.read'),
  summary: 'Sales and returns as they were recorded',
  query: listQuery(['-id', 'id'], {
    author_id: wholeNumber('author_id', 1, MAX_ID).optional(),
    book_id: wholeNumber('book_id', 1, MAX_ID).optional(),
  }),
  output: staffList(staffSale),
})

export const getStaffSale = endpoint({
  id: 'getStaffSale',
  method: 'GET',
  path: '/api/staff/sales/{id}',
  tag: 'Staff: money',
  access: staffMay('money.read'),
  summary: 'One sale or return',
  params: z.object({ id: idInPath }),
  output: staffRecord(staffSale),
  notFound: staffMessages.notFound,
})

export const saleEndpoints = [listStaffSales, getStaffSale] as const
