import { expectOpenToAll } from '../support/accessibility.ts'
import { enter, notice, registered, withNewPassword } from '../support/author.ts'
import { theLinkMailedTo } from '../support/mail.ts'
import { expect, open, test } from '../support/test.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /status of (401|404|422)|Failed to load resource/,
})

test('an author gives bank details, confirms them by mail, and stops a change that was not theirs', {
  tag: '@main',
}, async ({ page }) => {
  const author = await registered(page.request)
  await enter(page, author)
  await page.getByRole('button', { name: `Account of ${author.name}` }).click()
  await page.getByRole('link', { name: 'Bank and tax details' }).click()
  const form = page.getByRole('form', { name: 'Bank and tax details' })
  const save = form.getByRole('button', { name: 'Save and send the link' })

  await save.click()
  await expect(form.getByLabel('Name of the Account Holder')).toBeFocused()
  await expect(form.getByLabel('IFSC')).toHaveAccessibleDescription(/IFSC is required/)
  await form.getByLabel('Name of the Account Holder').fill('மீனா சுந்தரம்')
  await form.getByLabel('Account Number', { exact: true }).fill('3001 2345 6789')
  await form.getByLabel('Account Number Again').fill('300123456780')
  await form.getByLabel('IFSC').fill('sbin0000800')
  await form.getByLabel('PAN', { exact: false }).first().fill('ABCPE1234F')
  await form.getByLabel(/^Name as on the PAN Card/).fill('Meena Sundaram')
  await expect(form.getByText('State Bank of India')).toBeVisible()
  await form.getByLabel('Resident in India').selectOption('Yes')
  await form.getByLabel('Your Password').fill(author.password)
  // Somebody looks their number up in another application, and comes back without a network.
  await page.context().setOffline(true)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Network error')
  await expect(form.getByLabel('IFSC')).toHaveValue('sbin0000800')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await save.click()
  await expect(form.getByLabel('Account Number Again')).toHaveAccessibleDescription(/are not the same/)
  const english = form.getByLabel(/^The Name in English Letters/)
  await expect(english).toHaveAccessibleDescription(/Write the name in English letters, as the bank has it/)
  await expectOpenToAll(page)
  await english.fill('Meena Sundaram')

  await form.getByLabel('Account Number Again').fill('300123456789')
  await save.click()
  await expect(notice(page, 'Please open the link that is on its way to your email address.')).toBeVisible()
  const now = page.getByRole('region', { name: 'Your details', exact: true })
  await expect(now).toContainText('Waiting for your confirmation')
  await expect(now).toContainText('•••• 6789')
  await expect(now).toContainText('MEENA SUNDARAM')
  await expect(page.getByText('300123456789')).toHaveCount(0)

  await open(page, new URL(await theLinkMailedTo(author.email, '/bank-details/confirm/')).pathname)
  await page.getByRole('button', { name: 'Confirm these details' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bank details are confirmed')
  await expectOpenToAll(page)
  await page.getByRole('link', { name: 'Go to your details' }).click()
  await expect(now).toContainText('On hold')
  await expect(now).toContainText('They take effect on')

  await open(page, new URL(await theLinkMailedTo(author.email, '/bank-details/stop/', 1)).pathname)
  await page.getByRole('button', { name: 'This was not me: stop it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The change is stopped')
  await page.goto('/bank-details')
  await page.waitForURL('/login?back=%2Fbank-details')
  const renewed = await withNewPassword(page.request, author)
  await enter(page, renewed, '/bank-details')
  await expect(page.getByText('Your bank details are frozen.')).toBeVisible()
  await expect(now).toContainText('Add bank details to be paid')
  await expect(page.getByRole('region', { name: 'Before' })).toContainText('Stopped')
})
