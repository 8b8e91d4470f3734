import MatchIcon from '@mui/icons-material/BookmarkAddedOutlined'
import type { SaleMatch } from '@panai/contract/sales-import/staff/sale-matches'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const saleMatches: StaffResource = {
  name: 'sale-matches',
  words: {
    one: 'Remembered match',
    many: 'Remembered matches',
    empty: 'No matches yet. Rows you match to a book are remembered here.',
  },
  group: 'Sales',
  icon: MatchIcon,
  calls: { list: '/api/staff/sale-matches', one: '/api/staff/sale-matches/{id}' },
  may: { read: 'money.read', edit: 'money.move' },
  list: lazy(() => import('./match-list.tsx')),
  show: lazy(() => import('./match-show.tsx')),
  nameOf: ({ title, identifier }: SaleMatch) => title ?? identifier ?? 'Match',
}
