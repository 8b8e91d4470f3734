import { writtenRupees } from '@panai/contract/money/grouped-rupees'

export function inCurrency(amount: number | null, currency: string | null): string {
  if (amount === null || currency === null) return '–'
  return currency === 'INR'
    ? writtenRupees(amount)
    : new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount)
}
