import OperationsIcon from '@mui/icons-material/MonitorHeartOutlined'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const operations: StaffResource = {
  name: 'operations',
  words: {
    one: 'Operations',
    many: 'Operations',
    empty: 'Nothing has been looked at yet.',
  },
  group: 'Administration',
  icon: OperationsIcon,
  calls: { list: '/api/staff/operations' },
  may: { read: 'operations.read' },
  list: lazy(() => import('./operations-page.tsx')),
}
