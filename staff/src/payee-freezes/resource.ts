import FreezeIcon from '@mui/icons-material/AcUnitOutlined'
import type { PayeeFreeze } from '@panai/contract/payees/staff/payee-freezes'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const payeeFreezes: StaffResource = {
  name: 'payee-freezes',
  words: {
    one: 'Frozen author',
    many: 'Frozen bank details',
    empty: 'No bank details are frozen.',
  },
  group: 'Payouts',
  icon: FreezeIcon,
  calls: { list: '/api/staff/payee-freezes' },
  may: { read: 'money.read' },
  list: lazy(() => import('./freeze-list.tsx')),
  nameOf: ({ author_name }: PayeeFreeze) => author_name,
}
