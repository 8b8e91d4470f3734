import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { fields } from './author.ts'

export type StaffRole = 'editor' | 'accounts' | 'admin'
export type Staff = { name: string; email: string; password: string; role: StaffRole }

const script = path.resolve(import.meta.dirname, '../../server/test/add-staff.ts')

/** One of the company's people, with an account and a password. */
export async function aStaffMember(role: StaffRole, name = 'செல்வி Arumugam'): Promise<Staff> {
  const email = `${role}.${crypto.randomUUID().slice(0, 8)}@panai.example`
  const folder = path.dirname(process.env.PANAI_MAIL ?? '')
  await promisify(execFile)(process.execPath, [script, folder, role, name, email])
  return { name, email, password: 'Palmyra-leaf-7', role }
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
  // The menu lies behind a button on a phone.
  await expect(page.locator('#main-content')).toBeVisible()
}

/** Axe finds nothing on the screen as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  // All is one document, so that no second page is needed to put the findings of frames together.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
  }))
  expect(found).toEqual([])
}

/** Nothing of the screen lies outside of it. */
export async function expectWithinWidth(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess).toBeLessThanOrEqual(0)
}

/** Fills in the dialog that comes where a password alone is not enough, and goes on with what was asked for. */
export async function setUpSecondFactor(page: Page, { password }: Pick<Staff, 'password'>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Set up your second factor' })
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const key = (await dialog.getByLabel('Key', { exact: true }).innerText()).replace(/\s/g, '')
  await dialog.getByLabel('Code', { exact: true }).fill(new TOTP({ secret: key }).generate())
  await dialog.getByRole('button', { name: 'Set it up' }).click()
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
}
