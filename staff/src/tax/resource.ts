import RegisterIcon from '@mui/icons-material/AccountBalanceOutlined'
import type { TaxEntry } from '@panai/contract/payouts/staff/tax-register'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const taxEntries: StaffResource = {
  name: 'tax-entries',
  words: {
    one: 'Tax entry',
    many: 'Tax register',
    empty: 'No tax yet. It is recorded with the first payout.',
  },
  group: 'Payouts',
  icon: RegisterIcon,
  calls: { list: '/api/staff/tax-entries' },
  may: { read: 'money.read' },
  list: lazy(() => import('./register-list.tsx')),
  nameOf: ({ reference }: TaxEntry) => reference,
}
