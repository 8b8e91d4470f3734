import { aMark } from '../support/a-mark.ts'
import { aStaffMember, expectAccessible, expectWithinWidth, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('everything is found from everywhere by keyboard, in any spelling, and on a phone', async ({ page }) => {
  await openConsole(page, await aStaffMember('editor'), '/blogs')
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Search' })
  const field = search.getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('ponniyin chelvan')
  const found = page.getByRole('option', { name: /பொன்னியின் செல்வன்/ }).first()
  await expect(found).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(search).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('பொன்னியின் செல்வன்')

  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole('button', { name: 'Search (Ctrl+K)' }).click()
  await field.fill('no. 2')
  await page
    .getByRole('option', { name: /The Loom Next Door/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/staff\/submissions\/2\/show$/)

  await page.getByRole('button', { name: 'Search (Ctrl+K)' }).click()
  await field.fill('zzzzqqq')
  await expect(search.getByRole('status')).toContainText('Nothing found')
  await expectWithinWidth(page)
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
})

test('messages with authors and mails are found, and lead to where they are seen', async ({
  page,
  request,
}) => {
  const word = `kingfisher${aMark()}`
  const sent = await request.post('/api/contact', {
    data: {
      name: 'Valli',
      email: 'valli@reader.example',
      reason: 'Other',
      message: `A ${word} on the cover`,
    },
  })
  expect(sent.status()).toBe(200)

  await openConsole(page, await aStaffMember('accounts'), '/books')
  const open = page.getByRole('button', { name: 'Search (Ctrl+K)' })
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
  await open.click()
  await field.fill('send the picture for the cover until friday')
  await page.getByRole('group', { name: 'Author messages' }).getByRole('option').click()
  await expect(page.getByText('Demo: may I send the picture for the cover until Friday?')).toBeVisible()

  await open.click()
  await field.fill(word)
  await expect(page.getByRole('group', { name: 'Contact inbox' }).getByRole('option')).toHaveText(/Valli/)
  await page
    .getByRole('group', { name: 'Outbox' })
    .getByRole('option', { name: /New enquiry/ })
    .click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row', { name: /New enquiry \(to staff\)/ })).toBeVisible()
  await expectAccessible(page)
})
