import { listSaleLines } from '@panai/contract/sales-import/staff/sale-lines'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { cancelSalesImport, postSalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import {
  getSalesLayout,
  listSalesLayouts,
  mapSalesFile,
  previewSalesFile,
} from '@panai/contract/sales-import/staff/sales-layouts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aWorkbook } from '../../../../test/a-workbook.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import {
  anIsbnOfABook,
  postImport,
  readImport,
  rowsBy,
  untilImportIs,
  upload,
} from '../../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../../test/staff-member.ts'
import { anUnmappedFile, asGuessed } from '../../../../test/unmapped-files.ts'

let app: TestApplication
let clerk: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
})
afterAll(() => app.stop())

const text = (rows: readonly string[]) => Buffer.from(`${rows.join('\r\n')}\r\n`)

/** What a shop's plugin writes: a row for each item, and the state of its order. */
function someOrders(
  isbn: string,
  states: readonly string[],
  header = 'Order No,Order Status,Order Date,ISBN,Item,Qty,Line Total',
) {
  return text([
    header,
    ...states.map((state, at) => `${900 + at},${state},2026-03-1${at},${isbn},Alai,1,250`),
  ])
}

test('the states of orders are read from the file, sorted by their words, and counted by that', async () => {
  const isbn = await anIsbnOfABook(app.db)
  const states = [
    'wc-completed',
    'WC-Completed ',
    'wc-refunded',
    'wc-failed',
    'wc-cancelled',
    'wc-pending',
    'wc-on-hold',
  ]
  const file = await anUnmappedFile(clerk, app, someOrders(isbn, states))
  const { data } = await clerk.calls(previewSalesFile, { id: file.id })
  expect(data.guess).toMatchObject({ status: 1, date: 2, copies: 5, amount: 6 })
  expect(data.columns[1]).toMatchObject({
    looks_like_status: true,
    values: [
      { value: 'wc-completed', rows: 2, meaning: 'sale', is_known: false },
      { value: 'wc-refunded', rows: 1, meaning: 'sale_and_return' },
      { value: 'wc-failed', meaning: 'nothing' },
      { value: 'wc-cancelled', meaning: 'nothing' },
      { value: 'wc-pending', meaning: 'nothing' },
      { value: 'wc-on-hold', meaning: 'nothing' },
    ],
  })
  expect(data.columns.map(({ looks_like_status }) => looks_like_status).filter(Boolean)).toHaveLength(1)
  await clerk.calls(mapSalesFile, await asGuessed(clerk, file))
  const ready = await untilImportIs(clerk, file.id, 'ready')
  expect(ready.left_out).toBeNull()
  expect(ready.groups).toMatchObject([
    { state: 'new', rows: 4, copies: 2, returned: 1, amount: 500 },
    { state: 'nothing_due', rows: 4 },
  ])
  const { data: lines } = await clerk.calls(listSaleLines, { import_id: file.id, state: 'nothing_due' })
  expect(lines.map(({ order_id, measure }) => [order_id, measure])).toEqual([
    ['903', 'orders'],
    ['904', 'orders'],
    ['905', 'orders'],
    ['906', 'orders'],
  ])
  await clerk.calls(postSalesImport, { id: file.id, version: ready.version, by_own_day: true })
  const posted = await untilImportIs(clerk, file.id, 'posted')
  expect(posted.groups).toMatchObject([
    { state: 'nothing_due', rows: 4 },
    { state: 'posted', copies: 2 },
  ])
})

test('a state that the layout does not know is asked about and no sale; then the layout knows it', async () => {
  const isbn = await anIsbnOfABook(app.db)
  const header = 'Order No,State of order,Order Date,ISBN,Item,Qty,Gross'
  const columns = { order: 0, status: 1, date: 2, isbn: 3, title: 4, copies: 5, amount: 6 }
  const first = await anUnmappedFile(clerk, app, someOrders(isbn, ['Paid', 'Refunded'], header))
  await clerk.calls(
    mapSalesFile,
    await asGuessed(clerk, first, {
      name: 'States',
      columns,
      statuses: [
        { value: 'PAID', meaning: 'sale' },
        { value: ' refunded ', meaning: 'return' },
      ],
    }),
  )
  await untilImportIs(clerk, first.id, 'ready')

  const states = ['paid', 'Partially refunded', 'REFUNDED', 'partially refunded', 'Lost in transit', '']
  const { id } = await upload(clerk, app, someOrders(isbn, states, header), 'april.csv')
  const asked = await untilImportIs(clerk, id, 'unmapped')
  expect(asked.has_file).toBe(true)
  expect(asked.problems).toMatchObject({
    count: 3,
    named: [
      { code: 'unknown_status', row: 3, column: 'State of order', found: 'Partially refunded' },
      { code: 'unknown_status', row: 6, found: 'Lost in transit' },
      { code: 'unknown_status', row: 7, found: null },
    ],
  })
  const { data } = await clerk.calls(previewSalesFile, { id })
  expect(data).toMatchObject({ is_in_use: true, guess: columns, before: { name: 'States' } })
  expect(data.columns[1]?.values).toEqual([
    { value: 'paid', rows: 1, meaning: 'sale', is_known: true },
    { value: 'Partially refunded', rows: 2, meaning: 'ask', is_known: false },
    { value: 'REFUNDED', rows: 1, meaning: 'return', is_known: true },
    { value: 'Lost in transit', rows: 1, meaning: 'ask', is_known: false },
    { value: '', rows: 1, meaning: 'ask', is_known: false },
  ])

  const before = { ...data.before, id, version: asked.version, sheet: 0, header_row: 1 }
  const lost = { value: 'Lost in transit', meaning: 'nothing' }
  const some = [{ value: 'paid', meaning: 'sale' }, { value: 'Partially refunded', meaning: 'ask' }, lost]
  // What files were read by stays.
  for (const change of [
    { statuses: [{ value: 'Paid', meaning: 'nothing' }] },
    { columns: { ...columns, marketplace: 4, title: undefined } },
    { is_in_smallest: true },
  ])
    expect((await clerk.tries(mapSalesFile, { ...before, ...change })).text).toContain(
      salesImportMessages.layoutThere,
    )
  await clerk.calls(mapSalesFile, { ...before, statuses: some })
  const back = await untilImportIs(clerk, id, 'unmapped')
  expect(back.problems?.named.map(({ found }) => found)).toEqual(['Partially refunded', null])
  const rest = [
    { value: 'Partially refunded', meaning: 'sale' },
    { value: '', meaning: 'nothing' },
  ]
  await clerk.calls(mapSalesFile, { ...before, version: back.version, statuses: rest })
  expect((await untilImportIs(clerk, id, 'ready')).groups).toMatchObject([
    { state: 'new', rows: 4, copies: 2, returned: 1 },
    { state: 'nothing_due', rows: 2 },
  ])
  const { data: layouts } = await clerk.calls(listSalesLayouts, { per_page: '100' })
  const layout = layouts.find(({ name }) => name === 'States')
  expect(layout).toMatchObject({
    files: 2,
    statuses: [
      { value: 'PAID', meaning: 'sale' },
      { value: 'refunded', meaning: 'return' },
      { value: 'Lost in transit', meaning: 'nothing' },
      { value: 'Partially refunded', meaning: 'sale' },
      { value: '', meaning: 'nothing' },
    ],
  })
  expect((await clerk.calls(getSalesLayout, { id: layout?.id ?? 0 })).data).toMatchObject({ columns })
})

test('an order that was sold in one file and is given back in a later one comes to nothing, and so does one that is given back in both', async () => {
  const isbn = await anIsbnOfABook(app.db)
  const header = 'Order No,Order Status,Order Date,ISBN,Item,Qty,Returned,Line Total'
  const orders = (...states: readonly string[]) =>
    text([
      header,
      ...states.map((state, at) => `B-${at},${state},2026-04-1${at},${isbn},Alai,2,${at === 2 ? 1 : ''},500`),
    ])
  const first = await anUnmappedFile(clerk, app, orders('Completed', 'Refunded', 'Completed'))
  const asked = await asGuessed(clerk, first, { name: 'Came back' })
  expect(asked.columns).toMatchObject({ copies: 5, returned: 6 })
  await clerk.calls(mapSalesFile, asked)
  const ready = await untilImportIs(clerk, first.id, 'ready')
  // The last has one copy left, of two: its row says so itself.
  expect(ready.groups).toMatchObject([{ state: 'new', rows: 4, copies: 3, returned: 3 }])
  await postImport(clerk, ready, { by_own_day: true })
  const later = await readImport(clerk, app, orders('Refunded', 'Refunded', 'Refunded'))
  expect(rowsBy(later)).toMatchObject({ new: 1, duplicate: 4 })
  const [back] = (await clerk.calls(listSaleLines, { import_id: later.id, state: 'new' })).data
  expect(back).toMatchObject({ order_id: 'B-0', units: -2, amount: -500, payment: null })
})

test('a returned row of a marketplace is a return whatever its signs, and what came to nothing needs no day', async () => {
  const isbn = await anIsbnOfABook(app.db)
  const sheet = [
    ['Marketplace settlement'],
    ['Txn Type', 'Dispatched On', 'ISBN', 'Quantity', 'Sale Amount', 'Net Payable'],
    ['Sale', '2026-05-02', isbn, 3, 900, 600],
    ['Return', '2026-05-09', isbn, 1, 300, 200],
    ['RTO', '2026-05-10', isbn, -1, -300, 0],
    ['Return', '2026-05-11', isbn, 2, -600, 400],
    ['Cancelled', null, isbn, 1, 300, 0],
    ['Cancelled', '2026-05-12', isbn, 1, 300, 0],
    ['Cancelled', '2026-05-13', isbn, null, null, null],
    ['Total', null, null, 6, 900, 1200],
  ]
  const file = await anUnmappedFile(clerk, app, aWorkbook({ May: sheet }), 'market.xlsx')
  const asked = await asGuessed(clerk, file, { channel: 'flipkart' })
  expect(asked.columns).toMatchObject({ status: 0, date: 1, copies: 3 })
  await clerk.calls(mapSalesFile, asked)
  const ready = await untilImportIs(clerk, file.id, 'ready')
  expect(ready.groups).toMatchObject([
    { state: 'new', rows: 4, copies: -1, returned: 4, amount: -300, proceeds: 0 },
    { state: 'nothing_due', rows: 2 },
  ])
  expect(ready.left_out?.named.map(({ kind, row }) => [kind, row])).toEqual([
    ['nothing', 7],
    ['total', 10],
  ])
  await clerk.calls(cancelSalesImport, { id: file.id })
})

test('sheets with one header are asked about together', async () => {
  const header = ['Day', 'Book', 'Sold', 'Sum', 'Row kind']
  const [april, may] = ['Sale', 'Return'].map((kind, at) => [
    header,
    [`2026-0${at + 4}-01`, 'Alai', 1, 100, kind],
    [`2026-0${at + 4}-02`, 'Alai', 1, 100, 'Sale'],
  ])
  const file = await anUnmappedFile(clerk, app, aWorkbook({ April: april ?? [], May: may ?? [] }), 'two.xlsx')
  const { data } = await clerk.calls(previewSalesFile, { id: file.id })
  expect(data.columns[4]?.values).toMatchObject([
    { value: 'Sale', rows: 3 },
    { value: 'Return', rows: 1 },
  ])
  await clerk.calls(mapSalesFile, await asGuessed(clerk, file))
  expect((await untilImportIs(clerk, file.id, 'ready')).groups).toMatchObject([
    { rows: 4, copies: 2, returned: 1 },
  ])
})

test.each([
  ['Order Status', ['Good', 'Better']],
  ['Event', ['A', 'B']],
  ['பரிவர்த்தனை வகை', ['x', 'y']],
  ['Remarks', ['', 'RTO']],
  ['குறிப்பு', ['', 'ரத்து செய்யப்பட்டது']],
  ['Column', ['', 'Return requested']],
])('%s looks like a state, so it is named or said not to matter', async (heading, values) => {
  const header = `Day,Book,Sold,Sum,${heading}`
  const rows = values.map((value, at) => `2026-06-0${at + 1},Alai,1,100,${value}`)
  const file = await anUnmappedFile(clerk, app, text([header, ...rows]))
  const columns = { date: 0, title: 1, copies: 2, amount: 3 }
  const asked = await asGuessed(clerk, file, { columns })
  const refused = await clerk.tries(mapSalesFile, asked)
  expect([refused.status, refused.text]).toEqual([
    422,
    expect.stringContaining(`${salesImportMessages.columnStatus}: ${heading}`),
  ])
  const statuses = [
    { value: 'x', meaning: 'sale' },
    { value: 'X ', meaning: 'return' },
  ]
  expect((await clerk.tries(mapSalesFile, { ...asked, statuses })).text).toContain(
    salesImportMessages.statusTwice,
  )
  await clerk.calls(mapSalesFile, { ...asked, without_status: true })
  expect((await untilImportIs(clerk, file.id, 'ready')).groups).toMatchObject([{ rows: 2, copies: 2 }])
})

test('a column of places or of books is no state, and one that says a hundred things can not be one', async () => {
  const rows = Array.from({ length: 100 }, (_, at) => `2026-06-01,Alai,1,100,Kerala,Paperback,note ${at}`)
  const file = await anUnmappedFile(clerk, app, text(['Day,Book,Sold,Sum,State,Type,Note', ...rows]))
  const { data } = await clerk.calls(previewSalesFile, { id: file.id })
  expect(data.guess).toMatchObject({ marketplace: 4 })
  expect(data.guess).not.toHaveProperty('status')
  expect(data.columns[6]?.values).toBeNull()
  const many = await asGuessed(clerk, file, { columns: { ...data.guess, status: 6 } })
  expect((await clerk.tries(mapSalesFile, many)).text).toContain(salesImportMessages.statusTooMany)
  await clerk.calls(mapSalesFile, await asGuessed(clerk, file))
  expect((await untilImportIs(clerk, file.id, 'ready')).rows_read).toBe(100)
})

test('all rows are looked at for their states, also far down', async () => {
  const rows = Array.from({ length: 25_000 }, (_, at) => `2026-06-01,Alai ${at},1,100,Sale`)
  const header = 'Day,Book,Sold,Money,Kind'
  const file = await anUnmappedFile(
    clerk,
    app,
    text([header, ...rows, '2026-06-02,Alai,1,100,Refund', header, 'Total,,25001,,']),
  )
  const { data } = await clerk.calls(previewSalesFile, { id: file.id })
  expect(data.guess).toMatchObject({ status: 4 })
  expect(data.columns[4]?.values).toEqual([
    { value: 'Sale', rows: 25_000, meaning: 'sale', is_known: false },
    { value: 'Refund', rows: 1, meaning: 'return', is_known: false },
  ])
  await clerk.calls(cancelSalesImport, { id: file.id })
})

test('a layout without a state reads as before', async () => {
  const header = 'Day,Book,Sold,Rupees'
  const file = await anUnmappedFile(clerk, app, text([header, '2026-06-01,Alai,1,100']))
  await clerk.calls(
    mapSalesFile,
    await asGuessed(clerk, file, { columns: { date: 0, title: 1, copies: 2, amount: 3 } }),
  )
  await untilImportIs(clerk, file.id, 'ready')
  const next = await readImport(clerk, app, text([header, '2026-06-02,Alai,-2,-200']))
  expect(next.groups).toMatchObject([{ copies: -2, amount: -200 }])
})
