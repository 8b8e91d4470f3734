import { expect, test } from 'vitest'
import { resultTable } from './result-table.ts'

const waiting = { status: 'processing', reference: 'PAY-1', author_name: 'சேரன்', net: 1350.5 } as const

const linesOf = (table: string) => table.replace('\uFEFF', '').split('\r\n')

test('a template has a row for each payout that waits for the bank’s answer, and places for the answer', () => {
  const table = resultTable([
    waiting,
    { ...waiting, reference: 'PAY-2', status: 'completed' },
    { ...waiting, reference: 'PAY-3', status: 'failed' },
    { ...waiting, reference: 'PAY-4' },
  ])
  expect(linesOf(table)).toEqual([
    'reference,status,transaction_id,reason,author,amount',
    'PAY-1,,,,சேரன்,1350.5',
    'PAY-4,,,,சேரன்,1350.5',
    '',
  ])
})

test('a spreadsheet reads its letters as UTF-8', () => {
  expect(resultTable([]).startsWith('\uFEFFreference,')).toBe(true)
})

test.each([
  ['Pope, G. U.', '"Pope, G. U."'],
  ['The "Plutarch"', '"The ""Plutarch"""'],
  ['=1+1', "'=1+1"],
  ['@Selvi, N.', '"\'@Selvi, N."'],
  ['First\nSecond', '"First\nSecond"'],
])('the name %j stands as %s', (author_name, cell) => {
  expect(linesOf(resultTable([{ ...waiting, author_name }]))[1]).toBe(`PAY-1,,,,${cell},1350.5`)
})
