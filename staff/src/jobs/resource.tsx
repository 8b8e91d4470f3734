import JobIcon from '@mui/icons-material/EngineeringOutlined'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const jobs: StaffResource = {
  name: 'jobs',
  words: {
    one: 'Job',
    many: 'Background work',
    empty: 'No background work is recorded yet.',
  },
  group: 'Administration',
  icon: JobIcon,
  calls: { list: '/api/staff/jobs' },
  may: { read: 'jobs.read' },
  list: lazy(() => import('./job-list.tsx')),
}
