import InboxIcon from '@mui/icons-material/InboxOutlined'
import type { StaffEnquiry } from '@panai/contract/enquiries/staff/enquiries'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const enquiries: StaffResource = {
  name: 'enquiries',
  words: {
    one: 'Message',
    many: 'Contact inbox',
    empty: 'No messages yet. What visitors write in the contact form arrives here.',
  },
  group: 'Messages',
  icon: InboxIcon,
  calls: {
    list: '/api/staff/enquiries',
    one: '/api/staff/enquiries/{id}',
    update: '/api/staff/enquiries/{id}',
  },
  may: { read: 'letters.read' },
  list: lazy(() => import('./enquiry-list.tsx')),
  show: lazy(() => import('./enquiry-show.tsx')),
  nameOf: ({ id, name }: StaffEnquiry) => `No. ${id}, ${name}`,
}
