import { expect, test } from 'vitest'
import { findMonth, findMonthOfName, findMonthOfRows } from './find-month.ts'

test.each([
  ["Prior Months' Royalties, April 2026", '2026-04'],
  ['Sales Period 2024-02', '2024-02'],
  ['விற்பனை அறிக்கை: அக்டோபர் 2026', '2026-10'],
  ['மார்ச் மாதம் 2026', '2026-03'],
  ['2026 மார்ச் மாத அறிக்கை', '2026-03'],
  ['Statement for the month of: 03/2026', '2026-03'],
  ["Sales of Mar'26", '2026-03'],
  ['Mar-26', '2026-03'],
  ['Period: 01-03-2026 to 31-03-2026', '2026-03'],
  ['01.02.2026 – 28.02.2026', '2026-02'],
  ['2026-06-01 முதல் 2026-06-30 வரை', '2026-06'],
  ['From 1st June 2026 to 30th June 2026', '2026-06'],
  ['Apr 1, 2026 - Apr 30, 2026', '2026-04'],
  ['Statement of April 2026, printed on 05/05/2026', '2026-04'],
  ['Statement of April 2026, printed 5 May 2026', '2026-04'],
])('%j is of one month', (text, month) => {
  expect(findMonth(text)?.from).toBe(`${month}-01`)
})

test.each([
  'Report of 12 books, 2026',
  'Financial year 2025-26',
  'Printed on 31-03-2026',
  '5 May 2026',
  'As of May 5, 2026',
  'January to March 2026',
  'Apr-Jun 2026',
  'Oct 2025 - Mar 2026',
  '01-01-2026 to 31-03-2026',
  '01/03/2026 to 04/03/2026',
  'Bill 12/2026',
  'Invoice 2026/0412',
  '',
])('%j names no month, or several', (text) => {
  expect(findMonth(text)).toBeNull()
})

test.each([
  ['sales_202604 (1).xlsx', '2026-04'],
  ['2026-03-annam.csv', '2026-03'],
  ['annam_march_2026.xlsx', '2026-03'],
  ['Annam-Apr26.csv', '2026-04'],
  ['March2026.csv', '2026-03'],
  ['annam.sept.2026.csv', '2026-09'],
  ['விற்பனை-ஏப்ரல்-2026.xlsx', '2026-04'],
  ['01-03-2026-to-31-03-2026.xlsx', '2026-03'],
])('the name %j has a month', (name, month) => {
  expect(findMonthOfName(name)?.from).toBe(`${month}-01`)
})

test.each([
  'distributor-march.xlsx',
  'sales 2026.csv',
  '20260331.csv',
  'export-2026-03-31.csv',
  'x.csv',
  'Sheet1',
  '',
])('the name %j has none', (name) => {
  expect(findMonthOfName(name)).toBeNull()
})

test('rows above a table say their month in one cell, over cells, or over rows, and may not contradict themselves', () => {
  const march = { from: '2026-03-01', to: '2026-03-31' }
  expect(
    findMonthOfRows([
      ['Annam', ''],
      ['', 'Month', 'March 2026'],
    ]),
  ).toEqual(march)
  expect(findMonthOfRows([['Month', 'March', '2026']])).toEqual(march)
  expect(findMonthOfRows([['From', '01/03/2026', 'To', '31/03/2026']])).toEqual(march)
  expect(findMonthOfRows([['From: 01/03/2026'], ['To: 31/03/2026']])).toEqual(march)
  expect(findMonthOfRows([['1', 'March 2026']])).toEqual(march)
  expect(findMonthOfRows([['March 2026'], ['Balance of February 2026']])).toBeNull()
  expect(findMonthOfRows([])).toBeNull()
})
