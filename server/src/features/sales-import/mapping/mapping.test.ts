import { getHistory } from '@panai/contract/console/staff/audit'
import { listSaleLines } from '@panai/contract/sales-import/staff/sale-lines'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import {
  cancelSalesImport,
  getSalesImport,
  postSalesImport,
} from '@panai/contract/sales-import/staff/sales-imports'
import {
  changeSalesLayout,
  deleteSalesLayout,
  listSalesLayouts,
  mapSalesFile,
  previewSalesFile,
  type SalesLayout,
} from '@panai/contract/sales-import/staff/sales-layouts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { anIsbnOfABook, readImport, untilImportIs, upload } from '../../../../test/sales-imports.ts'
import { aClerk, type StaffMember } from '../../../../test/staff-member.ts'
import { anUnmappedFile as anUnmapped, asGuessed as guessed } from '../../../../test/unmapped-files.ts'

let app: TestApplication
let clerk: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  clerk = await aClerk(app)
})
afterAll(() => app.stop())

/** With a note above, a header that comes again and a line of totals, as a shop's spreadsheet has them. */
function aShopFile(
  rows: readonly string[],
  header = 'தேதி,ஐ.எஸ்.பி.என்,நூலின் பெயர்,பிரதிகள்,விலை,தொகை,நிகர தொகை,பில் எண்',
) {
  return Buffer.from(
    `\ufeffஅன்னம் புத்தக நிலையம் - விற்பனை\r\n${header}\r\n${rows.join('\r\n')}\r\n\r\nமொத்தம்,,,99,,99999,,\r\n`,
  )
}

const anUnmappedFile = (file: Uint8Array) => anUnmapped(clerk, app, file)
const asGuessed = (file: { id: number; version: number }, other: object = {}) => guessed(clerk, file, other)

async function findLayout(name: string): Promise<SalesLayout | undefined> {
  const { data } = await clerk.calls(listSalesLayouts, { per_page: '100' })
  return data.find((layout) => layout.name === name)
}

test('a header that nobody knows is guessed, named once, and known for the next file', async () => {
  const isbn = await anIsbnOfABook(app.db)
  const row = `21/08/2026,${isbn},=HYPERLINK("http://a"),2,250,500,300,B-1`
  const found = await anUnmappedFile(aShopFile([row]))
  expect(found).toMatchObject({ has_file: true, problems: null, rows_read: 0 })
  const { data: preview } = await clerk.calls(previewSalesFile, { id: found.id })
  expect(preview).toMatchObject({
    header_row: 2,
    guess: { date: 0, isbn: 1, title: 2, copies: 3, price: 4, amount: 5, proceeds: 6, order: 7 },
    before: null,
  })
  expect(preview.columns[0]).toMatchObject({ heading: 'தேதி', day_order: 'day first' })
  await clerk.calls(cancelSalesImport, { id: found.id })
  expect((await clerk.tries(previewSalesFile, { id: found.id })).status).toBe(404)

  const again = await anUnmappedFile(aShopFile([row]))
  const asked = await asGuessed(again, { name: 'அன்னம் புத்தக நிலையம்', day_order: 'day first' })
  await clerk.calls(mapSalesFile, asked)
  const ready = await untilImportIs(clerk, again.id, 'ready')
  expect(ready.groups).toMatchObject([{ state: 'new', rows: 1, copies: 2, amount: 500, proceeds: 300 }])
  expect(ready.left_out?.named).toMatchObject([{ kind: 'total' }])
  const { data: lines } = await clerk.calls(listSaleLines, { import_id: again.id })
  expect(lines).toMatchObject([
    { period_from: '2026-08-21', title: '=HYPERLINK("http://a")', order_id: 'B-1' },
  ])

  const next = await readImport(clerk, app, aShopFile([row.replace('21/08', '04/09')]))
  expect(next).toMatchObject({ channel: 'direct', covers_from: '2026-09-04' })
  expect(await findLayout('அன்னம் புத்தக நிலையம்')).toMatchObject({ files: 2, retired_at: null })
})

test('what the days do not prove is asked, and what they prove can not be said otherwise', async () => {
  const header = 'Sold on,Title,Qty,Amount'
  const unclear = await anUnmappedFile(aShopFile(['03/04/26,Mazhai,1,100'], header))
  const { data } = await clerk.calls(previewSalesFile, { id: unclear.id })
  expect(data.columns[0]?.day_order).toBe('unclear')
  const refused = await clerk.tries(mapSalesFile, await asGuessed(unclear))
  expect(refused.text).toContain(salesImportMessages.dayOrder)
  await clerk.calls(mapSalesFile, await asGuessed(unclear, { day_order: 'month first' }))
  expect((await untilImportIs(clerk, unclear.id, 'ready')).covers_from).toBe('2026-03-04')

  const proven = await anUnmappedFile(aShopFile(['03/21/2026,Mazhai,1,100'], `${header},Note`))
  const opposite = await clerk.tries(mapSalesFile, await asGuessed(proven, { day_order: 'day first' }))
  expect(opposite.text).toContain(salesImportMessages.dayOrderProven)
})

test('columns that were named wrongly are named again, and change the same layout', async () => {
  const header = 'Day,Book,Sold,Money,Remark'
  const file = await anUnmappedFile(aShopFile(['2026-08-21,Mazhai,2,250.50,ok'], header))
  const wrong = await asGuessed(file, { name: 'Wrong', columns: { date: 0, title: 1, copies: 3 } })
  await clerk.calls(mapSalesFile, wrong)
  const back = await untilImportIs(clerk, file.id, 'unmapped')
  expect(back.problems?.named).toMatchObject([{ code: 'not_whole', row: 3, column: 'Money' }])
  const { data } = await clerk.calls(previewSalesFile, { id: file.id })
  expect(data).toMatchObject({ guess: wrong.columns, before: { name: 'Wrong', channel: 'direct' } })
  const right = {
    ...wrong,
    version: back.version,
    name: 'Right',
    columns: { date: 0, title: 1, copies: 2, amount: 3 },
  }
  await clerk.calls(mapSalesFile, right)
  expect((await untilImportIs(clerk, file.id, 'ready')).groups).toMatchObject([{ copies: 2, amount: 250.5 }])
  expect(await findLayout('Wrong')).toBeUndefined()
  const { data: history } = await clerk.calls(getHistory, {
    subject: 'sales_layouts',
    subject_id: String((await findLayout('Right'))?.id),
  })
  expect(history.flatMap(({ changes }) => changes).join()).toContain('the name')
})

test('files with the same header wait for one answer; amounts may be in paise', async () => {
  const header = 'Day,Book,Copies,Paise'
  const one = await anUnmappedFile(aShopFile(['2026-08-21,Mazhai,1,9950'], header))
  const two = await anUnmappedFile(aShopFile(['2026-08-22,Mazhai,-1,-9950'], header))
  const columns = { date: 0, title: 1, copies: 2, proceeds: 3 }
  await clerk.calls(mapSalesFile, await asGuessed(one, { columns, is_in_smallest: true }))
  expect((await untilImportIs(clerk, one.id, 'ready')).groups).toMatchObject([{ proceeds: 99.5 }])
  expect((await untilImportIs(clerk, two.id, 'ready')).groups).toMatchObject([
    { copies: -1, proceeds: -99.5 },
  ])
})

test('without a column for it, what the buyers paid is copies × price', async () => {
  const isbn = await anIsbnOfABook(app.db)
  const file = await anUnmappedFile(aShopFile([`2026-08-21,${isbn},2,149.50`], 'Day,ISBN,Copies,Rate'))
  const asked = await asGuessed(file, { name: 'Copies and rate' })
  expect(asked.columns).toEqual({ date: 0, isbn: 1, copies: 2, price: 3 })
  await clerk.calls(mapSalesFile, asked)
  expect((await untilImportIs(clerk, file.id, 'ready')).groups).toMatchObject([{ copies: 2, amount: 299 }])
  expect(await findLayout('Copies and rate')).toMatchObject({ amount_by_price: true })
  expect(await findLayout('Right')).toMatchObject({ amount_by_price: false })
})

test('a layout that read a file is retired and not deleted; its header is asked about again then', async () => {
  const header = 'Day,Book,Copies,Sum'
  const rows = ['2026-08-21,Mazhai,1,100']
  const file = await anUnmappedFile(aShopFile(rows, header))
  await clerk.calls(
    mapSalesFile,
    await asGuessed(file, { name: 'Old shop', columns: { date: 0, title: 1, copies: 2, amount: 3 } }),
  )
  await untilImportIs(clerk, file.id, 'ready')
  const layout = await findLayout('Old shop')
  if (!layout) throw new Error('there is no layout')
  const { id, version } = layout
  expect((await clerk.tries(deleteSalesLayout, { id })).text).toContain(salesImportMessages.layoutUsed)
  const { data: changed } = await clerk.calls(changeSalesLayout, {
    id,
    version,
    name: 'Old',
    is_retired: true,
  })
  expect(changed).toMatchObject({ name: 'Old', columns: layout.columns })
  expect((await clerk.tries(changeSalesLayout, { id, version, name: 'Older' })).status).toBe(409)
  const next = await anUnmappedFile(aShopFile(['2026-08-23,Mazhai,1,100'], header))
  const taken = await asGuessed(next, { name: 'OLD', columns: layout.columns })
  expect((await clerk.tries(mapSalesFile, taken)).text).toContain(salesImportMessages.layoutNameTaken)
  await clerk.calls(mapSalesFile, { ...taken, name: 'Another' })
  await untilImportIs(clerk, next.id, 'ready')
  // With two of one header in use nobody could tell which is meant.
  expect(
    (await clerk.tries(changeSalesLayout, { id, version: changed.version, is_retired: false })).text,
  ).toContain(salesImportMessages.layoutThere)
  await clerk.calls(cancelSalesImport, { id: next.id })
  const another = await findLayout('Another')
  await clerk.calls(deleteSalesLayout, { id: another?.id ?? 0 })
  expect(await findLayout('Another')).toBeUndefined()
})

test('a mapping must say what a sale needs, and only columns that are there', async () => {
  const file = await anUnmappedFile(aShopFile(['2026-08-21,Mazhai,1,100'], 'D,B,C,A'))
  const asked = await asGuessed(file, { columns: { date: 0, title: 1, copies: 2 } })
  const wrong = [
    [{ columns: { title: 1, copies: 2 } }, salesImportMessages.columnDate],
    [{ columns: { date: 0, title: 1 } }, salesImportMessages.columnCopies],
    [{ columns: { date: 0, copies: 2 } }, salesImportMessages.columnBook],
    [{ columns: { date: 0, title: 1, copies: 1 } }, salesImportMessages.columnTwice],
    [{ columns: { date: 0, title: 1, copies: 9 } }, salesImportMessages.columnGone],
    [{ channel: null }, salesImportMessages.columnChannel],
    [{ currency: null }, salesImportMessages.columnCurrency],
    [{ header_row: 1 }, salesImportMessages.headerRow],
    [{ sheet: 3 }, salesImportMessages.headerRow],
  ] as const
  for (const [change, message] of wrong) {
    const answer = await clerk.tries(mapSalesFile, { ...asked, ...change })
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(message)])
  }
  expect((await clerk.tries(mapSalesFile, { ...asked, version: asked.version + 1 })).status).toBe(409)
  expect((await clerk.calls(getSalesImport, { id: file.id })).data.state).toBe('unmapped')
})

test('what is shown of a hostile file is bounded, and can be kept', async () => {
  const long = `${'a'.repeat(79)}😀\u0007${'b'.repeat(5_000)}`
  const file = await anUnmappedFile(
    Buffer.from(`Day,Book,Copies,"${long}"\n${`2026-08-21,"\u202e<b>Mazhai",1,"${long}"\n`.repeat(500)}`),
  )
  const { data } = await clerk.calls(previewSalesFile, { id: file.id })
  expect(data.rows).toHaveLength(30)
  expect(Math.max(...data.rows.flatMap(({ cells }) => cells.map(({ length }) => length)))).toBe(80)
  await clerk.calls(mapSalesFile, await asGuessed(file, { columns: { date: 0, title: 1, copies: 2 } }))
  const ready = await untilImportIs(clerk, file.id, 'ready')
  expect(ready.rows_read).toBe(500)

  const wide = Array.from({ length: 101 }, (_, at) => `c${at}`).join(',')
  const { id } = await upload(clerk, app, Buffer.from(`${wide}\n${wide}\n`))
  await untilImportIs(clerk, id, 'refused')
})

test('sales that a shop’s own file names are posted like those of any channel', async () => {
  const isbn = await anIsbnOfABook(app.db)
  const header = 'Month,ISBN,Binding,Copies sold,Returned,Net payable,Platform,Ccy'
  const file = await anUnmappedFile(
    aShopFile(
      [`Aug 2026,${isbn},E-Book,5,2,300,Apple Books,INR`, `Aug 2026,${isbn},மின் நூல்,,,-20,apple,INR`],
      header,
    ),
  )
  const asked = await asGuessed(file, { channel: null, currency: null, format: null })
  expect(asked.columns).toEqual({
    ...{ date: 0, isbn: 1, format: 2, copies: 3, returned: 4, proceeds: 5, channel: 6, currency: 7 },
  })
  await clerk.calls(mapSalesFile, asked)
  const back = await untilImportIs(clerk, file.id, 'unmapped')
  expect(back.problems?.named).toMatchObject([{ code: 'missing_value', row: 4, column: 'Copies sold' }])
  await clerk.calls(cancelSalesImport, { id: file.id })

  const mended = await readImport(
    clerk,
    app,
    aShopFile(
      [`Aug 2026,${isbn},E-Book,5,2,300,Apple Books,INR`, `Aug 2026,${isbn},மின் நூல்,0,0,-20,apple,INR`],
      header,
    ),
  )
  expect(mended.groups).toMatchObject([
    { state: 'new', copies: 3, returned: 2, proceeds: 300 },
    { state: 'nothing_due', copies: 0, proceeds: -20 },
  ])
  await clerk.calls(postSalesImport, { id: mended.id, version: mended.version, leave_out: true })
  await untilImportIs(clerk, mended.id, 'posted')
  const sales = await app.db
    .selectFrom('sales')
    .select(['channel', 'quantity', 'amount_paise', 'royalty_paise'])
    .where('source', '=', `import ${mended.id}`)
    .execute()
  expect(sales).toEqual([{ channel: 'apple', quantity: 3, amount_paise: 300_00, royalty_paise: 300_00 }])
})
