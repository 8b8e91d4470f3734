import type { Page } from '@playwright/test'
import { expectOpenToAll } from '../support/accessibility.ts'
import { aPicture, enter, notice, registered } from '../support/author.ts'
import { expect, open, test } from '../support/test.ts'

/** Each form as it opens, with all that can be wrong with it, and what stands there afterwards. */
const states: Record<string, (page: Page) => Promise<void>> = {
  login: (page) => open(page, '/login'),
  'login, in Tamil too, with problems': async (page) => {
    await open(page, '/login')
    await page.getByText('தமிழில் உதவி').click()
    await page.getByRole('button', { name: 'Login', exact: true }).click()
  },
  registration: (page) => open(page, '/register'),
  'registration with problems and a picture': async (page) => {
    await open(page, '/register')
    await page.getByLabel('Profile Image').setInputFiles(aPicture)
    await expect(page.getByRole('img', { name: 'Chosen profile' })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
    await expect(notice(page, 'Please fix the form errors')).toBeVisible()
  },
  'forgotten password': async (page) => {
    await open(page, '/forgot-password')
    await page.getByLabel('Email Address').fill('nobody@mail.example')
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByText('Look into the inbox of')).toBeVisible()
  },
  'new password': async (page) => {
    await open(page, '/reset-password/abc?email=a.long.address.of.somebody%40a-long-host.mail.example')
    await page.getByRole('button', { name: 'Reset Password' }).click()
  },
  'a link that is used up': (page) => open(page, '/reset-password/abc'),
  'a confirmation that is refused': async (page) => {
    await open(page, '/confirm-email/abc')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This address is not confirmed')
  },
  profile: async (page) => {
    await enter(page, await registered(page.request), '/profile')
    await expect(page.getByRole('heading', { name: 'Close account' })).toBeVisible()
  },
  'profile with problems': async (page) => {
    await enter(page, await registered(page.request), '/profile')
    for (const name of ['Save changes', 'Send confirmation link', 'Change password'])
      await page.getByRole('button', { name }).click()
    await page.getByLabel('Website').fill('x')
    await page.getByRole('button', { name: 'Save changes' }).click()
  },
  closure: async (page) => {
    await enter(page, await registered(page.request), '/profile')
    await page.getByRole('button', { name: 'Close my account' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close my account' }).click()
  },
}

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /status of 422|Failed to load resource/,
})
for (const [name, reach] of Object.entries(states))
  test(`${name}: nothing is in the way of anybody, and nothing is wider than the screen`, async ({
    page,
  }) => {
    await reach(page)
    await expectOpenToAll(page)
  })
