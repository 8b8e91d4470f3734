import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aTextTable } from '../../../test/a-text-table.ts'
import { BrokenFile } from '../broken-file.ts'
import type { Delimiter } from '../table.ts'
import { LineSplitter } from './line-splitter.ts'

async function split(text: string, delimiter: Delimiter = ',', piece = text.length || 1) {
  const lines = new LineSplitter(delimiter)
  const rows = []
  for (let from = 0; from < text.length; from += piece)
    rows.push(...(await lines.push(text.slice(from, from + piece))))
  return [...rows, ...(await lines.end())]
}

async function refusal(text: string) {
  try {
    await split(text)
    return null
  } catch (error) {
    return error instanceof BrokenFile ? { code: error.code, ...error.place } : error
  }
}

test.each(['\n', '\r\n', '\r'])('rows end with %j, the last one with or without', async (end) => {
  const rows = [
    { number: 1, cells: ['a', 'b'] },
    { number: 3, cells: ['c', ''] },
  ]
  expect(await split(`a,b${end}${end}c,${end}`)).toEqual(rows)
  expect(await split(`a,b${end}${end}c,`)).toEqual(rows)
})

test('a quoted cell holds delimiters, line ends and quotes', async () => {
  expect(await split('"a,b","c\r\nd","e""f"\r\ng,h,i\r\n')).toEqual([
    { number: 1, cells: ['a,b', 'c\r\nd', 'e"f'] },
    { number: 2, cells: ['g', 'h', 'i'] },
  ])
})

test('in tab text a quotation mark is mostly an inch', async () => {
  const [row] = await split('The 12" ruler\t"quoted ""so"""\t"open\n', '\t')
  expect(row?.cells).toEqual(['The 12" ruler', 'quoted "so"', '"open'])
})

test('a quotation mark that is never closed is named by the row in which it began', async () => {
  expect(await refusal('a,b\n"c,d\ne,f\n')).toMatchObject({ code: 'open_quote', row: 2 })
  expect(await refusal('a,b\n"c"d,e\n')).toMatchObject({ code: 'stray_quote', row: 2 })
})

test('a quotation mark that is never closed does not swallow the file first', async () => {
  expect(await refusal(`"${'x,y\n'.repeat(100_000)}`)).toMatchObject({ code: 'open_quote', row: 1 })
})

test('whatever is in the cells, they are read again, in pieces of any size', async () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'ழ', '"', ',', ';', '\n', '\r', ' ', '1'),
    maxLength: 6,
  })
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.constantFrom<Delimiter>(',', ';'),
      fc.constantFrom('\n' as const, '\r\n' as const, '\r' as const),
      fc.integer({ min: 1, max: 40 }),
      async (given, delimiter, lineEnd, piece) => {
        // A quote within a bare cell is not what this writer writes, and one at its end would be.
        const text = new TextDecoder().decode(aTextTable(given, { delimiter, lineEnd }))
        const kept = given.filter((cells) => cells.some((text) => text !== ''))
        expect((await split(text, delimiter, piece)).map(({ cells }) => cells)).toEqual(kept)
      },
    ),
  )
})

test('an inch mark within a cell that is not quoted stays', async () => {
  expect((await split('The 12" ruler,"a ""b"" c",d"\n'))[0]?.cells).toEqual([
    'The 12" ruler',
    'a "b" c',
    'd"',
  ])
})

test('a cell may begin with a quotation mark of its own', async () => {
  expect((await split('"""Quoted"" title",x\n'))[0]?.cells).toEqual(['"Quoted" title', 'x'])
})
