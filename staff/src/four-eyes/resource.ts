import TwoPeopleIcon from '@mui/icons-material/PeopleAltOutlined'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const fourEyes: StaffResource = {
  name: 'four-eyes',
  words: {
    one: 'Rule of two people',
    many: 'Rule of two people',
    empty: 'The rule of two people has not been changed yet.',
  },
  group: 'Rules and rates',
  icon: TwoPeopleIcon,
  calls: { list: '/api/staff/four-eyes' },
  may: { read: 'money.read' },
  list: lazy(() => import('./four-eyes-page.tsx')),
}
