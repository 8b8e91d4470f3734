import { aMark } from '../support/a-mark.ts'
import { theLinkMailedTo } from '../support/mail.ts'
import {
  aStaffMember,
  expectAccessible,
  openConsole,
  setUpSecondFactor,
  tryStaffLogin,
} from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: /status of (401|403|422)/ })

test('an owner sets up a second factor, invites an editor and later disables them', { tag: '@main' }, async ({
  page,
  browser,
}) => {
  const owner = await aStaffMember('admin', 'Owner', 'password')
  await page.goto('/staff/accounts/create')
  await tryStaffLogin(page, owner)
  await setUpSecondFactor(page, owner)
  const email = `arul.${aMark()}@panai.example`
  await page.getByLabel('Full Name').fill('Arul Mani')
  await page.getByLabel('Email Address').fill(email)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The invitation is on its way.')).toBeVisible()

  // The editor follows the link on a device of their own.
  const editor = { email, password: 'Stylus and leaf 8' }
  const device = await browser.newContext({ baseURL: process.env.PANAI_ADDRESS ?? '' })
  const theirs = await device.newPage()
  await theirs.goto(await theLinkMailedTo(email, '/staff/invitation/'))
  await theirs.getByLabel('Password', { exact: true }).fill(editor.password)
  await theirs.getByLabel('Confirm Password').fill(editor.password)
  await expectAccessible(theirs)
  await theirs.getByRole('button', { name: 'Save the password' }).click()
  // Nothing is shown before the second factor.
  await setUpSecondFactor(theirs, editor)
  await expect(theirs.getByRole('heading', { name: 'To do' })).toBeVisible()
  await theirs.goto('/staff/accounts')
  await expect(theirs.getByRole('link', { name: 'Users' })).toBeHidden()

  await page.reload()
  await expect(page.getByRole('button', { name: 'Disable' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Disable' }).click()
  await expect(
    page.getByText('The account has been disabled, and all its sessions have ended.'),
  ).toBeVisible()
  await theirs.goto('/staff')
  await expect(theirs.getByRole('heading', { name: 'Staff login' })).toBeVisible()
  await tryStaffLogin(theirs, editor)
  await expect(theirs.getByRole('alert')).toContainText('blocked')
  await device.close()
})

test('accounts, mails, background work and the audit can be used by everybody', async ({ page }) => {
  await openConsole(page, await aStaffMember('admin', 'Owner'))
  for (const screen of ['accounts', 'mails', 'jobs', 'audit']) {
    await page.goto(`/staff/${screen}`)
    const nothing = page.getByText(/^No .+ (?:found$|yet\.)/)
    await expect(page.getByRole('table').or(nothing)).toBeVisible()
    await expectAccessible(page)
  }
})
