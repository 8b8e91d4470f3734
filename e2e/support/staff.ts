import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { aMark } from './a-mark.ts'
import { expectAccessible } from './accessibility.ts'
import { addPerson } from './add-person.ts'
import { fields } from './author.ts'
import { theMailWith } from './mail.ts'

export { expectAccessible }

export type StaffRole = 'editor' | 'accounts' | 'admin'
export type Staff = {
  name: string
  email: string
  password: string
  role: StaffRole
  /** Of the second factor, in place of an app's: each works once. */
  recoveryCodes: string[]
}

/** One of the company's people, with an account, a password and a second factor, unless it is `password` only. */
export async function aStaffMember(
  role: StaffRole,
  name = 'செல்வி Arumugam',
  kind: 'whole' | 'password' = 'whole',
): Promise<Staff> {
  const email = `${role}.${aMark()}@panai.example`
  const recoveryCodes = await addPerson({ add: 'staff', role, name, email, kind })
  return { name, email, password: 'Palmyra-leaf-7', role, recoveryCodes }
}

/** Types name and password on the console's login and sends them. */
export async function tryStaffLogin(page: Page, { email, password }: Pick<Staff, 'email' | 'password'>) {
  await fields.email(page).fill(email)
  await fields.password(page).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Goes in by the console's login, to the screen that was asked for. Colours are looked at as they are, not on their way to others. */
export async function openConsole(page: Page, who: Staff, screen = ''): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/staff${screen}`)
  await tryStaffLogin(page, who)
  await giveCode(page, who)
  // The menu lies behind a button on a phone.
  await expect(page.locator('#main-content')).toBeVisible()
}

/** Gives the second factor where it is asked for. */
export async function giveCode(page: Page, { recoveryCodes }: Staff): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(recoveryCodes.shift() ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** With what one of the company's people calls the API: signed in, the second factor given. */
export async function staffHeaders(
  request: APIRequestContext,
  { email, password, recoveryCodes }: Staff,
): Promise<{ Authorization: string }> {
  const login = await request.post('/api/author/login', { data: { email, password } })
  const headers = { Authorization: `Bearer ${(await login.json()).token}` }
  const code = recoveryCodes.shift()
  const given = await request.post('/api/staff/second-factor/proof', { headers, data: { code } })
  expect(given.status(), await given.text()).toBe(200)
  return headers
}

/** Nothing of the screen lies outside of it. */
export async function expectWithinWidth(page: Page): Promise<void> {
  // Right after the window has changed its size the screen may still be on its way.
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0)
}

/** With which somebody shows that they read the mail of the address for which they set up a second factor. */
export async function theCodeMailedTo(address: string): Promise<string> {
  const { text = '' } = await theMailWith('set up your second factor', address)
  return /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(text)?.[0] ?? ''
}

/** Goes through what stands before the console for somebody who has no second factor yet: an app's code and a mailed one. */
export async function setUpSecondFactor(page: Page, who: Pick<Staff, 'email' | 'password'>): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Password').fill(who.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const key = (await page.getByLabel('Key', { exact: true }).innerText()).replace(/\s/g, '')
  const code = page.getByLabel('Code', { exact: true })
  const mailed = page.getByLabel('Code from the mail')
  await code.fill('000000')
  await mailed.fill('ABCD-EFGH')
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(code).toHaveAccessibleDescription('This code is not right')
  // Whoever has the password and a phone, but not the mail, gets no further.
  await code.fill(new TOTP({ secret: key }).generate())
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(mailed).toHaveAccessibleDescription(/^This is not the code of the newest mail/)
  await mailed.fill(await theCodeMailedTo(who.email))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'I have saved them' }).click()
}

/** Presses a button that asks once more. */
export async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

/** A notice that just comes or goes is too pale to be read by any rule. */
export async function withoutNotices(page: Page): Promise<void> {
  await page.reload()
  await expect(page.locator('#main-content').getByRole('heading', { level: 2 }).first()).toBeVisible()
}
