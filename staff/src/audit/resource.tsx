import KeyIcon from '@mui/icons-material/FingerprintOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const audit: StaffResource = {
  name: 'audit',
  words: {
    one: 'Change',
    many: 'Changes',
    empty: 'Changes by staff are recorded here.',
  },
  group: 'Administration',
  icon: HistoryIcon,
  calls: { list: '/api/staff/audit' },
  may: { read: 'audit.read' },
  list: lazy(() => import('./audit-list.tsx')),
}

export const accountEvents: StaffResource = {
  name: 'account-events',
  words: {
    one: 'Login or credential',
    many: 'Logins and credentials',
    empty: 'Logins and changes of credentials are recorded here.',
  },
  group: 'Administration',
  icon: KeyIcon,
  calls: { list: '/api/staff/account-events' },
  may: { read: 'audit.read' },
  list: lazy(() => import('./account-event-list.tsx')),
}
