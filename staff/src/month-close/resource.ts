import CloseIcon from '@mui/icons-material/EventAvailableOutlined'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const monthClose: StaffResource = {
  name: 'month-close',
  words: { one: 'Close of month', many: 'Close of month', empty: 'Nothing to close yet.' },
  group: 'Sales',
  icon: CloseIcon,
  calls: { list: '/api/staff/month-close' },
  may: { read: 'money.read' },
  list: lazy(() => import('./month-close-page.tsx')),
}
