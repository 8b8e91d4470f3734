import RatesIcon from '@mui/icons-material/CalculateOutlined'
import { lazy } from 'react'
import { dayOf } from '../parts/time-words.ts'
import type { StaffResource } from '../resource/resource.ts'
import { fromForm } from './rates-form.ts'

export const rates: StaffResource = {
  name: 'calculator-rates',
  words: {
    one: 'Calculator rates',
    many: 'Calculator rates',
    empty: 'No rates yet. Create the first ones.',
  },
  group: 'Rules and rates',
  icon: RatesIcon,
  calls: {
    list: '/api/staff/calculator-rates',
    one: '/api/staff/calculator-rates/{id}',
    create: '/api/staff/calculator-rates',
    update: '/api/staff/calculator-rates/{id}',
    remove: '/api/staff/calculator-rates/{id}',
    toInput: fromForm,
  },
  may: { read: 'rates.read', create: 'rates.edit', edit: 'rates.edit', remove: 'rates.edit' },
  list: lazy(() => import('./rates-list.tsx')),
  show: lazy(() => import('./rates-show.tsx')),
  create: lazy(async () => ({ default: (await import('./rates-edit.tsx')).RatesCreate })),
  edit: lazy(async () => ({ default: (await import('./rates-edit.tsx')).RatesEdit })),
  nameOf: ({ valid_from }: { valid_from: string }) => `from ${dayOf(valid_from)}`,
}
