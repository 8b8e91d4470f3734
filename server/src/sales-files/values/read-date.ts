import type { DayOrder } from '@panai/contract/sales/sales-columns'
import type { SerialDates } from '../../formats/table.ts'
import { daysToIndia } from './days-to-india.ts'
import { withoutTamilDigits } from './without-tamil-digits.ts'
import { withoutTamilMonths } from './without-tamil-months.ts'

/** First and last day, both included, as ISO dates. A day is a period of one day. */
export type Period = { from: string; to: string }

/** How a file writes `3/4/2026`; null where that is not known, and it is refused rather than guessed. */
export type DateOrder = DayOrder | null

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const DAY_MS = 86_400_000
const hasTamil = /\p{Script=Tamil}/u
const iso = /^(\d{4})-(\d{2})-(\d{2})([T ].*)?$/
const isoLike = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})([T ].*)?$/
const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})([T ].*)?$/
const numbers = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})([T ].*)?$/
const dayMonthName = /^(\d{1,2})[- ]([a-z]{3,9})\.?,?[- ](\d{4}|\d{2})( \d.*)?$/i
const monthNameDay = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})( .*)?$/i

/**
 * @returns the ISO date: with a time and an offset the day in India, else the day that the channel calls it. Null for what is no day
 * between 1995 and 2099, and for a time in a zone that we do not know.
 */
export function readDate(text: string, order: DateOrder, serials: SerialDates): string | null {
  const [, year, month, day, time] = iso.exec(text) ?? []
  if (year && month && day) return inIndia(isoDate(Number(year), Number(month), Number(day)), time)
  const given = toLatin(text)
  if (serials !== null && /^\d{5}(?:\.\d*)?$/.test(given))
    return fromSerial(Number.parseInt(given, 10), serials)
  return readNamed(given) ?? readNumbered(given, order)
}

/** The day in India; `behind`: what is written behind the day. */
function inIndia(date: string | null, behind: string | undefined): string | null {
  if (date === null || behind === undefined) return date
  const days = daysToIndia(behind)
  if (days === 0) return date
  return days === null ? null : dayOfTime(Date.parse(date) + days * DAY_MS)
}

/** Months and digits as an English file has them, without the apostrophe of a spreadsheet. */
export function toLatin(text: string): string {
  const given = text.trim().replace(/^'/, '')
  return hasTamil.test(given) ? withoutTamilDigits(withoutTamilMonths(given)) : given
}

function readNumbered(given: string, order: DateOrder): string | null {
  const [, y = '', m = '', d = '', time] = iso.exec(given) ?? isoLike.exec(given) ?? []
  if (y) return inIndia(isoDate(Number(y), Number(m), Number(d)), time)
  const [, day = '', month = '', year = '', after] = dotted.exec(given) ?? []
  if (year) return inIndia(isoDate(wholeYear(year), Number(month), Number(day)), after)
  const [, first = '', second = '', last = '', behind] = numbers.exec(given) ?? []
  const meant = order ?? orderOf(Number(first), Number(second))
  if (!last || meant === null) return null
  const [dayOfMonth, monthOfYear] = meant === 'day first' ? [first, second] : [second, first]
  return inIndia(isoDate(wholeYear(last), Number(monthOfYear), Number(dayOfMonth)), behind)
}

/** No month has a number above twelve: `21/08/2026` can mean one day only. */
function orderOf(first: number, second: number): DateOrder {
  if (first === second || (first > 12 && second <= 12)) return 'day first'
  return second > 12 && first <= 12 ? 'month first' : null
}

/** What a day in numbers proves of the order in which days are written; `either`: nothing, though it hangs on it. Null: it needs no order, or is no day. */
export function provenDayOrder(text: string): DayOrder | 'either' | null {
  if (!/^[^\p{L}]?\s*\p{Nd}{1,2}[/-]\p{Nd}/u.test(text)) return null
  const given = toLatin(text)
  const [dayFirst, monthFirst] = [readNumbered(given, 'day first'), readNumbered(given, 'month first')]
  if (dayFirst && monthFirst) return dayFirst === monthFirst ? null : 'either'
  return dayFirst ? 'day first' : monthFirst ? 'month first' : null
}

/** `3-Apr-2026`, `Apr 3, 2026`, and `3 ஏப்ரல் 2026` once its month is in Latin letters. */
function readNamed(given: string): string | null {
  const [, day = '', name = '', year = '', time] = dayMonthName.exec(given) ?? []
  if (name) return inIndia(isoDate(wholeYear(year), monthNumber(name), Number(day)), time)
  const [, nameFirst = '', dayLast = '', yearLast = '', after] = monthNameDay.exec(given) ?? []
  return nameFirst ? inIndia(isoDate(Number(yearLast), monthNumber(nameFirst), Number(dayLast)), after) : null
}

const monthForms = [
  { form: /^(\d{4})[-/](\d{1,2})$/, year: 1, month: 2 },
  { form: /^(\d{1,2})[-/](\d{4})$/, year: 2, month: 1 },
  { form: /^([a-z]{3,9})\.?[-_ ,']+(\d{4}|\d{2})$/i, year: 2, month: 1 },
  { form: /^(\d{4})[-_ ,']+([a-z]{3,9})\.?$/i, year: 1, month: 2 },
]

/** A whole month: `MAY-26`, `April 2026`, `ஏப்ரல் 2026`, `2026 ஏப்ரல்`, `2026-04`, `04/2026`. */
export function readMonth(text: string): Period | null {
  const given = toLatin(text)
  for (const { form, year, month } of monthForms) {
    const found = form.exec(given)
    if (found) return monthPeriod(wholeYear(found[year] ?? ''), monthNumber(found[month] ?? ''))
  }
  return null
}

/** Null when there is no such month. */
export function monthPeriod(year: number, month: number): Period | null {
  const from = isoDate(year, month, 1)
  return from === null ? null : { from, to: `${from.slice(0, 8)}${two(daysIn(year, month))}` }
}

/** 1 to 12 by its number or its English name; 0 for what is none. */
export function monthNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const name = text.toLowerCase()
  const at = months.indexOf(name.slice(0, 3))
  return at >= 0 && isMonthName(name, at) ? at + 1 : 0
}

const fullNames =
  'january february march april may june july august september october november december'.split(' ')

/** So that `Marked 2026` is no March. */
function isMonthName(name: string, at: number): boolean {
  return name.length === 3 || name === 'sept' || name === fullNames[at]
}

function wholeYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}

function fromSerial(serial: number, since: '1900' | '1904'): string | null {
  const start = since === '1900' ? Date.UTC(1899, 11, 30) : Date.UTC(1904, 0, 1)
  return dayOfTime(start + serial * DAY_MS)
}

function dayOfTime(time: number): string | null {
  const day = new Date(time)
  return isoDate(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate())
}

function isoDate(year: number, month: number, day: number): string | null {
  if (!(year >= 1995 && year <= 2099) || month < 1 || month > 12 || day < 1 || day > daysIn(year, month))
    return null
  return `${year}-${two(month)}-${two(day)}`
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
