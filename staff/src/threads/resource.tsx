import ForumIcon from '@mui/icons-material/ForumOutlined'
import type { StaffThread } from '@panai/contract/threads/staff/threads'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const threads: StaffResource = {
  name: 'threads',
  words: {
    one: 'Messages',
    many: 'Author messages',
    empty: 'No messages yet. Authors write from their submissions.',
  },
  group: 'Messages',
  icon: ForumIcon,
  calls: { list: '/api/staff/threads', one: '/api/staff/threads/{id}' },
  may: { read: 'letters.read' },
  list: lazy(() => import('./thread-list.tsx')),
  show: lazy(() => import('./thread-show.tsx')),
  nameOf: ({ title }: StaffThread) => title,
}
