import SettingsIcon from '@mui/icons-material/EventRepeatOutlined'
import TaxIcon from '@mui/icons-material/PercentOutlined'
import { lazy } from 'react'
import { dayOf } from '../parts/time-words.ts'
import type { StaffResource } from '../resource/resource.ts'

export const payoutSettings: StaffResource = {
  name: 'payout-settings',
  words: {
    one: 'Payout settings',
    many: 'Payout settings',
    empty: 'No settings yet. Create them before the first payout run.',
  },
  group: 'Rules and rates',
  icon: SettingsIcon,
  calls: {
    list: '/api/staff/payout-settings',
    one: '/api/staff/payout-settings/{id}',
    create: '/api/staff/payout-settings',
    update: '/api/staff/payout-settings/{id}',
    remove: '/api/staff/payout-settings/{id}',
  },
  may: { read: 'money.read', create: 'money.move', edit: 'money.move', remove: 'money.move' },
  list: lazy(() => import('./settings-list.tsx')),
  create: lazy(async () => ({ default: (await import('./settings-form.tsx')).SettingsCreate })),
  edit: lazy(async () => ({ default: (await import('./settings-form.tsx')).SettingsEdit })),
  nameOf: ({ valid_from }: { valid_from: string }) => `from ${dayOf(valid_from)}`,
}

export const taxRules: StaffResource = {
  name: 'tax-rules',
  words: {
    one: 'Tax rule',
    many: 'Tax on royalty',
    empty: 'No tax rules yet. Create one before the first payout run.',
  },
  group: 'Rules and rates',
  icon: TaxIcon,
  calls: {
    list: '/api/staff/tax-rules',
    one: '/api/staff/tax-rules/{id}',
    create: '/api/staff/tax-rules',
    update: '/api/staff/tax-rules/{id}',
    remove: '/api/staff/tax-rules/{id}',
  },
  may: { read: 'money.read', create: 'money.move', edit: 'money.move', remove: 'money.move' },
  list: lazy(() => import('./rule-list.tsx')),
  create: lazy(async () => ({ default: (await import('./rule-form.tsx')).RuleCreate })),
  edit: lazy(async () => ({ default: (await import('./rule-form.tsx')).RuleEdit })),
  nameOf: ({ valid_from }: { valid_from: string }) => `from ${dayOf(valid_from)}`,
}
