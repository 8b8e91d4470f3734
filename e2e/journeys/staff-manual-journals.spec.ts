import { aMark } from '../support/a-mark.ts'
import { expectOpenToAll } from '../support/accessibility.ts'
import { anAuthor, enter, registered } from '../support/author.ts'
import { aStaffMember, expectAccessible, expectWithinWidth, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('one person enters an amount for an author, another posts it, and the author reads why, in Tamil too', async ({
  page,
  browser,
  request,
}) => {
  const author = await registered(request, anAuthor({ name: `அமுதா ${aMark()}` }))
  const [one, other] = [await aStaffMember('accounts', 'மீனா'), await aStaffMember('accounts', 'ரவி')]
  const reason = `கண்காட்சியில் விற்ற பிரதிகள் ${aMark()}`
  await openConsole(page, one, '/manual-journals/create')
  await page.getByRole('combobox', { name: 'Author' }).fill(author.name)
  await page.getByRole('option', { name: author.name }).first().click()
  await page.getByLabel('Amount (Rs.)').fill('1250.5')
  await page.getByLabel('Day').fill('2026-10-01')
  await page.getByLabel('Reason').fill(reason)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('You entered this journal: somebody else has to approve it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve and post' })).toBeDisabled()
  const screen = new URL(page.url()).pathname.replace('/staff', '')

  const office = await browser.newContext({ baseURL: process.env.PANAI_ADDRESS ?? '' })
  const second = await office.newPage()
  await second.setViewportSize({ width: 360, height: 740 })
  await openConsole(second, other, screen)
  await expect(second.getByText(reason)).toBeVisible()
  await expectAccessible(second)
  await expectWithinWidth(second)
  await second.getByRole('button', { name: 'Approve and post' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Approve and post' }).click()
  await expect(second.getByText('Posted', { exact: true })).toBeVisible()
  await expect(second.getByRole('button', { name: 'Reverse' })).toBeVisible()
  await office.close()

  const home = await browser.newContext({ baseURL: process.env.PANAI_ADDRESS ?? '', reducedMotion: 'reduce' })
  const own = await home.newPage()
  await enter(own, author, '/payout-history')
  const rows = own.getByRole('table', { name: 'Other entries of your account' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(`Adjustment: ${reason}`)
  await expect(rows.nth(1)).toContainText('Rs. 1,250.50')
  await own.goto('/ta/payout-history')
  await expect(own.getByRole('heading', { name: 'உங்கள் கணக்கின் பிற பதிவுகள்' })).toBeVisible()
  await expect(own.getByText(`கணக்குச் சரிசெய்தல்: ${reason}`)).toBeVisible()
  await expectOpenToAll(own)
  await home.close()
})
