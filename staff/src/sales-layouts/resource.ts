import LayoutIcon from '@mui/icons-material/ViewColumnOutlined'
import type { SalesLayout } from '@panai/contract/sales-import/staff/sales-layouts'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const salesLayouts: StaffResource = {
  name: 'sales-layouts',
  words: {
    one: 'File layout',
    many: 'File layouts',
    empty:
      'No layouts yet. Import a file whose header no channel uses: you name its columns once, and they are kept here.',
  },
  group: 'Sales',
  icon: LayoutIcon,
  calls: {
    list: '/api/staff/sales-layouts',
    one: '/api/staff/sales-layouts/{id}',
    remove: '/api/staff/sales-layouts/{id}',
  },
  may: { read: 'money.read', edit: 'money.move', remove: 'money.move' },
  list: lazy(() => import('./layout-list.tsx')),
  show: lazy(() => import('./layout-show.tsx')),
  nameOf: ({ name }: SalesLayout) => name,
}
