import { randomInt } from 'node:crypto'
import { isbnCheckDigit } from '@panai/contract/staff/isbn'
import { panaiCsv } from '../../server/test/sales-files.ts'
import { aMark } from '../support/mark.ts'
import { aFile } from '../support/october-files.ts'
import { background, dropFiles, postImport } from '../support/sales-imports.ts'
import {
  aStaffMember,
  expectAccessible,
  expectWithinWidth,
  openConsole,
  staffHeaders,
} from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('a sale that waits for a price is helped on by completing its book', async ({ page, request }) => {
  const headers = await staffHeaders(request, await aStaffMember('admin'))
  const add = async (path: string, data: object): Promise<number> => {
    const answer = await request.post(path, { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).data.id
  }
  const mark = aMark()
  const title = `விலையில்லா நூல் ${mark}`
  const digits = `97893${String(randomInt(10_000_000)).padStart(7, '0')}`
  const isbn = digits + isbnCheckDigit(digits)
  await add('/api/staff/books', {
    title,
    author_id: await add('/api/staff/authors', { name: `Ilango ${mark}`, language: 'en' }),
    language: 'ta',
    genre: 'fiction',
    formats: ['paperback'],
    mrp: 400,
    isbn,
    description: 'Words.',
  })

  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')
  const sale = {
    isbn,
    title,
    sale_date: '2026-10-05',
    list_price: '400.00',
    amount: '400.00',
    order_id: mark,
  }
  await dropFiles(page, [aFile(`price ${mark}.csv`, panaiCsv([{ ...sale, units: 1 }]))])
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
