import type { Page } from '@playwright/test'
import { aMark } from '../support/a-mark.ts'
import { expectOpenToAll } from '../support/accessibility.ts'
import { enter } from '../support/author.ts'
import { download } from '../support/download.ts'
import { expectTamil } from '../support/expect-tamil.ts'
import { aStaffMember, confirm, expectAccessible, expectWithinWidth, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { aWriter, earns } from '../support/writer.ts'

async function expectGoodEverywhere(page: Page) {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectWithinWidth(page)
  }
}

test('an advance for one book: entered, approved, set off in the next statement, and read in both languages', async ({
  page,
  browser,
}) => {
  const writer = await aWriter('நிலா', `முன்பணத்தின் கதை ${aMark()}`)
  const [one, other] = [await aStaffMember('accounts', 'மீனா'), await aStaffMember('accounts', 'ரவி')]
  const reason = `ஒப்பந்தத்தின்படி முன்பணம் ${aMark()}`

  await openConsole(page, one, '/manual-journals/create')
  await page.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Advance' }).click()
  await page.getByRole('combobox', { name: 'Author' }).fill(writer.name)
  await page.getByRole('option', { name: writer.name }).first().click()
  await page.getByRole('combobox', { name: 'Book that recoups it' }).fill(writer.title)
  await page.getByRole('option', { name: writer.title }).first().click()
  await page.getByLabel('Amount (Rs.)').fill('5000')
  await page.getByLabel('Day').fill('2026-10-01')
  await page.getByLabel('Reason').fill(reason)
  await expectGoodEverywhere(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('You entered this journal: somebody else has to approve it.')).toBeVisible()
  const screen = new URL(page.url()).pathname.replace('/staff', '')

  const office = await browser.newContext({ baseURL: process.env.PANAI_ADDRESS ?? '' })
  const second = await office.newPage()
  await openConsole(second, other, screen)
  await expect(second.getByText(`recouped by ${writer.title}`)).toBeVisible()
  await confirm(second, 'Approve and post')
  await expect(second.getByText('Rs. 5,000.00 is left to recoup')).toBeVisible()
  const statement = await earns(writer, 1_500)
  await second.reload()
  await expect(
    second.getByText('Royalties have recouped Rs. 1,500.00; Rs. 3,500.00 is left to recoup.'),
  ).toBeVisible()
  await expectGoodEverywhere(second)
  await second.goto(`/staff/statements/${statement}/show`)
  await expect(second.getByRole('row', { name: /^Set off against advances/ })).toContainText('1,500.00')
  await expect(second.getByRole('row', { name: /^Advance left to recoup/ })).toContainText('3,500.00')
  await expectGoodEverywhere(second)
  await office.close()

  const home = await browser.newContext({ baseURL: process.env.PANAI_ADDRESS ?? '', reducedMotion: 'reduce' })
  const own = await home.newPage()
  await enter(own, writer, '/payout-history')
  const advance = own.getByRole('table', { name: 'Advances' }).getByRole('row').nth(1)
  await expect(advance).toContainText(`${writer.title}: ${reason}`)
  for (const sum of ['Rs. 5,000.00', 'Rs. 1,500.00', 'Rs. 3,500.00']) await expect(advance).toContainText(sum)
  await expectOpenToAll(own)
  await own.goto('/ta/payout-history')
  await expect(own.getByRole('heading', { name: 'முன்பணம்' })).toBeVisible()
  await expectTamil(own)

  await own.goto(`/statements?statement=${statement}`)
  const figure = (name: string) => own.getByText(name, { exact: true }).locator('xpath=following-sibling::dd')
  await expect(figure('Advances')).toHaveText('Rs. 5,000.00')
  await expect(figure('Set off against advances')).toHaveText('−Rs. 1,500.00')
  await expect(figure('Closing balance')).toHaveText('Rs. 5,000.00')
  await expect(
    own.getByText('Advance still to be set off against coming royalties: Rs. 3,500.00'),
  ).toBeVisible()
  await expect(own.getByRole('listitem').filter({ hasText: 'Set off against the advance' })).toContainText(
    '1,500.00',
  )
  await expectOpenToAll(own)
  const pdf = await download(own, own.getByRole('button', { name: 'PDF in Tamil' }))
  expect(pdf.suggestedFilename()).toMatch(/^S-\d{6}-ta\.pdf$/)
  await own.goto(`/ta/statements?statement=${statement}`)
  await expect(figure('முன்பணத்துக்காகக் கழித்தது')).toBeVisible()
  await expect(own.getByText('வரும் உரிமைத்தொகையில் இன்னும் கழிக்க வேண்டிய முன்பணம்')).toBeVisible()
  await expectTamil(own)
  await home.close()
})
