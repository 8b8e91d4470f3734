import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const waitingSales: StaffResource = {
  name: 'waiting-sales',
  words: {
    one: 'Waiting sales',
    many: 'Waiting sales',
    empty: 'Nothing to resolve. Rows that cannot be matched appear here after an import.',
  },
  group: 'Sales',
  icon: WaitingIcon,
  calls: { list: '/api/staff/waiting-sales' },
  may: { read: 'money.read' },
  list: lazy(() => import('./waiting-list.tsx')),
}
