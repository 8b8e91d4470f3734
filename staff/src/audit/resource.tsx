import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import { lazy } from 'react'
import type { StaffResource } from '../resource.ts'

export const audit: StaffResource = {
  name: 'audit',
  words: { one: 'Change', many: 'Changes' },
  group: 'Accounts',
  icon: HistoryIcon,
  calls: { list: '/api/staff/audit' },
  may: { read: 'audit.read' },
  list: lazy(() => import('./audit-list.tsx')),
}
