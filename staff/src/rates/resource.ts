import RatesIcon from '@mui/icons-material/CalculateOutlined'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'
import { fromForm } from './rates-form.ts'

export const rates: StaffResource = {
  name: 'calculator-rates',
  words: {
    one: 'Calculator rates',
    many: 'Calculator rates',
    empty: 'No rates yet. Create the first ones.',
  },
  group: 'Content',
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
  create: lazy(() => import('./rates-create.tsx')),
  edit: lazy(() => import('./rates-edit.tsx')),
  nameOf: ({ valid_from }: { valid_from: string }) => `from ${valid_from}`,
}
