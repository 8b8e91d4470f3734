import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cell, writeCsv } from './write-csv.ts'

test.each([
  ['plain', 'plain'],
  ['பொன்னியின் செல்வன்', 'பொன்னியின் செல்வன்'],
  ['with, comma', '"with, comma"'],
  ['with "quotes"', '"with ""quotes"""'],
  ['two\nlines', '"two\nlines"'],
  [' spaced ', '" spaced "'],
  [null, ''],
  [-89.7, '-89.7'],
  [1350, '1350'],
])('a cell %s is written %s', (cell, written) => {
  expect(writeCsv([[cell, 'next']])).toBe(`${written},next\r\n`)
})

test.each([
  '=HYPERLINK("http://evil.example","Prize")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '  =1',
  '\r=1',
  '＝1',
  '－1',
])('a text that would run as a formula does not: %s', (text) => {
  const [cell] = readCsv(writeCsv([[text]]))[0] ?? []
  expect(cell).toBe(`'${text}`)
})

/** A reader by the letter of RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy)) {
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

test('whatever is in the cells, they are read again, and none begins a formula', () => {
  const cell: fc.Arbitrary<Cell> = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.constant(null))
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1 }), (rows) => {
      const read = readCsv(writeCsv(rows))
      expect(read.map((cells) => cells.length)).toEqual(rows.map((cells) => cells.length))
      rows.forEach((cells, row) => {
        cells.forEach((given, column) => {
          const found = read[row]?.[column] ?? ''
          expect([String(given ?? ''), `'${given}`]).toContain(found)
          if (typeof given === 'string') expect(/^\s*[=+\-@＝＋－＠]/.test(found)).toBe(false)
        })
      })
    }),
  )
})
