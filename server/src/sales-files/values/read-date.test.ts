import { statementWords } from '@panai/contract/statements/statement-words'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { provenDayOrder, readDate, readMonth } from './read-date.ts'

const leapDay = '2024-02-29'

test.each([
  '2024-02-29',
  '2024-02-29 23:59:59',
  '2024-02-29T10:00:00Z',
  '2024/2/29',
  '29.02.2024',
  '29-Feb-2024',
  '29-FEB-24',
  '29 February 2024',
  'Feb 29, 2024',
  "'2024-02-29",
  '29 பிப்ரவரி 2024',
  '29 பிப். 2024',
  '29-பிப்-24',
  'பிப்ரவரி 29, 2024',
  '௨௯ பிப்ரவரி ௨௦௨௪',
  '29.௦௨.2024',
])('%s is a day however the layout writes numbers', (text) => {
  expect(readDate(text, null, null)).toBe(leapDay)
})

test('numbers with strokes are read by the order of the layout, and refused without one', () => {
  expect(readDate('3/4/2026', 'day first', null)).toBe('2026-04-03')
  expect(readDate('3/4/2026', 'month first', null)).toBe('2026-03-04')
  expect(readDate('3/4/2026', null, null)).toBeNull()
  expect(readDate('31/12/2026', 'month first', null)).toBeNull()
})

test.each([
  ['21/08/2026', '2026-08-21', 'day first'],
  ['08-21-26', '2026-08-21', 'month first'],
  ["'௨௧/௦௮/௨௦௨௬", '2026-08-21', 'day first'],
  ['05/05/2026', '2026-05-05', null],
  ['05/04/2026', null, 'either'],
  ['31/13/2026', null, null],
  ['2026-08-21', '2026-08-21', null],
  ['21.08.2026', '2026-08-21', null],
] as const)('%s can mean %s only, and proves: %s', (text, day, proven) => {
  expect([readDate(text, null, null), provenDayOrder(text)]).toEqual([day, proven])
})

test('a number is a day in a workbook and none in text', () => {
  expect(readDate('45351', null, '1900')).toBe(leapDay)
  expect(readDate('45351.75', null, '1900')).toBe(leapDay)
  expect(readDate('43889', null, '1904')).toBe(leapDay)
  expect(readDate('45351', null, null)).toBeNull()
})

test.each([
  '',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '0026-01-01',
  '2126-01-01',
  '29-Foo-2024',
  'yesterday',
])('%j is no day', (text) => {
  expect(readDate(text, 'day first', '1900')).toBeNull()
})

test.each([
  '2026-03-31 18:30:00 +0000',
  '2026-03-31T18:30:00.000Z',
  "'2026-03-31 18:30 UTC",
  '2026-03-31T16:00-04:00',
  '2026-03-31 16:00:00 -0400',
  '2026-03-31 11:30:00 PDT',
  '2026-03-31 13:30:00 EST',
  '2026/3/31 18:30:00 GMT',
  '31.03.2026 18:30:00 UTC',
  '31.03.26 18.30.00 +0000',
  '31/03/2026 6:30 pm GMT',
  '31-03-2026 20:00:00 +01:00',
  '31-Mar-2026 18:30:00 +00',
  '31 மார்ச் 2026 18:30 +0000',
  'Mar 31, 2026 11:30:00 a.m. PDT',
  'March 31 2026 18:30:00 GMT+0000 (Coordinated Universal Time)',
  '2026-03-31 18:30:00.123456 +0000 UTC',
  '2026-03-31 18:30:00 (UTC)',
  '2026-03-31T183000Z',
  '2026-04-01 00:00:00 +0530',
  '1 Apr 2026 12:00:00 am GMT+5:30',
  '2026-04-01 23:59:59 IST',
  '2026-04-01T00:00:00+05:30[Asia/Kolkata]',
  '2026-04-01 23:59 Asia/Kolkata',
  '2026-04-02 00:10:00 +0900',
  '2026-04-01T08:00:00 \u221210:00',
])('%s is the first of April in India', (text) => {
  expect(readDate(text, 'day first', null)).toBe('2026-04-01')
})

test.each([
  '2026-03-31 23:59:59',
  '2026-03-31T20:00:00.000',
  '2026-03-31 11:59 pm',
  '2026-03-31 21:30 hrs',
  '2026-03-31 மாலை 6:30',
  '2026-03-31 9.30 இரவு',
  '2026-03-31 UTC',
  '31/03/2026 - 30/04/2026',
  '31-Mar-2026 22:00',
])('%s names no offset and is the day that is written', (text) => {
  expect(readDate(text, 'day first', null)).toBe('2026-03-31')
})

test.each([
  '2026-03-31 18:30:00 CST',
  '2026-03-31 18:30:00 America/New_York',
  '2026-03-31 18:30:00 +1930',
  '2026-03-31T25:00:00Z',
  'Mar 31, 2026 6:30:00 PM BST',
])('%s may be another day, so it is refused', (text) => {
  expect(readDate(text, 'day first', null)).toBeNull()
})

test('a moment is one day in India by whichever clock it is written', () => {
  const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  const quarters = fc.integer({ min: -48, max: 56 })
  fc.assert(
    fc.property(moment, quarters, fc.constantFrom(':', ''), (date, quarter, colon) => {
      const shifted = (minutes: number) => new Date(date.getTime() + minutes * 60_000).toISOString()
      const [size, sign] = [Math.abs(quarter * 15), quarter < 0 ? '-' : '+']
      const two = (number: number) => String(number).padStart(2, '0')
      const offset = `${sign}${two(Math.floor(size / 60))}${colon}${two(size % 60)}`
      const written = shifted(quarter * 15).replace('Z', offset)
      expect(readDate(written, null, null)).toBe(shifted(330).slice(0, 10))
      expect(readDate(written.replace('T', ' '), null, null)).toBe(shifted(330).slice(0, 10))
    }),
  )
})

test('every day is read as it was written', () => {
  const day = fc.date({ min: new Date('1995-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, (date) => {
      const iso = date.toISOString().slice(0, 10)
      const serial = Math.floor(date.getTime() / 86_400_000) + 25_569
      expect(readDate(iso, null, null)).toBe(iso)
      expect(readDate(String(serial), null, '1900')).toBe(serial > 99_999 ? null : iso)
    }),
  )
})

test.each(['MAY-26', 'May 2026', 'may-2026', '2026-05', '05/2026', '2026/5', 'மே 2026', '2026 மே', 'மே-26'])(
  '%s is the month of May',
  (text) => {
    expect(readMonth(text)).toEqual({ from: '2026-05-01', to: '2026-05-31' })
  },
)

test.each(['', 'MAR', '2026', '2026-13', 'Marked 2026', 'மேல் 2026', 'சித்திரை 2026', '2026-05-01'])(
  '%j is no month',
  (text) => {
    expect(readMonth(text)).toBeNull()
  },
)

test('every month is read by the names that our statements have', () => {
  for (const [at, name] of statementWords.ta.months.entries()) {
    const month = String(at + 1).padStart(2, '0')
    expect(readMonth(`${name} 2026`)?.from).toBe(`2026-${month}-01`)
    expect(readDate(`7 ${name} 2026`, null, null)).toBe(`2026-${month}-07`)
  }
})
