import { aStaffMember, expectAccessible, openConsole, setUpSecondFactor } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: /status of 403/ })

test('a clerk takes a sales file in, matches by hand what waits, posts it and undoes it', async ({
  page,
}) => {
  const clerk = await aStaffMember('accounts')
  await openConsole(page, clerk, '/sales-imports')
  await expect(page.getByText(/Drop the channels’ sales files here/)).toBeVisible()
  await expectAccessible(page)
  const mark = crypto.randomUUID().slice(0, 8)
  const heading = 'sale_date,channel,order_id,title,author,format,units,currency,amount'
  const row = `2026-04-05,direct,${mark},பொன்னியின் செல்வன்: ${mark},கல்கி,paperback,2,INR,798.00`
  await page.getByLabel('Sales files', { exact: true }).setInputFiles({
    name: `fair ${mark}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`${heading}\n${row}\n`),
  })

  // Whoever moves money sets up a second factor first; what they were doing goes on then.
  await setUpSecondFactor(page, clerk)

  await expect(page.getByText('Ready to post')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Waiting for its book' })).toBeVisible()
  await expectAccessible(page)
  const address = page.url()

  await page.goto('/staff/waiting-sales')
  await page
    .getByRole('row', { name: new RegExp(mark) })
    .getByRole('button', { name: 'Match' })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Book')).toHaveValue(/பொன்னியின் செல்வன்/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'This is the book' }).click()
  await expect(page.getByText('The rows are matched')).toBeVisible()

  await page.goto(address)
  await page.getByRole('button', { name: 'Post 1 rows' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post 1 rows' }).click()
  await expect(page.getByText('Posted').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  const undoing = page.getByRole('dialog')
  await expect(undoing.getByText(/One reversal takes back 1 sales/)).toBeVisible()
  await undoing.getByLabel('Why').fill('The fair sent a better table')
  await undoing.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone: The fair sent a better table')).toBeVisible()
})
