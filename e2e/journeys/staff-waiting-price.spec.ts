import { randomInt } from 'node:crypto'
import { isbnCheckDigit } from '@panai/contract/catalogue/staff/isbn'
import type { APIRequestContext } from '@playwright/test'
import { panaiCsv } from '../../server/test/sales-files.ts'
import { aMark } from '../support/a-mark.ts'
import { background } from '../support/background.ts'
import { aFile } from '../support/october-files.ts'
import { dropFiles, postImport } from '../support/sales-imports.ts'
import {
  aStaffMember,
  expectAccessible,
  expectWithinWidth,
  openConsole,
  staffHeaders,
} from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

type Headers = Awaited<ReturnType<typeof staffHeaders>>
type PricelessBook = { id: number; title: string; isbn: string; mark: string }

/** A book of which the calculator can't tell what a copy costs. */
async function aPricelessBook(
  request: APIRequestContext,
  headers: Headers,
  facts: object = {},
): Promise<PricelessBook> {
  const add = async (path: string, data: object): Promise<number> => {
    const answer = await request.post(path, { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).data.id
  }
  const mark = aMark()
  const title = `விலையில்லா நூல் ${mark}`
  const digits = `97893${String(randomInt(10_000_000)).padStart(7, '0')}`
  const isbn = digits + isbnCheckDigit(digits)
  const id = await add('/api/staff/books', {
    title,
    author_id: await add('/api/staff/authors', { name: `Ilango ${mark}`, language: 'en' }),
    language: 'ta',
    genre: 'fiction',
    formats: ['paperback'],
    mrp: 400,
    isbn,
    description: 'Words.',
    ...facts,
  })
  return { id, title, isbn, mark }
}

function aSaleOf({ isbn, title, mark }: PricelessBook) {
  const sale = { isbn, title, list_price: '400.00', amount: '400.00', order_id: mark }
  return aFile(`price ${mark}.csv`, panaiCsv([{ ...sale, sale_date: '2026-10-05', units: 1 }]))
}

type Mapped = { id: number; name: string; columns: Record<string, number> }

/** Of e-books that a shop sells, each row of which says what its buyers paid. */
async function nameColumns(request: APIRequestContext, headers: Headers, { id, name, columns }: Mapped) {
  const address = `/api/staff/sales-imports/${id}`
  const { version } = (await (await request.get(address, { headers })).json()).data
  const said = { channel: 'kdp', currency: 'INR', format: 'ebook', is_in_smallest: false, day_order: null }
  const data = { ...said, version, name, sheet: 0, header_row: 1, columns, statuses: [] }
  const answer = await request.post(`${address}/layout`, { headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('a sale that waits for a price is helped on by completing its book', async ({ page, request }) => {
  const headers = await staffHeaders(request, await aStaffMember('admin'))
  const book = await aPricelessBook(request, headers)
  const { title } = book

  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')
  await dropFiles(page, [aSaleOf(book)])
  await expect(page.getByRole('rowheader', { name: /^Waiting/ })).toBeVisible(background)
  const imported = page.url()

  await page.goto('/staff/waiting-sales')
  const group = page.getByRole('row').filter({ hasText: title })
  await expect(group).toContainText('The book has no number of pages and trim size.')
  await group.getByRole('button', { name: 'Complete the book' }).click()
  const dialog = page.getByRole('dialog', { name: `Complete ${title}` })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectWithinWidth(page)
  }
  await dialog.getByRole('spinbutton', { name: 'Pages' }).fill('200')
  await dialog.getByRole('combobox', { name: 'Trim size' }).click()
  await page.getByRole('option', { name: '5.5 X 8.5 in' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The book is complete')).toBeVisible()
  await expect(group).toHaveCount(0)

  await page.goto(imported)
  await postImport(page)
})

test('a sale for which completing the book does not help leads to its row and to the MRP', async ({
  page,
  request,
}) => {
  const headers = await staffHeaders(request, await aStaffMember('admin'))
  const book = await aPricelessBook(request, headers, { pages: 12, trim_size: '5.5 X 8.5 in' })
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')
  await dropFiles(page, [aSaleOf(book)])
  await expect(page.getByRole('rowheader', { name: /^Waiting/ })).toBeVisible(background)

  await page.goto('/staff/waiting-sales')
  const group = page.getByRole('row').filter({ hasText: book.title })
  await expect(group).toContainText('or the book’s pages are not 20 to 1000')
  await expect(group.getByRole('button', { name: 'Complete the book' })).toHaveCount(0)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectWithinWidth(page)
  }
  await group.getByRole('link', { name: 'Look at the first row' }).click()
  await expect(page.getByRole('table', { name: 'The row as in the file' })).toContainText(book.title)
  await page.goBack()
  await group.getByRole('link', { name: 'Open MRP and agreement' }).click()
  await expect(page).toHaveURL(new RegExp(`/book-terms/${book.id}/show$`))
  await expect(page.getByRole('heading', { name: 'MRP' })).toBeVisible()
})

test('what the file does not say is said beside the rows, with what they earn then, and taken back on the row', async ({
  page,
  request,
}) => {
  const headers = await staffHeaders(request, await aStaffMember('admin'))
  const book = await aPricelessBook(request, headers, { pages: 200, trim_size: '5.5 X 8.5 in' })
  const table = `Day of ${book.mark},ISBN,Title,Sold,Sum\n2026-10-05,${book.isbn},${book.title},1,400`
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')
  await dropFiles(page, [aFile(`net ${book.mark}.csv`, Buffer.from(table))])
  await expect(page.getByRole('heading', { name: 'Which column is it?' })).toBeVisible(background)
  const imported = page.url()
  await nameColumns(request, headers, {
    id: Number(/(\d+)\/show/.exec(imported)?.[1]),
    name: `Shop ${book.mark}`,
    columns: { date: 0, isbn: 1, title: 2, copies: 3, amount: 4 },
  })
  await page.reload()
  await expect(page.getByRole('rowheader', { name: 'Waiting for what the channel pays for it' })).toBeVisible(
    background,
  )

  await page.getByRole('link', { name: 'Match 1 waiting row' }).click()
  const group = page.getByRole('row').filter({ hasText: book.title })
  await expect(page.getByRole('row')).toHaveCount(2)
  await group.getByRole('button', { name: 'Enter what is missing' }).click()
  const dialog = page.getByRole('dialog', { name: `1 row of ${book.title}` })
  await expect(dialog).toContainText('The buyers paid Rs. 400.00.')
  await dialog.getByLabel('Amount (INR)').fill('210')
  await expect(dialog).toContainText('1 row will be ready to post, with Rs. 210.00 of royalties.')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectWithinWidth(page)
  }
  await dialog.getByLabel('Source or reason').fill('Their letter of October')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved: the rows are checked again')).toBeVisible()
  await expect(group).toHaveCount(0)

  await page.goto(imported)
  await expect(page.getByText(/Rs\. 210\.00 of royalties/)).toBeVisible()
  await page.getByRole('row').filter({ hasText: book.isbn }).click()
  await expect(
    page.getByText(/Paid to us, before tax that the channel keeps: Rs\. 210\.00\. Their letter of October/),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo this answer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this answer' }).click()
  await expect(page.getByText(/: Waiting for what the channel pays for it/)).toBeVisible()
})
