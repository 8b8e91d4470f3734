import { anAuthor, fields, notice, onAnotherDevice, registered, tryLogin } from '../support/author.ts'
import { theLinkMailedTo } from '../support/mail.ts'
import { expect, open, test } from '../support/test.ts'

const newPassword = 'Stylus and leaf 8'

test.use({ expectedErrors: /status of (401|422|429|500)|Failed to load resource/ })

test('a forgotten password is set again by the mailed link, once, and ends every session', {
  tag: '@main',
}, async ({ page, request, browser }) => {
  const author = await registered(request)
  const oldPage = await onAnotherDevice(browser, author)

  await open(page, '/forgot-password')
  await fields.email(page).fill(author.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(
    notice(page, 'If this email address has an account, a reset link is on its way to it.'),
  ).toBeVisible()
  await expect(page.getByText('Look into the inbox of')).toContainText(author.email)

  const link = await theLinkMailedTo(author.email, '/reset-password/')
  const token = new URL(link).pathname.split('/').at(-1) ?? ''
  const told: string[] = []
  page.on('request', (each) => told.push(each.headers().referer ?? ''))
  await open(page, link)
  // Whose link it is the page does not know.
  await expect(page.getByLabel('New Password', { exact: true })).toHaveAccessibleDescription(
    /^At least 6 characters, with an uppercase letter.*If you work for .*: at least 12 characters/,
  )
  await page.getByLabel('New Password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm Password', { exact: true }).fill(`${newPassword}!`)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveAccessibleDescription(
    'Passwords do not match',
  )
  await page.getByLabel('Confirm Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(notice(page, 'Password reset successful!')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL('/login')
  expect(told.filter((referer) => referer.includes(token))).toEqual([])

  await tryLogin(page, author)
  await expect(notice(page, 'Incorrect email or password')).toBeVisible()
  await tryLogin(page, { ...author, password: newPassword })
  await page.waitForURL('/dashboard')

  // The session that was open before is over.
  await oldPage.reload()
  await oldPage.waitForURL(/\/login/)
  expect(await oldPage.evaluate(() => localStorage.length)).toBe(0)
  await oldPage.context().close()

  // The link has done its work.
  await open(page, link)
  await page.getByLabel('New Password', { exact: true }).fill('Yet another 9')
  await page.getByLabel('Confirm Password', { exact: true }).fill('Yet another 9')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(notice(page, 'This reset link is no longer valid. Please ask for a new one.')).toBeVisible()
  await page.getByRole('link', { name: 'Send a new link' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('an address without an account is told the same', async ({ page }) => {
  await open(page, '/forgot-password')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(fields.email(page)).toHaveAccessibleDescription('Please enter your email')
  await fields.email(page).fill(anAuthor().email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(
    notice(page, 'If this email address has an account, a reset link is on its way to it.'),
  ).toBeVisible()
})

test('a mail that fails is said so; so is anything else', async ({ page, context }) => {
  await open(page, '/forgot-password')
  await fields.email(page).fill('meena@mail.example')
  const send = page.getByRole('button', { name: 'Send Reset Link' })
  const answers = [
    { status: 200, json: { success: true, message: 'x', email_status: 'failed' } },
    { status: 500, json: {} },
    { status: 429, json: { message: 'Please wait a minute.' } },
  ]
  await page.route('**/api/author/forgot-password', (route) =>
    route.fulfill(answers.shift() ?? { status: 500 }),
  )
  await send.click()
  await expect(notice(page, 'Reset request succeeded, but email failed to send.')).toBeVisible()
  await send.click()
  await expect(notice(page, 'Something went wrong')).toBeVisible()
  await send.click()
  await expect(notice(page, 'Please wait a minute.')).toBeVisible()
  await context.setOffline(true)
  await send.click()
  await expect(notice(page, 'Something went wrong')).toBeVisible()
  await expect(fields.email(page)).toHaveValue('meena@mail.example')
})

test('a link that lost its address on the way says what to do', async ({ page }) => {
  await open(page, '/reset-password/abc')
  await expect(page.getByText('This link is not valid')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Send a new link' })).toBeVisible()
})

test('without a network the reset form keeps both passwords', async ({ page, context }) => {
  await open(page, '/reset-password/abc?email=meena%40mail.example')
  await page.getByLabel('New Password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm Password', { exact: true }).fill(newPassword)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(notice(page, 'Something went wrong')).toBeVisible()
  await expect(page.getByLabel('New Password', { exact: true })).toHaveValue(newPassword)
})
