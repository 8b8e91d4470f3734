import type { DecimalSign } from '@panai/contract/sales/sales-columns'
import { mayBeNumber } from '../../formats/may-be-number.ts'
import { withoutTamilDigits } from './without-tamil-digits.ts'

export type ScaledNumber = {
  /** In units of 10^-places: 12.5 with two places is 1250. */
  value: number
  /** False when digits were rounded away. */
  exact: boolean
}

// Twelve digits before the point and three behind are still whole numbers that a number holds exactly.
const plain = /^(-?)(\d{0,12})(?:\.(\d*))?$/
/** Indian or western grouping; in Switzerland and where the comma is before the decimals also with an apostrophe or a blank. */
const grouped: Readonly<Record<DecimalSign, RegExp>> = {
  point: /^-?[1-9]\d{0,2}(?:(?:,\d{2,3})*,\d{3}|(?:[ '’]\d{3})+)(?:\.\d*)?$/,
  comma: /^-?[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:[ '’]\d{3})+)(?:,\d*)?$/,
}
const ungrouped = /^-?\d*,\d*$/
const sign = /^(-?)\s*(?:[A-Z]{3}|Rs\.?|ரூ\.?|₹|௹|[$€£¥])?\s*(-?)|\s*(?:[A-Z]{3}|₹|[$€£¥])$/g

/**
 * Reads an amount as files write it: `1250`, `-1,250.50`, `₹ 1,25,000.00`, `(12.30)`, `12.30-`, `ரூ. ௧௨௫௦`, and `1.250,50` where a comma is before
 * the decimals. Digits beyond `places` are rounded, half away from zero, so that a return cancels its sale. Never goes through fractions of
 * binary numbers. Null for anything else.
 */
export function readScaledNumber(
  text: string,
  places: number,
  decimalSign: DecimalSign = 'point',
): ScaledNumber | null {
  const asItIs = decimalSign === 'point' || !text.includes('.') ? plain.exec(text) : null
  const [, minus, whole, decimals = ''] = asItIs ?? plain.exec(withPoint(bareNumber(text), decimalSign)) ?? []
  if (whole === undefined || (whole === '' && decimals === '')) return null
  const kept = Number(whole + decimals.slice(0, places).padEnd(places, '0'))
  const rest = decimals.slice(places)
  const size = kept + (rest !== '' && rest.charCodeAt(0) >= FIVE ? 1 : 0)
  return { value: minus && size > 0 ? -size : size, exact: rest === '' || !/[1-9]/.test(rest) }
}

const FIVE = '5'.charCodeAt(0)

/**
 * What a number proves about the sign before its decimals: `4.99` and `1,23,456` a point, `4,99` and `1.234.567` a comma. `either`: `8,982` and
 * `1.500` have three decimals or a sign between the thousands. Null: it has no such sign, or is no number.
 */
export function provenDecimalSign(text: string): DecimalSign | 'either' | null {
  if (text.length > MOST_LETTERS || !mayBeNumber(text)) return null
  const bare = bareNumber(text).replace(/^-/, '')
  // Whole rupees have no decimals.
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(bare)) return /,.*\/[-=]\s*$/.test(text) ? 'point' : 'either'
  if (bare.replace(/[.,]/, '') !== '' && /^\d*\.\d*$/.test(bare)) return 'point'
  if (bare !== ',' && ungrouped.test(bare)) return 'comma'
  if (grouped.point.test(bare) && /[.,]/.test(bare)) return 'point'
  return grouped.comma.test(bare) && /[.,]/.test(bare) ? 'comma' : null
}

/** No number with its currency is longer. */
const MOST_LETTERS = 40

/** The number without its currency and apostrophe, and with its minus in front. */
function bareNumber(text: string): string {
  const given = withoutTamilDigits(text.normalize('NFKC').trim().replace(/^'/, ''))
    // Whole rupees as they are written by hand: `1,250/-`.
    .replace(/(\d)\s*\/[-=]$/, '$1')
    .replace(/[\u2212\u2013]/g, '-')
  const inBrackets = /^\((.+)\)$/.exec(given)?.[1]
  const behind = /^(.*\d.*)-$/.exec(given)?.[1]
  const unsigned = (inBrackets ?? behind ?? given).trim()
  const bare = unsigned.replace(sign, '$1$2')
  return inBrackets === undefined && behind === undefined ? bare : `-${bare}`
}

/** Without grouping and with a point before the decimals. A sign in another place may be meant as the other one: what has it is no number here. */
function withPoint(bare: string, decimalSign: DecimalSign): string {
  const isGrouped = grouped[decimalSign].test(bare)
  if (decimalSign === 'point') return isGrouped ? bare.replace(/[, '’]/g, '') : bare
  if (isGrouped) return bare.replace(/[. '’]/g, '').replace(',', '.')
  return ungrouped.test(bare) ? bare.replace(',', '.') : bare.includes('.') ? '' : bare
}
