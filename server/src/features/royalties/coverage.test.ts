import { getSalesCoverage, listSales } from '@panai/contract/royalties/royalties'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, signInAs } from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { aBook } from '../../../test/builders.ts'
import { postFile, type SampleLine } from '../../../test/money/post-file.ts'

let app: TestApplication
beforeAll(async () => {
  app = await startTestApplication()
})
afterAll(() => app.stop())

async function anAuthorWithBook() {
  const account = await anAccount(app.db)
  const bearer = await signInAs(app.db, account)
  const authorId = account.author_id ?? 0
  const book = await aBook(app.db, { author_id: authorId, title: 'பனை ஓலை' })
  const line: SampleLine = {
    bookId: book.id,
    channel: 'kdp',
    format: 'ebook',
    soldOn: '2026-09-10',
    sold: 3,
    returned: 1,
    gross: 20_000,
    pays: 14_001,
    shares: [{ authorId, share: 10_000, royalty: 7_001 }],
  }
  const ask = async () => {
    const answer = await app.get(`/api/author/${authorId}/sales-coverage`, bearer)
    return getSalesCoverage.output.parse(answer.json()).data
  }
  const history = async () => {
    const answer = await app.get(`/api/author/${authorId}/sales-history`, bearer)
    return listSales.output.parse(answer.json()).data.sales_history
  }
  return { authorId, book, line, ask, history }
}

test('estimates are shown until the channel confirms the month, a later file in the place of an earlier one', async () => {
  const { book, line, ask, history } = await anAuthorWithBook()
  expect((await ask()).estimates).toEqual([])
  await postFile(app.db, { lines: [line, { ...line, soldOn: '2026-09-11', sold: 5 }], isEstimate: true })
  await postFile(app.db, { lines: [{ ...line, soldOn: '2026-09-11', sold: 9 }], isEstimate: true })
  const estimate = { channel: 'kdp', book_id: book.id, book_title: 'பனை ஓலை' } as const
  // Two of the tenth, and of the eleventh what the later file says: nine less one.
  expect(await ask()).toMatchObject({ estimates: [{ ...estimate, month: '2026-09', copies: 10 }] })
  expect(await history()).toEqual([])
  expect((await ask()).channels.find(({ channel }) => channel === 'kdp')).toBeUndefined()

  const confirmed = await postFile(app.db, { lines: [line], covers: ['2026-09-01', '2026-09-30'] })
  const after = await ask()
  expect(after.estimates).toEqual([])
  expect(after.channels).toContainEqual({ channel: 'kdp', data_up_to: '2026-09-30' })

  await app.db.updateTable('sales_imports').set({ state: 'undone' }).where('id', '=', confirmed.id).execute()
  expect((await ask()).estimates).toHaveLength(1)
})

test('a sale says how its royalty was worked out, and what of it is the author’s', async () => {
  const { authorId, line, history } = await anAuthorWithBook()
  const other = await anAuthorWithBook()
  await postFile(app.db, {
    lines: [
      {
        ...line,
        shares: [
          { authorId, share: 6_667, royalty: 4_668 },
          { authorId: other.authorId, share: 3_333, royalty: 2_333 },
        ],
      },
    ],
  })
  const [sale] = await history()
  expect(sale).toMatchObject({
    quantity: 2,
    royalty: 46.68,
    working: {
      basis: 'net',
      base: 140.01,
      cost: 0,
      rate: 50,
      whole_royalty: 70.01,
      share: 66.67,
      copies_sold: 3,
      copies_returned: 1,
      exchange: null,
    },
  })
})
