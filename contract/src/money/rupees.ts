import { type Paise, paise } from './money.ts'

/** `1350.00`: the amount as a field holds it, with both decimals and no grouping. */
export function decimalRupees(amount: Paise): string {
  const whole = Math.abs(amount)
  const rest = whole % 100
  return `${amount < 0 ? '-' : ''}${(whole - rest) / 100}.${String(rest).padStart(2, '0')}`
}

const currencySign = /^\s*(rs\.?|inr|₹)?\s*|\s+$/gi
// Indian or western grouping. A comma anywhere else may be meant as a decimal point, so it is no number here.
const grouped = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/
const plain = /^(\d{0,13})(?:\.(\d*))?$/

/**
 * Reads an amount that a person typed or pasted: `400`, `399.5`, `Rs. 1,250.00`. What lies between two paise is rounded,
 * half a paisa up. Null for what is no number, is negative or has more than 13 digits before the point.
 */
export function parseRupees(text: string): Paise | null {
  const bare = text.replace(currencySign, '')
  const [, rupees = '', decimals = ''] =
    plain.exec(grouped.test(bare) ? bare.replaceAll(',', '') : bare) ?? []
  if (rupees === '' && decimals === '') return null
  const hundredths = Number(decimals.slice(0, 2).padEnd(2, '0'))
  return paise(Number(rupees) * 100 + hundredths + (Number(decimals[2] ?? 0) >= 5 ? 1 : 0))
}
