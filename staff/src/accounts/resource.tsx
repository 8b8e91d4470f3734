import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import type { AccountRecord } from '@panai/contract/accounts/staff/accounts'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const accounts: StaffResource = {
  name: 'accounts',
  words: {
    one: 'User',
    many: 'Users',
    empty: 'Invite a colleague to begin.',
  },
  group: 'Administration',
  icon: PeopleIcon,
  calls: {
    list: '/api/staff/accounts',
    one: '/api/staff/accounts/{id}',
    create: '/api/staff/accounts',
    update: '/api/staff/accounts/{id}',
  },
  may: { read: 'accounts.read', create: 'accounts.manage', edit: 'accounts.manage' },
  list: lazy(() => import('./account-list.tsx')),
  show: lazy(() => import('./account-show.tsx')),
  create: lazy(() => import('./invite.tsx')),
  edit: lazy(() => import('./account-edit.tsx')),
  nameOf: ({ name }: AccountRecord) => name,
}
