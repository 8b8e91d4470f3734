import MailIcon from '@mui/icons-material/OutboxOutlined'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const mails: StaffResource = {
  name: 'mails',
  words: {
    one: 'Mail',
    many: 'Outbox',
    empty: 'No mail yet. Everything the product sends is listed here.',
  },
  group: 'Messages',
  icon: MailIcon,
  calls: { list: '/api/staff/mails' },
  may: { read: 'mails.read' },
  list: lazy(() => import('./mail-list.tsx')),
}
