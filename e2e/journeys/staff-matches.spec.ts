import { panaiCsv } from '../../server/test/sales-files.ts'
import { aMark } from '../support/a-mark.ts'
import { background } from '../support/background.ts'
import { aFile } from '../support/october-files.ts'
import { dropFiles, openImport, postImport } from '../support/sales-imports.ts'
import { aStaffMember, expectAccessible, expectWithinWidth, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { aWriter } from '../support/writer.ts'

test('a wrong match is corrected after it was posted, and rows that are not ours are written off and brought back', async ({
  page,
}) => {
  const mark = aMark()
  const wrong = await aWriter('கயல்விழி', 'நிலவின் நிழல்')
  const right = await aWriter('பாரி', 'நிலவின் ஒளி')
  const [title, parcel] = [`நிலவு ${mark}`, `Parcel ${mark}`]
  const row = { isbn: '', sale_date: '2026-10-05', list_price: '399.00', units: 2, amount: '798.00' }
  const file = aFile(
    `matches ${mark}.csv`,
    panaiCsv([
      { ...row, title, author: wrong.name, order_id: `A-${mark}` },
      { ...row, title: parcel, author: 'Nobody', order_id: `B-${mark}` },
    ]),
  )
  await openConsole(page, await aStaffMember('accounts', 'மலர்'), '/sales-imports')

  await test.step('a title is matched to a book that it is not, and posted', async () => {
    await dropFiles(page, [file])
    await expect(page.getByRole('rowheader', { name: 'Waiting for its book' })).toBeVisible(background)
    await page.goto('/staff/waiting-sales')
    await page
      .getByRole('row', { name: new RegExp(title) })
      .getByRole('button', { name: 'Match' })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Book').fill(wrong.title)
    await page.getByRole('option', { name: new RegExp(wrong.name) }).click()
    await dialog.getByRole('button', { name: 'This is the book' }).click()
    await expect(page.getByText('The rows are matched')).toBeVisible()
    await openImport(page, file.name)
    await postImport(page)
  })

  await test.step('what another book would change is shown before it is posted', async () => {
    await page.goto('/staff/sale-matches')
    await page.getByRole('textbox', { name: 'Search' }).fill(title)
    const match = page.getByRole('row', { name: new RegExp(title) })
    await expect(match).toHaveCount(1)
    await expect(match).toContainText('Rs. 338.00')
    await expectAccessible(page)
    await match.getByText(title).click()
    await expect(
      page.getByText('1 row of 2 copies is posted by it, with Rs. 338.00 of royalty.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Change the book' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Book').fill(right.title)
    await page.getByRole('option', { name: new RegExp(right.name) }).click()
    const royalties = dialog.getByRole('table', { name: 'Royalty of each author' })
    await expect(royalties.getByRole('row', { name: new RegExp(wrong.name) })).toContainText('Rs. 338.00')
    await expect(royalties.getByRole('row', { name: new RegExp(right.name) })).toContainText('Rs. 338.00')
    await expectAccessible(page)
    await dialog.getByLabel('Reason').fill('The title is the other book’s')
    await dialog.getByRole('button', { name: 'Change the match' }).click()
    await expect(page.getByText('The match is changed')).toBeVisible()
    await expect(page.getByText(right.title).first()).toBeVisible()
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectWithinWidth(page)
    }
    await page.goto('/staff/sales')
    await expect(page.getByRole('row', { name: new RegExp(right.title) }).first()).toBeVisible()
  })

  await test.step('rows of nobody’s book are written off with a reason, and brought back', async () => {
    await page.goto('/staff/waiting-sales')
    const group = page.getByRole('row', { name: new RegExp(parcel) })
    await group.getByRole('button', { name: 'Not ours' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('A parcel')
    await dialog.getByRole('button', { name: 'Not ours' }).click()
    await expect(page.getByText('Marked as not ours')).toBeVisible()
    await expect(group).toHaveCount(0)
    await openImport(page, file.name)
    await expect(page.getByRole('rowheader', { name: 'Written off' })).toBeVisible()
    await page.goto('/staff/sale-matches')
    await page.getByRole('textbox', { name: 'Search' }).fill(parcel)
    await page
      .getByRole('row', { name: new RegExp(parcel) })
      .getByText(parcel)
      .click()
    await expect(page.getByText('Not ours: A parcel')).toBeVisible()
    await page.getByRole('button', { name: 'Mark as ours' }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('It is ours after all')
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as ours' }).click()
    await expect(page.getByText('The match is forgotten')).toBeVisible()
    await page.goto('/staff/waiting-sales')
    await expect(group).toHaveCount(1)
  })
})
