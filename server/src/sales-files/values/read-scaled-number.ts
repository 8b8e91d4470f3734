import { withoutTamilDigits } from './without-tamil-digits.ts'

export type ScaledNumber = {
  /** In units of 10^-places: 12.5 with two places is 1250. */
  value: number
  /** False when digits were rounded away. */
  exact: boolean
}

// Twelve digits before the point and three behind are still whole numbers that a number holds exactly.
const plain = /^(-?)(\d{0,12})(?:\.(\d*))?$/
// Indian or western grouping. A comma anywhere else may be meant as a decimal point, so it is no number here.
const grouped = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/
const sign = /^(-?)\s*(?:[A-Z]{3}|Rs\.?|ரூ\.?|₹|௹|[$€£¥])?\s*(-?)|\s*(?:[A-Z]{3}|₹|[$€£¥])$/g

/**
 * Reads an amount as files write it: `1250`, `-1,250.50`, `₹ 1,25,000.00`, `(12.30)`, `12.30-`, `ரூ. ௧௨௫௦`. Digits beyond `places` are rounded,
 * half away from zero, so that a return cancels its sale. Never goes through fractions of binary numbers. Null for anything else.
 */
export function readScaledNumber(text: string, places: number): ScaledNumber | null {
  const [, minus, whole, decimals = ''] = plain.exec(text) ?? plain.exec(bareNumber(text)) ?? []
  if (whole === undefined || (whole === '' && decimals === '')) return null
  const kept = Number(whole + decimals.slice(0, places).padEnd(places, '0'))
  const rest = decimals.slice(places)
  const size = kept + (rest !== '' && rest.charCodeAt(0) >= FIVE ? 1 : 0)
  return { value: minus && size > 0 ? -size : size, exact: rest === '' || !/[1-9]/.test(rest) }
}

const FIVE = '5'.charCodeAt(0)

/** The number without its currency, grouping and apostrophe, and with its minus in front. */
function bareNumber(text: string): string {
  const given = withoutTamilDigits(text.normalize('NFKC').trim().replace(/^'/, ''))
    // Whole rupees as they are written by hand: `1,250/-`.
    .replace(/(\d)\s*\/[-=]$/, '$1')
    .replace(/[\u2212\u2013]/g, '-')
  const inBrackets = /^\((.+)\)$/.exec(given)?.[1]
  const behind = /^(.*\d.*)-$/.exec(given)?.[1]
  const unsigned = (inBrackets ?? behind ?? given).trim()
  const bare = unsigned.replace(sign, '$1$2')
  const digits = grouped.test(bare) ? bare.replaceAll(',', '') : bare
  return inBrackets === undefined && behind === undefined ? digits : `-${digits}`
}
