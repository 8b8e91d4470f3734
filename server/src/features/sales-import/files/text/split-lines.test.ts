import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aTextTable } from '../../../../../test/a-text-table.ts'
import { BrokenSalesFile } from '../problems.ts'
import { type Delimiter, LineSplitter } from './split-lines.ts'

function split(text: string, delimiter: Delimiter = ',', piece = text.length || 1) {
  const lines = new LineSplitter(delimiter)
  const rows = []
  for (let from = 0; from < text.length; from += piece)
    rows.push(...lines.push(text.slice(from, from + piece)))
  return [...rows, ...lines.end()]
}

function refusal(text: string) {
  try {
    split(text)
    return null
  } catch (error) {
    return error instanceof BrokenSalesFile ? error.problems[0] : error
  }
}

test.each(['\n', '\r\n', '\r'])('rows end with %j, the last one with or without', (end) => {
  const rows = [
    { number: 1, cells: ['a', 'b'] },
    { number: 3, cells: ['c', ''] },
  ]
  expect(split(`a,b${end}${end}c,${end}`)).toEqual(rows)
  expect(split(`a,b${end}${end}c,`)).toEqual(rows)
})

test('a quoted cell holds delimiters, line ends and quotes', () => {
  expect(split('"a,b","c\r\nd","e""f"\r\ng,h,i\r\n')).toEqual([
    { number: 1, cells: ['a,b', 'c\r\nd', 'e"f'] },
    { number: 2, cells: ['g', 'h', 'i'] },
  ])
})

test('in tab text a quotation mark is mostly an inch', () => {
  expect(split('The 12" ruler\t"quoted ""so"""\t"open\n', '\t')[0]?.cells).toEqual([
    'The 12" ruler',
    'quoted "so"',
    '"open',
  ])
})

test('a quotation mark that is never closed is named by the row in which it began', () => {
  expect(refusal('a,b\n"c,d\ne,f\n')).toMatchObject({ code: 'open_quote', row: 2 })
  expect(refusal('a,b\n"c"d,e\n')).toMatchObject({ code: 'stray_quote', row: 2 })
})

test('a quotation mark that is never closed does not swallow the file first', () => {
  expect(refusal(`"${'x,y\n'.repeat(100_000)}`)).toMatchObject({ code: 'open_quote', row: 1 })
})

test('whatever is in the cells, they are read again, in pieces of any size', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'ழ', '"', ',', ';', '\n', '\r', ' ', '1'),
    maxLength: 6,
  })
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(
      rows,
      fc.constantFrom<Delimiter>(',', ';'),
      fc.constantFrom('\n' as const, '\r\n' as const, '\r' as const),
      fc.integer({ min: 1, max: 40 }),
      (given, delimiter, lineEnd, piece) => {
        // A quote within a bare cell is not what this writer writes, and one at its end would be.
        const text = new TextDecoder().decode(aTextTable(given, { delimiter, lineEnd }))
        const kept = given.filter((cells) => cells.some((text) => text !== ''))
        expect(split(text, delimiter, piece).map(({ cells }) => cells)).toEqual(kept)
      },
    ),
  )
})
