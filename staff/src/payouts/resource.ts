import PayoutIcon from '@mui/icons-material/PaymentsOutlined'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'
import { runName } from './payout-words.ts'

export const payoutRuns: StaffResource = {
  name: 'payout-runs',
  words: {
    one: 'Payout run',
    many: 'Payout runs',
    empty: 'No payouts yet. Issue statements, then make a payout run.',
  },
  group: 'Payouts',
  icon: PayoutIcon,
  calls: { list: '/api/staff/payout-runs', one: '/api/staff/payout-runs/{id}' },
  may: { read: 'money.read' },
  list: lazy(() => import('./run-list.tsx')),
  show: lazy(() => import('./run-show.tsx')),
  nameOf: runName,
}

/** Shown with their run. */
export const payoutItems: StaffResource = {
  name: 'payout-items',
  words: {
    one: 'Payout',
    many: 'Payouts',
    empty: 'No payouts yet. Make and approve a payout run first.',
  },
  group: 'Payouts',
  icon: PayoutIcon,
  calls: { list: '/api/staff/payout-items' },
  may: { read: 'money.read' },
}
