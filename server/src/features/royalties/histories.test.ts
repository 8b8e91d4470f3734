import { refusalReply } from '@panai/contract/http/refusal-reply'
import { paise } from '@panai/contract/money/money'
import { getEarnings, getSalesSummary, listPayouts, listSales } from '@panai/contract/royalties/royalties'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, signInAs } from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { aBook } from '../../../test/builders.ts'
import { aPayout, aReturn, aSale, complete, fail, pay, sell } from '../../../test/money/sales.ts'

let app: TestApplication
beforeAll(async () => {
  app = await startTestApplication()
})
afterAll(() => app.stop())

type Me = {
  id: number
  get: (path: string, headers?: Record<string, string>) => ReturnType<TestApplication['get']>
}

/** A new author who is signed in, and asks for what is below `/api/author/{id}/`. */
async function anAuthorSignedIn(): Promise<Me> {
  const account = await anAccount(app.db)
  const bearer = await signInAs(app.db, account)
  const id = account.author_id ?? 0
  return { id, get: (path, headers) => app.get(`/api/author/${id}/${path}`, { ...bearer, ...headers }) }
}

test('who has sold nothing has a summary of nothing and empty histories', async () => {
  const me = await anAuthorSignedIn()
  expect((await me.get('sales')).json()).toEqual({
    success: true,
    data: { total_books_sold: 0, lifetime_earnings: 0, last_sale_date: null, unpaid_royalty: 0 },
  })
  const meta = { page: 1, per_page: 25, total: 0, last_page: 1 }
  expect((await me.get('sales-history')).json()).toEqual({ success: true, data: { sales_history: [] }, meta })
  expect((await me.get('payout-history')).json()).toEqual({
    success: true,
    data: { payout_history: [] },
    meta,
  })
  expect((await me.get('earnings')).json()).toEqual({ success: true, data: { by_month: [], by_book: [] } })
})

test('sales, returns and payouts add up to the summary, in rupees', async () => {
  const me = await anAuthorSignedIn()
  const book = await aBook(app.db, { author_id: me.id, title: 'பனங்காட்டு நிலா' })
  await sell(
    app.db,
    aSale(me.id, { bookId: book.id, soldOn: '2026-01-30', buyerName: 'Demo buyer 1' }),
    aSale(me.id, { soldOn: '2026-02-01', channel: 'kdp', format: 'ebook', buyerName: null }),
    aReturn(me.id, { bookId: book.id, soldOn: '2026-02-03', buyerName: 'Demo buyer 1' }),
  )
  await complete(
    app.db,
    await pay(app.db, aPayout(me.id, { amount: paise(10_050), paidOn: '2026-02-05' })),
    'UTR9',
  )
  await fail(app.db, await pay(app.db, aPayout(me.id, { paidOn: '2026-02-06', method: 'UPI' })))
  await pay(app.db, aPayout(me.id, { paidOn: '2026-02-07', method: null }))

  const summary = getSalesSummary.output.parse((await me.get('sales')).json())
  expect(summary.data).toEqual({
    total_books_sold: 3,
    lifetime_earnings: 269.1,
    last_sale_date: '2026-02-01',
    unpaid_royalty: 118.6,
  })
  const { data } = listSales.output.parse((await me.get('sales-history')).json())
  expect(data.sales_history).toEqual([
    {
      id: expect.any(Number),
      sale_date: '2026-02-03',
      book_id: book.id,
      book_title: 'பனங்காட்டு நிலா',
      format: 'paperback',
      quantity: -1,
      amount: -299,
      royalty: -89.7,
      buyer_name: 'Demo buyer 1',
      channel: 'amazon',
      working: null,
    },
    expect.objectContaining({
      sale_date: '2026-02-01',
      book_id: null,
      book_title: null,
      buyer_name: null,
      channel: 'kdp',
    }),
    expect.objectContaining({ sale_date: '2026-01-30', quantity: 2, amount: 598, royalty: 179.4 }),
  ])
  const payouts = listPayouts.output.parse((await me.get('payout-history')).json())
  expect(payouts.data.payout_history.map(({ id, ...payout }) => payout)).toEqual([
    { payout_date: '2026-02-07', amount: 50, status: 'processing', transaction_id: null, method: null },
    { payout_date: '2026-02-06', amount: 50, status: 'failed', transaction_id: null, method: 'UPI' },
    {
      payout_date: '2026-02-05',
      amount: 100.5,
      status: 'completed',
      transaction_id: 'UTR9',
      method: 'Bank transfer',
    },
  ])
  const earnings = getEarnings.output.parse((await me.get('earnings')).json())
  expect(earnings.data).toEqual({
    by_month: [
      { month: '2026-01', copies: 2, royalty: 179.4 },
      { month: '2026-02', copies: 1, royalty: 89.7 },
    ],
    by_book: [
      { book_id: null, title: null, copies: 2, royalty: 179.4 },
      { book_id: book.id, title: 'பனங்காட்டு நிலா', copies: 1, royalty: 89.7 },
    ],
  })
})

test('pages follow one another without gap or repeat, also where many sales are of one day', async () => {
  const me = await anAuthorSignedIn()
  const days = [
    '2026-03-01',
    '2026-03-02',
    '2026-03-02',
    '2026-03-02',
    '2026-03-02',
    '2026-03-03',
    '2026-03-03',
  ]
  await sell(app.db, ...days.map((soldOn) => aSale(me.id, { soldOn })))
  const seen: { id: number; sale_date: string }[] = []
  for (const page of [1, 2, 3]) {
    const answer = await me.get(`sales-history?page=${page}&per_page=3`)
    const { data, meta } = listSales.output.parse(answer.json())
    expect(meta).toEqual({ page, per_page: 3, total: 7, last_page: 3 })
    seen.push(...data.sales_history)
  }
  expect(seen.map(({ sale_date }) => sale_date)).toEqual(days.toReversed())
  expect(new Set(seen.map(({ id }) => id)).size).toBe(7)
  const behind = listSales.output.parse((await me.get('sales-history?page=4&per_page=3')).json())
  expect(behind.data.sales_history).toEqual([])
})

test.each(['page=0', 'page=x', 'per_page=101', 'page=2147483648', 'page=1&page=2'])(
  'a place that there can not be is refused: %s',
  async (query) => {
    const me = await anAuthorSignedIn()
    for (const history of ['sales-history', 'payout-history'])
      expect((await me.get(`${history}?${query}`)).status).toBe(422)
  },
)

test('the tables are UTF-8 for spreadsheets, newest first, and run nothing', async () => {
  const me = await anAuthorSignedIn()
  const book = await aBook(app.db, { author_id: me.id, title: 'கவிதை, "நிலா"' })
  await sell(
    app.db,
    aSale(me.id, { bookId: book.id, soldOn: '2026-01-30', buyerName: '=cmd|calc' }),
    aReturn(me.id, { bookId: book.id, soldOn: '2026-01-31', buyerName: null }),
  )
  await complete(app.db, await pay(app.db, aPayout(me.id)), 'UTR10')
  const sales = await me.get('sales-history.csv')
  expect(sales.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="sales-history.csv"',
    'cache-control': 'no-store',
  })
  expect(sales.body.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(sales.text.slice(1).split('\r\n')).toEqual([
    'Date,Book Title,Format,Quantity,Amount,Royalty,Buyer,Channel,Kind,Your share (%)',
    '2026-01-31,"கவிதை, ""நிலா""",paperback,-1,-299,-89.7,,Amazon,Return,',
    `2026-01-30,"கவிதை, ""நிலா""",paperback,2,598,179.4,'=cmd|calc,Amazon,Sale,`,
    '',
  ])
  const payouts = await me.get('payout-history.csv')
  expect(payouts.text).toBe(
    '\uFEFFPayout Date,Amount,Status,Transaction ID,Method\r\n2026-04-05,50,completed,UTR10,Bank transfer\r\n',
  )
})

test('a table is in Tamil for who asks for that alone', async () => {
  const me = await anAuthorSignedIn()
  const book = await aBook(app.db, { author_id: me.id, title: 'நிலா' })
  await sell(
    app.db,
    aSale(me.id, { bookId: book.id, soldOn: '2026-01-30', buyerName: 'மீனா', channel: 'direct' }),
    aReturn(me.id, { bookId: book.id, soldOn: '2026-01-31', buyerName: null }),
  )
  await fail(app.db, await pay(app.db, aPayout(me.id, { paidOn: '2026-02-06', method: 'UPI' })))
  await complete(app.db, await pay(app.db, aPayout(me.id)), 'UTR11')
  const inTamil = { 'accept-language': 'ta' }
  expect((await me.get('sales-history.csv', inTamil)).text.split('\r\n')).toEqual([
    '\uFEFFநாள்,நூலின் தலைப்பு,வடிவம்,பிரதிகள்,தொகை (₹),உரிமைத்தொகை (₹),வாங்கியவர்,விற்பனை வழி,வகை,உங்கள் பங்கு (%)',
    '2026-01-31,நிலா,சாதா அட்டை,-1,-299,-89.7,,அமேசான்,திரும்பியது,',
    '2026-01-30,நிலா,சாதா அட்டை,2,598,179.4,மீனா,நேரடி ஆர்டர்,விற்பனை,',
    '',
  ])
  expect((await me.get('payout-history.csv', inTamil)).text.split('\r\n')).toEqual([
    '\uFEFFவழங்கிய நாள்,தொகை (₹),நிலை,பரிவர்த்தனை எண்,வழி',
    '2026-04-05,50,வழங்கினோம்,UTR11,வங்கி வழி மாற்றம்',
    '2026-02-06,50,திரும்பி வந்தது,,UPI',
    '',
  ])
  const mixed = await me.get('payout-history.csv', { 'accept-language': 'ta, en;q=0.5' })
  expect(mixed.text).toMatch(/^\uFEFFPayout Date,/)
})

test('a long table has every sale once', async () => {
  const me = await anAuthorSignedIn()
  const sales = Array.from({ length: 2_500 }, (_, number) =>
    aSale(me.id, { soldOn: `2026-01-${String((number % 7) + 1).padStart(2, '0')}`, buyerName: `b${number}` }),
  )
  await sell(app.db, ...sales)
  const lines = (await me.get('sales-history.csv')).text.split('\r\n').slice(1, -1)
  expect(lines).toHaveLength(2_500)
  expect(new Set(lines.map((line) => line.split(',')[6])).size).toBe(2_500)
  expect(lines.map((line) => line.slice(0, 10))).toEqual(
    sales
      .map(({ soldOn }) => soldOn)
      .toSorted()
      .toReversed(),
  )
})

const calls = [
  'sales',
  'sales-history',
  'payout-history',
  'earnings',
  'sales-history.csv',
  'payout-history.csv',
]

test.each(calls)('%s is for the author and for staff', async (call) => {
  const me = await anAuthorSignedIn()
  const other = await signInAs(app.db, await anAccount(app.db))
  const staff = await signInAs(app.db, await anAccount(app.db, { role: 'accounts' }))
  const statusOf = async (id: number | string, headers = {}) =>
    (await app.get(`/api/author/${id}/${call}`, headers)).status
  expect(await statusOf(me.id)).toBe(401)
  expect(await statusOf(me.id, other)).toBe(403)
  expect(await statusOf(me.id, staff)).toBe(200)
  expect((await me.get(call)).status).toBe(200)
  const gone = await app.get(`/api/author/2000000/${call}`, staff)
  expect([gone.status, refusalReply.parse(gone.json()).message]).toEqual([404, 'Author not found'])
})
