import { monthNumber, monthPeriod, type Period, readDate, readMonth, toLatin } from './read-date.ts'

/** A day in a longer text, however it is written; its order of day and month is not known. */
const days =
  /(?<!\d|\d[/.-])(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})|\d{1,2}(?:st|nd|rd|th)?[-. ,]{1,2}[a-z]{3,9}\.?,?[-' ,]{1,2}(?:\d{4}|\d{2})|[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4})(?![\d/])/gi
/** Nobody names a month further behind. */
const MOST_LETTERS = 2_000
/** What may stand between the first day and the last. */
const upTo = /^[\s:,~–—-]*(?:(?:to|till|until|up ?to|through|and|முதல்)[\s:,~–—-]*)?$/i

const months = [
  { form: /(?<!\d)(\d{4})[-/](\d{2})(?![-/.]?\d)/g, year: 1, month: 2 },
  { form: /(?<![a-z])([a-z]{3,9})\.?[-_ ,':–—]+(\d{4})(?!\d)/gi, year: 2, month: 1 },
  { form: /(?<![a-z])([a-z]{3,9})\.?['-](\d{2})(?![-/.]?\d)/gi, year: 2, month: 1 },
  { form: /(?<!\d)(\d{4})[-_ ,]+([a-z]{3,9})(?=\s*(?:$|[^a-z\s\d-]))/gi, year: 1, month: 2 },
  { form: /\b(?:month|period)(?: of)?\W{0,3}(\d{1,2})[-/](\d{4})(?!\d)/gi, year: 2, month: 1 },
]
/** `January to March 2026`, `Apr-Jun 2026`. */
const span =
  /(?<![a-z])([a-z]{3,9})\.?\s*(?:to|and|till|முதல்|[-–—&/])\s*([a-z]{3,9})\.?[-_ ,']+(\d{4})(?!\d)/gi
const wordsForMonth = /\s?(?:மாதத்திற்கான|மாதத்துக்கான|மாதத்தின்|மாதம்|மாத)(?=\s|$|[^\p{L}\p{M}])/gu

/**
 * The one month that a title or a name is of: `Prior Months' Royalties - April 2026`, `01-04-2026 to 30-04-2026`. A day by itself, such as
 * that of the printing, is no month. Null: none is named, or more than one.
 */
export function findMonth(text: string): Period | null {
  return oneOf(monthsIn(text))
}

/** The same for rows of cells: in a cell, else over those of a row, else over rows. What contradicts itself names none. */
export function findMonthOfRows(cells: readonly (readonly string[])[]): Period | null {
  const rows = cells.map((row) => row.join(' '))
  for (const texts of [cells.flat(), rows, [rows.join(' ')]]) {
    const found = texts.flatMap(monthsIn)
    if (found.length > 0) return oneOf(found)
  }
  return null
}

/** The month in the name of a file or sheet: `sales_202604 (1).xlsx`, `Annam-Apr26.csv`. */
export function findMonthOfName(name: string): Period | null {
  const spelt = toLatin(name.replace(/\.[a-z]{2,4}$/i, ''))
    .replaceAll('_', ' ')
    .replace(/(?<!\d)(20\d{2})(0[1-9]|1[0-2])(?!\d)/g, '$1-$2')
    .replace(/(?<![a-z])([a-z]{3,9})\.?(\d{4})(?!\d)/gi, '$1 $2')
    .replace(/(?<![a-z])([a-z]{3,9})(\d{2})(?!\d)/gi, '$1-$2')
  return findMonth(spelt)
}

function oneOf(found: readonly Period[]): Period | null {
  const [first, ...others] = found
  return first && others.every(({ from }) => from === first.from) ? first : null
}

function monthsIn(text: string): Period[] {
  const whole = readMonth(text)
  if (whole) return [whole]
  const given = toLatin(text.slice(0, MOST_LETTERS)).replace(wordsForMonth, ' ')
  const found = [...given.matchAll(days)].filter(([day]) => daysOf(day).length > 0)
  const ranges = found.flatMap((last, at) => {
    const first = found[at - 1]
    const isRange = first && upTo.test(given.slice(first.index + first[0].length, last.index))
    return isRange ? monthsOfRange(daysOf(first[0]), daysOf(last[0])) : []
  })
  const rest = found.reduce((left, [day]) => left.replace(day, ' | '), given)
  return [...ranges, ...spanned(rest), ...named(rest)]
}

/** By either order of day and month. */
function daysOf(written: string): string[] {
  const plain = written.replace(/(\d)(?:st|nd|rd|th)\b/i, '$1').replace(/[,']\s*/g, ' ')
  const read = (['day first', 'month first'] as const).map((order) => readDate(plain, order, null))
  return [...new Set(read.filter((day) => day !== null))]
}

/** A whole month is meant by its first and last day; of other days all that they may mean, so that only one month is one. */
function monthsOfRange(first: readonly string[], last: readonly string[]): Period[] {
  const whole = first
    .flatMap((day) => monthOf(day) ?? [])
    .find(({ from, to }) => first.includes(from) && last.includes(to))
  return whole ? [whole] : [...first, ...last].flatMap((day) => monthOf(day) ?? [])
}

function monthOf(day: string): Period | null {
  return monthPeriod(Number(day.slice(0, 4)), Number(day.slice(5, 7)))
}

function spanned(text: string): Period[] {
  return [...text.matchAll(span)].flatMap(([, first = '', last = '', year]) =>
    [first, last].flatMap((month) => monthPeriod(Number(year), monthNumber(month)) ?? []),
  )
}

function named(text: string): Period[] {
  return months.flatMap(({ form, year, month }) =>
    [...text.matchAll(form)].flatMap((found) => {
      const [y = '', m = ''] = [found[year], found[month]]
      return monthPeriod(y.length === 2 ? 2000 + Number(y) : Number(y), monthNumber(m)) ?? []
    }),
  )
}
