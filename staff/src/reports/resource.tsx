import ReportsIcon from '@mui/icons-material/BarChartOutlined'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const reports: StaffResource = {
  name: 'reports',
  words: {
    one: 'Report',
    many: 'Reports',
    empty: 'Nothing to report yet. Import sales first.',
  },
  group: 'Sales',
  icon: ReportsIcon,
  calls: { list: '/api/staff/reports/sales' },
  may: { read: 'money.read' },
  list: lazy(() => import('./reports-page.tsx')),
}
