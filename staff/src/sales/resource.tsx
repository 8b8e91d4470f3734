import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import type { StaffSale } from '@panai/contract/sales-import/staff/sales'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const sales: StaffResource = {
  name: 'sales',
  words: {
    one: 'Sale',
    many: 'Sales',
    empty: 'No sales yet. Import a sales file, or add a sale.',
  },
  group: 'Sales',
  icon: ReceiptIcon,
  calls: { list: '/api/staff/sales', one: '/api/staff/sales/{id}' },
  may: { read: 'money.read' },
  list: lazy(() => import('./sale-list.tsx')),
  show: lazy(() => import('./sale-show.tsx')),
  nameOf: ({ book_title, id }: StaffSale) => book_title ?? `Sale ${id}`,
}
