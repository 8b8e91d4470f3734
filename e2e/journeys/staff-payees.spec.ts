import { aMark } from '../support/a-mark.ts'
import { registered } from '../support/author.ts'
import { theLinkMailedTo, theMailWith } from '../support/mail.ts'
import { aStaffMember, expectAccessible, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: /status of 403|Failed to load resource/ })

test('a clerk verifies details that wait, and reads them in full only with a reason that stays', async ({
  page,
}) => {
  const author = await registered(page.request)
  const answer = await page.request.post('/api/author/login', {
    data: { email: author.email, password: author.password },
  })
  const { token } = await answer.json()
  const mark = aMark()
  const given = await page.request.post('/api/author/payee', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      method: 'UPI',
      holder_name: `Someone ${mark}`,
      upi_id: `meena-${mark}@okbank`,
      pan: 'ABCPE1234F',
      pan_name: 'Meena Sundaram',
      resident: true,
      password: author.password,
    },
  })
  expect(given.status(), await given.text()).toBe(200)
  const link = new URL(await theLinkMailedTo(author.email, '/bank-details/confirm/'))
  const sent = { token: link.pathname.split('/').at(-1) }
  expect((await page.request.post('/api/author/payee/confirm', { data: sent })).status()).toBe(200)

  // Where nobody else may move money the page warns of that instead.
  await aStaffMember('accounts')
  const clerk = await aStaffMember('accounts')
  await openConsole(page, clerk)
  await page.getByRole('link', { name: /Bank details to verify/ }).click()
  await page.getByRole('cell', { name: author.name }).first().click()
  await page.waitForURL('**/show')
  await expect(page.getByText(`me••••@okbank`)).toBeVisible()
  await expect(page.getByText('The names of account holder, PAN')).toBeVisible()
  await expectAccessible(page)
  for (const label of ['Paid to', 'Bank', 'PAN', 'Resident in India', 'State', 'Verification'])
    await expect(page.locator('#main-content').getByText(label, { exact: true }), label).toHaveCount(1)

  await page.getByRole('button', { name: 'Show full numbers' }).click()
  const dialog = page.getByRole('dialog', { name: 'Show the full numbers?' })
  await dialog.getByLabel('Please say what for').fill('The bank asked for it')
  await dialog.getByRole('button', { name: 'Show full numbers' }).click()
  await expect(page.getByText(`meena-${mark}@okbank`)).toBeVisible()
  await expect(page.getByText('The bank asked for it')).toBeVisible()

  await expect(page.getByText('You may verify these details.')).toBeVisible()
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByRole('dialog').getByLabel('The PAN is verified too').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText(/^Verified by/)).toBeVisible()
  // What is verified is not asked for again.
  await expect(page.getByRole('button', { name: 'Verify', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Refuse after all' })).toBeVisible()
  await theMailWith('We have looked at these details', author.email)
})
