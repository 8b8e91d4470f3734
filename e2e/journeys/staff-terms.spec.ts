import { aMark } from '../support/a-mark.ts'
import {
  aStaffMember,
  expectAccessible,
  expectWithinWidth,
  openConsole,
  staffHeaders,
} from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: /status of (401|403|422)/ })

test('an owner writes down an agreement, its rule and shares, and sees what a copy earns whom', async ({
  page,
  request,
}) => {
  const owner = await aStaffMember('admin', 'Owner')
  const headers = await staffHeaders(request, owner)
  const add = async (path: string, data: object): Promise<number> => {
    const answer = await request.post(path, { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).data.id
  }
  const mark = aMark()
  const author = await add('/api/staff/authors', { name: `கயல் ${mark}`, language: 'ta' })
  await add('/api/staff/authors', { name: `Translator ${mark}`, language: 'en' })
  const book = await add('/api/staff/books', {
    title: `ஒப்பந்தம் ${mark}`,
    author_id: author,
    language: 'ta',
    genre: 'fiction',
    formats: ['paperback'],
    mrp: 400,
    pages: 250,
    trim_size: '7 X 9 in',
    description: 'Words.',
  })

  await page.setViewportSize({ width: 1280, height: 900 })
  await openConsole(page, owner, `/books/${book}`)
  await page.getByRole('link', { name: 'Agreements and shares' }).click()
  const example = page.getByRole('region', { name: 'What a copy earns' })
  await expect(example.getByText('Royalty Rs. 95.00')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add agreement' }).click()
  await page.getByLabel('Valid from').fill('2026-01-01')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The company publishes.')).toBeVisible()
  await page.getByRole('button', { name: 'Add rule' }).click()
  await page.getByLabel('Rate in per cent').fill('7.5')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('row', { name: /7.5 % of the MRP/ })).toContainText('In force')
  await expect(example.getByText('Royalty Rs. 30.00')).toBeVisible()

  await page.getByRole('button', { name: 'Add shares' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Valid from').fill('2026-01-01')
  await dialog.getByLabel('Per cent').fill('60')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.getByLabel('Author').last().fill(`Translator ${mark}`)
  await page.getByRole('option', { name: `Translator ${mark}` }).click()
  await dialog.getByLabel('Role').last().click()
  await page.getByRole('option', { name: 'translator' }).click()
  await dialog.getByLabel('Per cent').last().fill('39')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('The shares must add up to 100 %')
  await dialog.getByLabel('Per cent').last().fill('40')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(example.getByText(`கயல் ${mark}: 60 %, Rs. 18.00`)).toBeVisible()
  await expect(example.getByText(`Translator ${mark}: 40 %, Rs. 12.00`)).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'History' }).getByText('added a share (author').first(),
  ).toBeVisible()

  // A price has its day: what was sold before takes the one before.
  const addPrice = async (mrp: string, day: string) => {
    await page.getByRole('button', { name: 'Add price' }).click()
    await dialog.getByRole('spinbutton', { name: 'MRP in rupees' }).fill(mrp)
    await dialog.getByLabel('Valid from').fill(day)
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  }
  const prices = page.getByRole('table', { name: 'History of the MRP' })
  await addPrice('500', '2099-01-01')
  await expect(prices.getByRole('row', { name: /Rs. 500.00/ })).toContainText('Upcoming')
  await addPrice('450', '2026-03-01')
  await expect(prices.getByRole('row', { name: /Rs. 450.00/ })).toContainText('In force')
  await expect(prices.getByRole('row', { name: /Rs. 400.00 the beginning/ })).toBeVisible()
  await expect(example.getByText(`கயல் ${mark}: 60 %, Rs. 20.25`)).toBeVisible()
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectWithinWidth(page)
  }
  await prices
    .getByRole('row', { name: /Rs. 450.00/ })
    .getByRole('button', { name: 'Revoke' })
    .click()
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(example.getByText(`கயல் ${mark}: 60 %, Rs. 18.00`)).toBeVisible()
  await expectAccessible(page)
})
