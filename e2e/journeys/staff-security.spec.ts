import type { Page } from '@playwright/test'
import { aMark } from '../support/a-mark.ts'
import { theLinkMailedTo } from '../support/mail.ts'
import {
  aStaffMember,
  expectAccessible,
  expectWithinWidth,
  giveCode,
  openConsole,
  type Staff,
  theCodeMailedTo,
  tryStaffLogin,
} from '../support/staff.ts'
import { expect, test, widths } from '../support/test.ts'

test.use({ expectedErrors: /status of (401|403|409|422)/ })

/** A device that keeps passkeys and opens them by a finger that is always there. */
async function withPasskeys(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = {
    ...({ protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const),
    ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  }
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options })
  return {
    /** Another finger is on it now. */
    refuse: (isRefused: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !isRefused }),
  }
}

const usePasskey = (page: Page) => page.getByRole('button', { name: 'Use a passkey' })
const atHome = (page: Page) => page.getByRole('heading', { name: 'To do' })

/** Goes through what stands before the console by a passkey. @returns one of the recovery codes. */
async function setUpPasskey(page: Page, who: Pick<Staff, 'email' | 'password'>): Promise<string> {
  await page.getByRole('radio', { name: /^Passkey/ }).check()
  await expectAccessible(page)
  await page.getByLabel('Password').fill(who.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const name = page.getByLabel('Name of the passkey')
  const create = page.getByRole('button', { name: 'Create the passkey' })
  await create.click()
  await expect(name).toHaveAccessibleDescription('Please give the passkey a name')
  await name.fill('Laptop')
  const mailed = page.getByLabel('Code from the mail')
  await mailed.fill('ABCD-EFGH')
  await create.click()
  await expect(mailed).toHaveAccessibleDescription(/^This is not the code/)
  await mailed.fill(await theCodeMailedTo(who.email))
  await create.click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  return codes.first().innerText()
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: /, profile$/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Staff login' })).toBeVisible()
}

test('an editor who was invited sets up a passkey, and comes in by it', async ({ page, browser }) => {
  await openConsole(page, await aStaffMember('admin', 'Owner'), '/accounts/create')
  const editor = {
    email: `kayal.${aMark()}@panai.example`,
    password: 'Stylus and leaf 8',
  }
  await page.getByLabel('Full Name').fill('கயல் Mani')
  await page.getByLabel('Email Address').fill(editor.email)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The invitation is on its way.')).toBeVisible()

  const device = await browser.newContext({ baseURL: process.env.PANAI_ADDRESS ?? '' })
  const theirs = await device.newPage()
  await withPasskeys(theirs)
  await theirs.goto(await theLinkMailedTo(editor.email, '/staff/invitation/'))
  await theirs.getByLabel('Password', { exact: true }).fill(editor.password)
  await theirs.getByLabel('Confirm Password').fill(editor.password)
  await theirs.getByRole('button', { name: 'Save the password' }).click()

  await setUpPasskey(theirs, editor)
  await theirs.getByRole('button', { name: 'I have saved them' }).click()
  await expect(atHome(theirs)).toBeVisible()
  await logOut(theirs)
  await tryStaffLogin(theirs, editor)
  await expect(usePasskey(theirs)).toBeVisible()
  await expectAccessible(theirs)
  await usePasskey(theirs).click()
  await expect(atHome(theirs)).toBeVisible()
  await device.close()
})

test('who has only a passkey gives a recovery code too, renames it, and keeps it', async ({ page }) => {
  const editor = await aStaffMember('editor', 'Passkey only', 'password')
  await withPasskeys(page)
  await page.goto('/staff/security')
  await tryStaffLogin(page, editor)
  const recovery = await setUpPasskey(page, editor)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByRole('button', { name: 'Rename Laptop' })).toBeVisible()
  await logOut(page)
  // The device is not at hand.
  await tryStaffLogin(page, editor)
  await page.getByLabel('Recovery code').fill(recovery)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.locator('#main-content')).toBeVisible()

  await page.goto('/staff/security')
  await page.getByRole('button', { name: 'Rename Laptop' }).click()
  await page.getByLabel('Name of the passkey').fill('மடிக்கணினி')
  await page.getByRole('button', { name: 'Save' }).click()
  const factors = page.getByRole('list', { name: 'Second factors' })
  await expect(factors.getByRole('listitem')).toHaveText([/மடிக்கணினி.*not used yet/])
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectWithinWidth(page)
    await expectAccessible(page)
  }

  await expect(factors).toContainText('Your only second factor: to remove it, add another one first.')
  await expect(page.getByRole('button', { name: 'Remove மடிக்கணினி' })).toHaveCount(0)
})

test('who has an app adds a passkey, gives either, and takes the passkey off again', async ({ page }) => {
  const editor = await aStaffMember('editor', 'Two factors')
  const authenticator = await withPasskeys(page)
  await openConsole(page, editor, '/security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Password').fill(editor.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Code from the mail')).toBeHidden()
  await page.getByLabel('Name of the passkey').fill('Security key')
  await page.getByRole('button', { name: 'Create the passkey' }).click()
  const factors = page.getByRole('list', { name: 'Second factors' }).getByRole('listitem')
  await expect(factors).toHaveText([/^Authenticator app/, /^Security key/])

  // A second one on the same device is none.
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Password').fill(editor.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Name of the passkey').fill('Once more')
  await page.getByRole('button', { name: 'Create the passkey' }).click()
  await expect(page.getByRole('alert').first()).toContainText('has a passkey for your account already')
  await page.getByRole('button', { name: 'Cancel' }).click()

  await logOut(page)
  await tryStaffLogin(page, editor)
  await authenticator.refuse(true)
  await usePasskey(page).click()
  await expect(page.getByRole('alert').first()).toContainText('No passkey was used')
  await authenticator.refuse(false)
  await usePasskey(page).click()
  await expect(page.locator('#main-content')).toBeVisible()

  await page.goto('/staff/security')
  await page.getByRole('button', { name: 'Remove Security key' }).click()
  await page.getByLabel('Code', { exact: true }).fill(editor.recoveryCodes.shift() ?? '')
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(factors).toHaveText([/^Authenticator app/])
})

test('one of the company’s people changes the password, and every other device is logged out', async ({
  page,
  browser,
}) => {
  const editor = await aStaffMember('editor', 'Another editor')
  const device = await browser.newContext({ baseURL: process.env.PANAI_ADDRESS ?? '' })
  const elsewhere = await device.newPage()
  await openConsole(elsewhere, editor)
  await openConsole(page, editor, '/security')
  await page.getByRole('button', { name: 'Change the password' }).click()
  const current = page.getByLabel('Current Password')
  const chosen = page.getByLabel('New Password')
  const change = page.getByRole('button', { name: 'Change the password' })

  async function fill(now: string, password: string, again = password) {
    await current.fill(now)
    await chosen.fill(password)
    await page.getByLabel('Confirm Password').fill(again)
    await change.click()
  }
  await expect(chosen).toHaveAccessibleDescription(/^At least 12 characters/)
  await fill(editor.password, 'stylus')
  await expect(chosen).toHaveAccessibleDescription('Password must be at least 12 characters')
  await fill(editor.password, 'Stylus-8')
  await expect(chosen).toHaveAccessibleDescription('Password must be at least 12 characters')
  await fill(editor.password, 'password1234')
  await expect(chosen).toHaveAccessibleDescription(/tried first by people who break in/)
  await fill(editor.password, 'stylus and leaf', 'stylus and leaves')
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription('Passwords do not match')
  await fill('Not-the-password-1', 'stylus and leaf')
  await expect(current).toHaveAccessibleDescription('This is not your password')
  await expectAccessible(page)
  await fill(editor.password, 'stylus and leaf')

  // The session that takes the place of this one has not given its factor.
  await expect(page.getByRole('heading', { name: 'Give your second factor' })).toBeVisible()
  await giveCode(page, editor)
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible()
  await elsewhere.goto('/staff')
  await expect(elsewhere.getByRole('heading', { name: 'Staff login' })).toBeVisible()
  await tryStaffLogin(elsewhere, editor)
  await expect(elsewhere.getByRole('alert').first()).toBeVisible()
  await tryStaffLogin(elsewhere, { ...editor, password: 'stylus and leaf' })
  await giveCode(elsewhere, editor)
  await expect(atHome(elsewhere)).toBeVisible()
  await device.close()
})
