import ImportIcon from '@mui/icons-material/MoveToInboxOutlined'
import type { SalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const imports: StaffResource = {
  name: 'sales-imports',
  words: {
    one: 'Import',
    many: 'Sales imports',
    empty: 'No sales files yet. Drop the first one above.',
  },
  group: 'Sales',
  icon: ImportIcon,
  calls: { list: '/api/staff/sales-imports', one: '/api/staff/sales-imports/{id}' },
  may: { read: 'money.read' },
  list: lazy(() => import('./import-list.tsx')),
  show: lazy(() => import('./import-show.tsx')),
  nameOf: ({ id, file_name }: SalesImport) => `No. ${id}: ${file_name ?? 'added sale'}`,
}
