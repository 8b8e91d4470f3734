import { expect, test } from 'vitest'
import { linesOf } from './close-words.ts'

const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text)

test('a missing file is named with the days of the last one, a layout of our own by its name', () => {
  const none = { sales_account: null, layout: null } as const
  const june = { last_from: '2026-06-01', last_to: '2026-06-30' } as const
  const found = {
    state: 'to_do',
    here: 1,
    files: [
      { ...none, channel: 'flipkart', last_from: '2026-07-02', last_to: '2026-07-30' },
      { ...none, channel: 'kobo', layout: 'Partners', last_from: '2026-04-01', last_to: '2026-06-30' },
      { channel: 'trade', sales_account: 'Sunrise Books', layout: 'Shops', ...june },
    ],
  } as const
  expect(texts(linesOf.missing_files({ ...found, files: [...found.files] }, '2026-08'))).toEqual([
    'Flipkart: no file of August 2026 yet. The last one was of July 2026.',
    'Partners: no file of August 2026 yet. The last one was of 1 Apr 2026 to 30 Jun 2026.',
    'Sunrise Books: no file of August 2026 yet. The last one was of June 2026.',
    '1 file of this month is here. 3 files are missing.',
  ])
})

test('rows that wait lead to the list of just these, and what is done is said', () => {
  const found = { state: 'to_do', files_to_map: 0, files_to_post: 2 } as const
  const lines = linesOf.open_rows(
    { ...found, waiting: [{ waits_for: 'book', rows: 1, files: 1 }] },
    '2026-08',
  )
  expect(texts(lines)).toEqual(['1 row of 1 file waits for its book', '2 files to post'])
  expect(lines[0]?.link?.to).toContain(encodeURIComponent('{"waits_for":"book"}'))
  const done = linesOf.open_rows({ ...found, state: 'done', files_to_post: 0, waiting: [] }, '2026-08')
  expect(texts(done)).toEqual(['No row waits, and everything is posted.'])
})

test('statements of a later period are said to have those of the month', () => {
  const run = { id: 7, state: 'ready', draft: 0, verified: 1, issued: 2 } as const
  const quarter = { ...run, period_from: '2026-07-01', period_to: '2026-09-30' }
  expect(texts(linesOf.statements({ state: 'to_do', run: quarter }, '2026-08'))).toEqual([
    'With those of 1 Jul 2026 to 30 Sept 2026: 2 statements issued, 0 to verify, 1 verified and to issue.',
  ])
  expect(texts(linesOf.statements({ state: 'not_yet', run: null }, '2026-08'))).toEqual([
    'No statements of August 2026 have been made: the month is not over.',
  ])
})

test('tax says until when it is to be deposited, and when it was due', () => {
  const one = { month: '2026-08', payouts: 1, withheld: 9_000, due_on: '2026-09-07' } as const
  const tax = (is_late: boolean) =>
    texts(linesOf.tax({ state: 'to_do', to_deposit: [{ ...one, is_late }], deposited: 0 }, '2026-08'))[0]
  const begins = 'August 2026: Rs. 9,000.00 withheld from 1 payout, without a challan.'
  expect([tax(false), tax(true)]).toEqual([
    `${begins} Deposit it until 7 Sept 2026.`,
    `${begins} It was due on 7 Sept 2026.`,
  ])
})

test('payouts without a result lead to the run, where results are imported', () => {
  const found = {
    state: 'to_do',
    paid_with: '2026-08',
    due_on: '2026-09-10',
    runs: 1,
    unfinished: 0,
  } as const
  const results = { latest_run_id: 4, files_to_take: 1, without_result: 2, arrived: 0 }
  const lines = linesOf.payouts({ ...found, ...results }, '2026-08')
  expect(texts(lines)).toEqual([
    '1 payout run made.',
    '1 file for the bank to download',
    '0 payouts arrived, 2 without a result of the bank.',
  ])
  expect(lines.map(({ link }) => link?.to)).toEqual(Array.from({ length: 3 }, () => '/payout-runs/4/show'))
})
