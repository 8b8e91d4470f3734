import RateIcon from '@mui/icons-material/CurrencyExchangeOutlined'
import type { CurrencyRate } from '@panai/contract/sales-import/staff/currency-rates'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const currencyRates: StaffResource = {
  name: 'currency-rates',
  words: {
    one: 'Currency rate',
    many: 'Currency rates',
    empty: 'No rates yet. Add one before you import sales in another currency.',
  },
  group: 'Rules and rates',
  icon: RateIcon,
  calls: {
    list: '/api/staff/currency-rates',
    one: '/api/staff/currency-rates/{id}',
    create: '/api/staff/currency-rates',
    remove: '/api/staff/currency-rates/{id}',
  },
  may: { read: 'money.read', create: 'money.move', remove: 'money.move' },
  list: lazy(() => import('./rate-list.tsx')),
  create: lazy(() => import('./rate-create.tsx')),
  nameOf: ({ currency, valid_from }: CurrencyRate) => `${currency} from ${valid_from}`,
}
