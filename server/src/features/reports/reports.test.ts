import {
  columnDimensions,
  type SalesDimension,
  salesDimensions,
} from '@panai/contract/accounting/staff/reports'
import { keysOf } from '@panai/contract/http/keys-of'
import { type BookFormat, bookFormats } from '@panai/contract/language/vocabulary'
import { type SalesChannel, salesChannels } from '@panai/contract/sales/sales-channels'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/a-database.ts'
import { aBook, anAuthor } from '../../../test/builders.ts'
import { postFile, type SampleLine } from '../../../test/money/post-file.ts'
import { findLedgerDifferences } from '../royalties/find-ledger-differences.ts'
import { reverseSales } from '../royalties/reverse-sales.ts'
import { type Figures, figureNames, noFigures } from './figures.ts'
import { salesReport } from './sales-report.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const period = { from: '2025-01', to: '2025-06' }
const step = fc.record({
  book: fc.nat(2),
  channel: fc.constantFrom<SalesChannel>(...salesChannels),
  format: fc.constantFrom<BookFormat>(...bookFormats),
  month: fc.integer({ min: 1, max: 8 }),
  sold: fc.integer({ min: 1, max: 9 }),
  returned: fc.nat(20),
  price: fc.nat(50_000),
  /** Of the first author, when two share it. */
  share: fc.constantFrom(10_000, 10_000, 6_667, 1),
  takesBack: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
type Kept = SampleLine & { reversed: boolean }

function lineOf(
  { book, share, ...given }: Step,
  books: readonly number[],
  authors: readonly number[],
): SampleLine {
  const returned = given.returned === given.sold ? given.returned + 1 : given.returned
  const pays = (given.sold - returned) * given.price
  const royalty = Math.trunc(pays / 2)
  const first = Math.trunc((royalty * share) / 10_000)
  const [one = 0, two = 0] = authors
  return {
    bookId: books[book] ?? 0,
    channel: given.channel,
    format: given.format,
    soldOn: `2025-0${given.month}-11`,
    sold: given.sold,
    returned,
    gross: pays * 2,
    pays,
    shares:
      share === 10_000
        ? [{ authorId: one, share, royalty }]
        : [
            { authorId: one, share, royalty: first },
            { authorId: two, share: 10_000 - share, royalty: royalty - first },
          ],
  }
}

/** What a plain reader would add up, line by line. An author's own lines count for the author. */
function onPaper(
  lines: readonly Kept[],
  keyOf: (line: Kept, authorId: number) => string | null,
): Map<string, Figures> {
  const sums = new Map<string, Figures>()
  for (const line of lines.filter(({ reversed }) => !reversed)) {
    const month = line.soldOn.slice(0, 7)
    if (month < period.from || month > period.to) continue
    const counted = new Set<string>()
    for (const { authorId, royalty } of line.shares) {
      const key = keyOf(line, authorId)
      if (key === null) continue
      const sum = sums.get(key) ?? noFigures
      const once = counted.has(key) ? 0 : 1
      counted.add(key)
      sums.set(key, {
        copies: sum.copies + once * (line.sold - line.returned),
        returns: sum.returns + once * line.returned,
        gross: sum.gross + once * line.gross,
        channel_pays: sum.channel_pays + once * line.pays,
        royalty: sum.royalty + royalty,
      })
    }
  }
  return sums
}

const inRupees = ({ copies, returns, gross, channel_pays, royalty }: Figures) => [
  copies,
  returns,
  gross / 100,
  channel_pays / 100,
  royalty / 100,
]

test('whatever is sold, shared and taken back: every report is what its lines add up to', async () => {
  const { db } = database
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      await forget()
      const authors = [await anAuthor(db), await anAuthor(db)]
      const ids = authors.map(({ id }) => id)
      const books = [await aBook(db, { author_id: ids[0] ?? 0 }), await aBook(db), await aBook(db)]
      const titles = new Map(books.map(({ id, title }) => [id, title]))
      const names = new Map(authors.map(({ id, name }) => [id, name]))
      const lines: Kept[] = []
      for (const given of steps) {
        const line = lineOf(
          given,
          books.map(({ id }) => id),
          ids,
        )
        const { journals } = await postFile(db, { lines: [line] })
        if (given.takesBack)
          await db
            .transaction()
            .execute((tx) =>
              reverseSales(tx, journals[0] ?? 0, { occurredOn: '2026-01-01', reason: 'A slip' }),
            )
        lines.push({ ...line, reversed: given.takesBack })
      }
      const keys: Record<SalesDimension, (line: Kept, authorId: number) => string> = {
        month: ({ soldOn }) => soldOn.slice(0, 7),
        channel: ({ channel }) => channel,
        format: ({ format }) => format,
        book: ({ bookId }) => titles.get(bookId) ?? '',
        author: (_, authorId) => names.get(authorId) ?? '',
      }
      const all = onPaper(lines, () => 'all').get('all') ?? noFigures
      for (const rows of keysOf(salesDimensions)) {
        const plain = await salesReport(db, { ...period, rows, figure: 'royalty' }, null)
        const paper = onPaper(lines, keys[rows])
        expect(plain.totals.slice(-5)).toEqual(inRupees(all))
        const kept = new Map(plain.rows.map((cells) => [String(cells[0]), cells.slice(-5)] as const))
        for (const [key, figures] of paper) {
          const name = rows === 'channel' ? nameOfChannel(key) : key
          // An author of whom nothing is left, not even copies that came back, has no row.
          expect(kept.get(name) ?? inRupees(noFigures)).toEqual(inRupees(figures))
        }
        for (const columns of columnDimensions.filter((name) => name !== rows)) {
          const figure = figureNames[steps.length % figureNames.length] ?? 'royalty'
          const crossed = await salesReport(db, { ...period, rows, columns, figure }, null)
          const cells = onPaper(lines, (line, id) => `${keys[rows](line, id)} / ${keys[columns](line, id)}`)
          const seen = crossed.columns.map(({ title }) => title)
          for (const [key, figures] of cells) {
            const [row = '', column = ''] = key.split(' / ')
            const at = seen.indexOf(columns === 'channel' ? nameOfChannel(column) : column)
            const found = crossed.rows.find(
              ([name]) => name === (rows === 'channel' ? nameOfChannel(row) : row),
            )
            const isMoney = figure !== 'copies' && figure !== 'returns'
            expect(found?.[at] ?? 0).toBe(isMoney ? figures[figure] / 100 : figures[figure])
          }
        }
      }
      expect(await findLedgerDifferences(db)).toEqual([])
    }),
    { numRuns: 12 },
  )
})

const nameOfChannel = (channel: string) =>
  ({
    direct: 'Direct order',
    trade: 'Bookshops',
    amazon: 'Amazon',
    kdp: 'Kindle',
    flipkart: 'Flipkart',
    'google-play': 'Google Play',
    ingram: 'IngramSpark',
    apple: 'Apple Books',
    kobo: 'Kobo',
    draft2digital: 'Draft2Digital',
    audible: 'Audible',
  })[channel] ?? channel

/** Each run begins with nothing sold: what is there is taken back, as the ledger allows no less. */
async function forget(): Promise<void> {
  const { db } = database
  const rows = await db
    .selectFrom('sales')
    .select('journal_id')
    .distinct()
    .where('reversed_by', 'is', null)
    .execute()
  for (const { journal_id } of rows)
    await db
      .transaction()
      .execute((tx) => reverseSales(tx, journal_id, { occurredOn: '2026-01-01', reason: 'The next run' }))
}
