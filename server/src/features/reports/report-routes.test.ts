import { type Report, reportMessages, salesReport } from '@panai/contract/accounting/staff/reports'
import { paise } from '@panai/contract/money/money'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, signInAs } from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { aBook, anAuthor } from '../../../test/builders.ts'
import { postFile } from '../../../test/money/post-file.ts'
import { aPayout, aReturn, aSale, complete, fail, pay, sell } from '../../../test/money/sales.ts'
import { openWorkbook } from '../../formats/xlsx/open-workbook.ts'
import { listZipParts } from '../../formats/zip/list-zip-parts.ts'
import { findLedgerDifferences } from '../royalties/find-ledger-differences.ts'

let app: TestApplication
let headers: Record<string, string>
beforeAll(async () => {
  app = await startTestApplication()
  headers = await signInAs(app.db, await anAccount(app.db, { role: 'accounts' }))
  await sellAndPay()
})
afterAll(() => app.stop())

const formula = '=HYPERLINK("http://evil.example","பனை")'
const year = 'from=2025-04&to=2026-03'

/** Two authors, one book that both share, a return, and payouts with tax, one of them failed. */
async function sellAndPay(): Promise<void> {
  const { db } = app
  const meena = await anAuthor(db, { name: 'மீனா கந்தன்' })
  const ravi = await anAuthor(db, { name: 'Ravi' })
  const shared = await aBook(db, { author_id: meena.id, title: formula })
  const own = await aBook(db, { author_id: ravi.id, title: 'பனங்காட்டு நிலா' })
  const line = { bookId: shared.id, format: 'ebook', gross: 20_000, pays: 14_000, returned: 0 } as const
  const shares = [
    { authorId: meena.id, share: 7_500, royalty: 5_250 },
    { authorId: ravi.id, share: 2_500, royalty: 1_750 },
  ]
  await postFile(db, {
    lines: [{ ...line, channel: 'kdp', soldOn: '2025-05-31', sold: 2, shares }],
    covers: ['2025-05-01', '2025-05-31'],
  })
  await sell(
    db,
    aSale(ravi.id, { bookId: own.id, soldOn: '2026-03-14' }),
    aReturn(ravi.id, { bookId: own.id, soldOn: '2026-03-20' }),
    aSale(ravi.id, { bookId: own.id, soldOn: '2026-04-01' }),
  )
  const taxed = { amount: paise(4_500), withheld: paise(500) }
  await complete(db, await pay(db, aPayout(ravi.id, { ...taxed, paidOn: '2026-03-31' })))
  await fail(db, await pay(db, aPayout(meena.id, { ...taxed, paidOn: '2026-03-31' })))
}

async function report(address: string): Promise<Report> {
  const answer = await app.get(`/api/staff/reports/${address}`, headers)
  expect(answer.status, answer.text).toBe(200)
  return salesReport.output.parse(answer.json()).data
}

test('a row that two authors share is two lines by author, and once in the total', async () => {
  const byAuthor = await report(`sales?rows=author&${year}`)
  expect(byAuthor.columns.map(({ title }) => title)).toEqual([
    'Author',
    'Author no.',
    'Copies',
    'Returned',
    'Gross',
    'Channels pay',
    'Royalty',
  ])
  expect(byAuthor.rows).toEqual([
    ['Ravi', expect.any(Number), 3, 1, 499, 439, 107.2],
    ['மீனா கந்தன்', expect.any(Number), 2, 0, 200, 140, 52.5],
  ])
  expect(byAuthor.totals).toEqual(['Total', null, 3, 1, 499, 439, 159.7])
  expect(byAuthor.notes).toContain(reportMessages.sharedOnce)
})

test('months without a sale stand among the others, columns have their sums, and pages add up to the same total', async () => {
  const byMonth = await report(`sales?rows=month&columns=channel&figure=copies&from=2025-04&to=2025-06`)
  expect(byMonth.columns.map(({ title }) => title)).toEqual(['Month', 'Kindle', 'Total'])
  expect(byMonth.rows).toEqual([
    ['2025-04', 0, 0],
    ['2025-05', 2, 2],
    ['2025-06', 0, 0],
  ])
  expect(byMonth.totals).toEqual(['Total', 2, 2])
  const second = await report(`sales?rows=book&${year}&page=2`)
  expect(second).toMatchObject({ page: 2, rows: [], totals: ['Total', null, null, 3, 1, 499, 439, 159.7] })
})

test.each([
  ['sales?rows=month&columns=month&from=2025-04&to=2025-05', reportMessages.sameTwice],
  ['sales?rows=month&from=2025-05&to=2025-04', reportMessages.fromAfterTo],
  ['sales?rows=book&columns=month&from=2020-01&to=2025-04', reportMessages.tooManyMonths],
  ['sales?rows=month&from=2025-13&to=2025-04', 'from must be a month such as 2026-04'],
  ['tax?from=2025-05&to=2025-04', reportMessages.fromAfterTo],
])('%s is refused', async (address, message) => {
  const answer = await app.get(`/api/staff/reports/${address}`, headers)
  expect(answer.status).toBe(422)
  expect(answer.text).toContain(message)
})

test('accounts add up to zero, and channels say up to which day their files go', async () => {
  const accounts = await report('receivables')
  const found = (name: string) => accounts.rows.find(([first]) => first === name)
  expect(found('Kindle')).toEqual(['Kindle', '2025-05-31', 140, 0, 0, 140])
  expect(found('Amazon')).toMatchObject(['Amazon', null, 1196, 299, expect.any(Number), 897])
  expect(found('Cash')?.at(-1)).toBe(-45)
  expect(found('Owed to authors')?.at(-1)).toBe(-289.1)
  expect(accounts.totals.at(-1)).toBe(0)
  expect(accounts.notes).toContain(reportMessages.adds)
  expect(await findLedgerDifferences(app.db)).toEqual([])
})

test('as a workbook numbers are numbers and months are days, no text runs, and the first row stays in sight', async () => {
  const answer = await app.get(`/api/staff/reports/sales.xlsx?rows=book&${year}`, headers)
  expect(answer.headers['content-disposition']).toBe('attachment; filename="sales-report.xlsx"')
  const xml = strFromU8(unzipSync(answer.body)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
  expect(xml).not.toContain('<f>')
  const [sheet] = await openWorkbook(await listZipParts(answer.body))
  expect(sheet?.name).toBe('Sales by book, Apr 2025 to Mar')
  const rows: string[][] = []
  for await (const batch of sheet?.rows() ?? []) rows.push(...batch.map(({ cells }) => [...cells]))
  expect(rows[0]).toEqual([
    'Book',
    'Author',
    'Book no.',
    'Copies',
    'Returned',
    'Gross',
    'Channels pay',
    'Royalty',
  ])
  expect(rows[2]).toEqual([formula, 'மீனா கந்தன்', expect.any(String), '2', '0', '200', '140', '70'])
  expect(rows[1]?.[0]).toBe('பனங்காட்டு நிலா')
  expect(rows.at(-1)).toEqual(['Total', '', '', '3', '1', '499', '439', '159.7'])

  const months = await app.get(`/api/staff/reports/sales.xlsx?rows=month&from=2025-05&to=2025-05`, headers)
  const [byMonth] = await openWorkbook(await listZipParts(months.body))
  const cells: string[][] = []
  for await (const batch of byMonth?.rows() ?? []) cells.push(...batch.map((row) => [...row.cells]))
  // 1 May 2025, as spreadsheets count days.
  expect(cells[1]?.[0]).toBe('45778')
})

test('as comma-separated text no title is a formula', async () => {
  const answer = await app.get(`/api/staff/reports/sales.csv?rows=book&${year}`, headers)
  const [first, , second] = answer.text.split('\r\n')
  expect(first).toBe('\uFEFFBook,Author,Book no.,Copies,Returned,Gross,Channels pay,Royalty')
  expect(second).toMatch(/^"'=HYPERLINK\(""http:\/\/evil\.example"",""பனை""\)",மீனா கந்தன்,\d+,2,0,200,140,70$/)
  for (const name of ['liabilities', 'receivables'])
    for (const kind of ['csv', 'xlsx'])
      expect((await app.get(`/api/staff/reports/${name}.${kind}`, headers)).status).toBe(200)
  expect((await app.get(`/api/staff/reports/tax.xlsx?${year}`, headers)).status).toBe(200)
})

test('editors and authors do not see the money', async () => {
  for (const role of ['editor', 'author'] as const) {
    const other = await signInAs(app.db, await anAccount(app.db, { role }))
    expect((await app.get('/api/staff/reports/liabilities.xlsx', other)).status).toBe(403)
  }
})

/** A day of the month that is so many months before this one. */
function monthsAgo(months: number): string {
  const now = new Date(Date.now() + 5.5 * 3_600_000)
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 3)).toISOString().slice(0, 10)
}

test('what is owed is of the age of what was sold last: payments and returns take the oldest first', async () => {
  const { db } = app
  const author = await anAuthor(db, { name: 'Aged' })
  const earns = (months: number, royalty: number) =>
    aSale(author.id, { soldOn: monthsAgo(months), royalty: paise(royalty) })
  await sell(db, earns(20, 10_000), earns(9, 4_000), earns(5, 3_000), earns(2, 2_000), earns(0, 1_000))
  const parts = async () => {
    const { rows } = await report('liabilities')
    return rows.find(([name]) => name === 'Aged')?.slice(2)
  }
  expect(await parts()).toEqual([200, 10, 20, 30, 40, 100])
  await pay(db, aPayout(author.id, { amount: paise(12_000) }))
  expect(await parts()).toEqual([80, 10, 20, 30, 20, 0])
  await sell(db, aReturn(author.id, { soldOn: monthsAgo(0), royalty: paise(-2_500) }))
  const after = await parts()
  expect(after?.[0]).toBe(55)
  expect(after?.slice(1).reduce((sum, part) => Number(sum) + Number(part), 0)).toBe(55)
  // Taken off what is paid out again, and no more than there is.
  await sell(db, aReturn(author.id, { soldOn: monthsAgo(0), royalty: paise(-9_000) }))
  expect(await parts()).toEqual([-35, -35, 0, 0, 0, 0])
})
