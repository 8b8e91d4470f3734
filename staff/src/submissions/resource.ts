import InboxIcon from '@mui/icons-material/InboxOutlined'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const submissions: StaffResource = {
  name: 'submissions',
  words: {
    one: 'Submission',
    many: 'Submissions',
    empty: 'No submissions yet. Manuscripts from the site arrive here.',
  },
  group: 'Editorial',
  icon: InboxIcon,
  calls: {
    list: '/api/staff/submissions',
    one: '/api/staff/submissions/{id}',
    update: '/api/staff/submissions/{id}',
  },
  may: { read: 'submissions.read', edit: 'submissions.move' },
  list: lazy(() => import('./submission-list.tsx')),
  show: lazy(() => import('./submission-show.tsx')),
  nameOf: ({ id, title }: StaffSubmission) => `No. ${id}: ${title}`,
}
