import RowIcon from '@mui/icons-material/TableRowsOutlined'
import type { SaleLine } from '@panai/contract/sales-import/staff/sale-lines'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

/** Rows are found by their import or sale: they have no list of their own. */
export const saleLines: StaffResource = {
  name: 'sale-lines',
  words: {
    one: 'Row of a sales file',
    many: 'Rows of sales files',
    empty: 'No rows yet. Import a sales file first.',
  },
  group: 'Sales',
  icon: RowIcon,
  calls: { list: '/api/staff/sale-lines', one: '/api/staff/sale-lines/{id}' },
  may: { read: 'money.read' },
  show: lazy(() => import('./line-show.tsx')),
  nameOf: ({ import_id, row_number }: SaleLine) => `row ${row_number} of import ${import_id}`,
}
