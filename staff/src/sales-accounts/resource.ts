import ShopIcon from '@mui/icons-material/StorefrontOutlined'
import type { SalesAccount } from '@panai/contract/sales-import/staff/sales-accounts'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const salesAccounts: StaffResource = {
  name: 'sales-accounts',
  words: {
    one: 'Shop or fair',
    many: 'Shops and fairs',
    empty: 'No shops, distributors or fairs yet. Open an account for each that you supply.',
  },
  group: 'Sales',
  icon: ShopIcon,
  calls: {
    list: '/api/staff/sales-accounts',
    one: '/api/staff/sales-accounts/{id}',
    create: '/api/staff/sales-accounts',
    update: '/api/staff/sales-accounts/{id}',
  },
  may: { read: 'money.read', create: 'money.move', edit: 'money.move' },
  list: lazy(() => import('./account-list.tsx')),
  show: lazy(() => import('./account-show.tsx')),
  create: lazy(() => import('./account-create.tsx')),
  edit: lazy(() => import('./account-edit.tsx')),
  nameOf: ({ name }: SalesAccount) => name,
}
