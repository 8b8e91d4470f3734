import { aMark } from '../support/a-mark.ts'
import { aStaffMember, expectAccessible, expectWithinWidth, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

// The rule stays on: other journeys pay at the same time.
test('an admin asks that the rule of two people be switched off, can’t agree alone, and another turns it down', async ({
  page,
  browser,
}) => {
  const [one, other] = [await aStaffMember('admin', 'அன்பு'), await aStaffMember('admin', 'கலா')]
  const reason = `Away until ${aMark()}`
  await openConsole(page, one, '/four-eyes')
  await expect(page.getByText('Two people are needed')).toBeVisible()
  await page.getByRole('button', { name: 'Ask to switch it off' }).click()
  await page.getByLabel('Please say why').fill(reason)
  await page.getByRole('dialog').getByRole('button', { name: 'Ask to switch it off' }).click()
  await expect(page.getByText('You asked for it: another admin has to agree.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Agree' })).toBeDisabled()

  const office = await browser.newContext({ baseURL: process.env.PANAI_ADDRESS ?? '' })
  const second = await office.newPage()
  await second.setViewportSize({ width: 360, height: 740 })
  await openConsole(second, other, '/four-eyes')
  await expect(second.getByText(`${one.name} asks that the rule be switched off: ${reason}.`)).toBeVisible()
  await expect(second.getByRole('button', { name: 'Agree' })).toBeEnabled()
  await expectAccessible(second)
  await expectWithinWidth(second)
  await second.getByRole('button', { name: 'Turn down' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Turn down' }).click()
  await expect(second.getByRole('row').filter({ hasText: reason })).toContainText(other.name)
  await expect(second.getByText('Two people are needed')).toBeVisible()
  await office.close()
})
