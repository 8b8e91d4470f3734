import ReceiptIcon from '@mui/icons-material/ReceiptOutlined'
import type { Receipt } from '@panai/contract/accounting/staff/receipts'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const receipts: StaffResource = {
  name: 'receipts',
  words: {
    one: 'Receipt',
    many: 'Money received',
    empty: 'No receipts yet. What is paid on the spot is entered with the sale.',
  },
  group: 'Sales',
  icon: ReceiptIcon,
  calls: {
    list: '/api/staff/receipts',
    one: '/api/staff/receipts/{id}',
    create: '/api/staff/receipts',
  },
  may: { read: 'money.read', create: 'money.move' },
  list: lazy(() => import('./receipt-list.tsx')),
  show: lazy(() => import('./receipt-show.tsx')),
  create: lazy(() => import('./receipt-create.tsx')),
  nameOf: ({ id }: Receipt) => `Receipt ${id}`,
}
