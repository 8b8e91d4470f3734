import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import type { StaffPayee } from '@panai/contract/payees/staff/payees'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const payees: StaffResource = {
  name: 'payees',
  words: {
    one: 'Bank and tax details',
    many: 'Bank and tax details',
    empty: 'No bank details yet. Authors enter them on their own pages.',
  },
  group: 'Payouts',
  icon: AccountBalanceIcon,
  calls: { list: '/api/staff/payees', one: '/api/staff/payees/{id}' },
  may: { read: 'money.read' },
  list: lazy(() => import('./payee-list.tsx')),
  show: lazy(() => import('./payee-show.tsx')),
  nameOf: ({ author_name, method }: StaffPayee) => `${author_name}, ${method}`,
}
