import type { Paise } from './money.ts'
import { decimalRupees } from './rupees.ts'

/** `12,34,567.00`: with both decimals, grouped as in India; below zero it begins with a minus sign. */
export function groupedDecimal(amount: Paise): string {
  const [whole = '', decimals] = decimalRupees(amount).replace('-', '').split('.')
  const grouped = whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')
  return `${amount < 0 ? '\u2212' : ''}${grouped}.${decimals}`
}

/** `₹12,34,567.00` */
export function groupedRupees(amount: Paise): string {
  const text = groupedDecimal(amount)
  return amount < 0 ? `\u2212₹${text.slice(1)}` : `₹${text}`
}
