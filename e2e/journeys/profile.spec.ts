import type { Page } from '@playwright/test'
import {
  type Author,
  aPicture,
  enter,
  notice,
  onAnotherDevice,
  registered,
  storedSession,
  tryLogin,
} from '../support/author.ts'
import { theLinkMailedTo, theMailWith } from '../support/mail.ts'
import { expect, open, test } from '../support/test.ts'

test.use({ expectedErrors: /status of (401|409|422|503)|Failed to load resource/ })

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const details = (page: Page) => section(page, 'Your details')
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })

/** Something of a book that is not handed in, which the browser keeps. */
async function typeATitle(page: Page): Promise<void> {
  await open(page, '/book-info')
  await page.getByLabel('Title', { exact: true }).fill('பனங்காட்டு நிலா')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)))
    .toContainEqual(expect.stringMatching(/^submission_draft_/))
}

let author: Author
test.beforeEach(async ({ page, request }) => {
  author = await registered(request)
  await enter(page, author, '/profile')
})

test('the site header is not there; the author’s own is', async ({ page }) => {
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Account of ${author.name}` })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('an address that names a section opens at it', async ({ page }) => {
  await page.goto('about:blank')
  await page.goto('/profile#notifications')
  await expect(section(page, 'Mails').getByRole('heading')).toBeInViewport()
  await expect(section(page, 'Picture')).not.toBeInViewport()
})

test('mails come in Tamil once the author has chosen it', async ({ page, request }) => {
  const mails = section(page, 'Mails')
  await expect(mails.getByRole('radio', { name: 'English' })).toBeChecked()
  await mails.getByRole('radio', { name: 'தமிழ்' }).check()
  await expect(notice(page, 'Your profile has been saved.')).toBeVisible()
  await page.reload()
  await expect(mails.getByRole('radio', { name: 'தமிழ்' })).toBeChecked()
  expect((await request.post('/api/author/forgot-password', { data: { email: author.email } })).ok()).toBe(
    true,
  )
  const mail = await theMailWith('புதிய கடவுச்சொல்லைத் தேர்க', author.email)
  expect(mail.subject).toBe('பனை பதிப்பகம்: உங்கள் புதிய கடவுச்சொல்')
  await page.goto(/https?:\S+\/ta\/reset-password\/\S+/.exec(mail.text ?? '')?.[0] ?? '')
  await expect(page.getByRole('heading', { name: 'புதிய கடவுச்சொல்' })).toBeVisible()
})

test('details are checked, saved and there again; the biography in Tamil', { tag: '@main' }, async ({
  page,
}) => {
  const bio = 'மதுரையில் பிறந்தவர். எட்டு நாவல்கள் எழுதியுள்ளார்.\n\nSecond paragraph.'
  await details(page).getByLabel('Full Name').fill('')
  await details(page).getByLabel('Website').fill('ftp://mine')
  await save(page).click()
  await expect(details(page).getByLabel('Full Name')).toHaveAccessibleDescription('Full name is required')
  await expect(details(page).getByLabel('Full Name')).toBeFocused()
  await expect(details(page).getByLabel('Website')).toHaveAccessibleDescription(/https:\/\//)
  await details(page).getByLabel('Full Name').fill('மீனா சுந்தரம்')
  await details(page).getByLabel('Website').fill('https://meena.example/கதைகள்')
  await details(page).getByLabel('Phone Number').fill('91111 11111')
  await details(page).getByLabel('Biography').fill(bio)
  await save(page).click()
  await expect(notice(page, 'Your profile has been saved.')).toBeVisible()
  await expect(page.getByText('Not saved yet')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Account of மீனா சுந்தரம்' })).toBeVisible()
  expect((await storedSession(page)).userName).toBe('மீனா சுந்தரம்')
  await open(page, '/profile')
  await expect(details(page).getByLabel('Biography')).toHaveValue(bio)
  await expect(details(page).getByLabel('Phone Number')).toHaveValue('9111111111')
})

test('what is not saved is not left by accident', { tag: '@main' }, async ({ page }) => {
  await details(page).getByLabel('Biography').fill('Half a sentence')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Back to Dashboard' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(details(page).getByLabel('Biography')).toHaveValue('Half a sentence')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(details(page).getByLabel('Biography')).toHaveValue('')
  await details(page).getByLabel('Biography').fill('Another half')
  await page.getByRole('main').getByRole('link', { name: 'Back to Dashboard' }).last().click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('/dashboard')
})

test('a session that ends while something is typed loses none of it', async ({ page, request }) => {
  const { auth_token } = await storedSession(page)
  await details(page).getByLabel('Biography').fill('A long biography')
  await request.post('/api/logout', { headers: { Authorization: `Bearer ${auth_token}` } })
  await save(page).click()
  await expect(notice(page, 'Session expired. Please login again.')).toBeVisible()
  expect((await storedSession(page)).auth_token).toBeNull()
  await page.waitForURL('/login?back=%2Fprofile')
  await tryLogin(page, author)
  await page.waitForURL('/profile')
  await expect(details(page).getByLabel('Biography')).toHaveValue('A long biography')
  await expect(page.getByText('It is not saved yet')).toBeVisible()
  await save(page).click()
  await expect(notice(page, 'Your profile has been saved.')).toBeVisible()
})

test('without a network everything typed stays, and is saved later', async ({ page, context }) => {
  await details(page).getByLabel('Biography').fill('Written on a train')
  await context.setOffline(true)
  await save(page).click()
  await expect(notice(page, 'Network error. Please check your connection.')).toBeVisible()
  await expect(details(page).getByLabel('Biography')).toHaveValue('Written on a train')
  await context.setOffline(false)
  await save(page).click()
  await expect(notice(page, 'Your profile has been saved.')).toBeVisible()
})

test('what is typed while the details are on their way stays, and is not saved yet', async ({ page }) => {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/author/profile', async (route) => {
    if (route.request().method() === 'PATCH') await held
    await route.continue()
  })
  const biography = details(page).getByLabel('Biography')
  await biography.fill('One sentence.')
  await details(page).getByLabel('Phone Number').fill('91111 11111')
  await save(page).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await biography.fill('One sentence.\nAnother.')
  letGo()
  await expect(notice(page, 'Your profile has been saved.')).toBeVisible()
  await expect(biography).toHaveValue('One sentence.\nAnother.')
  await expect(details(page).getByLabel('Phone Number')).toHaveValue('9111111111')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await save(page).click()
  await expect(page.getByText('Not saved yet')).toBeHidden()
})

test('a picture is set and taken away', async ({ page }) => {
  const picture = section(page, 'Picture')
  await expect(picture.getByRole('img', { name: 'No picture yet' })).toBeVisible()
  await picture.getByLabel('Add a picture').setInputFiles(aPicture)
  await picture.getByRole('button', { name: 'Save picture' }).click()
  await expect(notice(page, 'Your picture has been saved.')).toBeVisible()
  await expect(picture.getByRole('img', { name: 'Your picture now' })).toBeVisible()
  await expect(picture.getByLabel('Replace picture')).toBeVisible()
  await picture.getByRole('button', { name: 'Remove picture' }).click()
  await expect(notice(page, 'Your picture has been removed.')).toBeVisible()
  await expect(picture.getByRole('img', { name: 'No picture yet' })).toBeVisible()
})

test('another address counts once its link is opened', async ({ page, request }) => {
  const email = section(page, 'Email address')
  const next = `new.${author.email}`
  const taken = await registered(request)
  await email.getByLabel('Email Address').fill(taken.email)
  await email.getByLabel('Your Password').fill('Wrong leaf 1')
  await email.getByRole('button', { name: 'Send confirmation link' }).click()
  await expect(email.getByLabel('Your Password')).toHaveAccessibleDescription('This is not your password')
  await email.getByLabel('Your Password').fill(author.password)
  await email.getByRole('button', { name: 'Send confirmation link' }).click()
  await expect(email.getByLabel('Email Address')).toHaveAccessibleDescription('Email already registered')
  await email.getByLabel('Email Address').fill(next)
  await email.getByRole('button', { name: 'Send confirmation link' }).click()
  await expect(notice(page, 'Please open the link that is on its way to the new address.')).toBeVisible()
  await expect(email.getByText('A link is on its way to')).toContainText(next)
  await page.goto(await theLinkMailedTo(next, '/profile\\?confirm='))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is confirmed')
  await page.getByRole('link', { name: 'Go to Profile' }).click()
  await expect(section(page, 'Email address').getByText(next)).toBeVisible()
  await expect(section(page, 'Email address').getByText('Confirmed', { exact: true })).toBeVisible()
  expect((await storedSession(page)).userEmail).toBe(next)
})

test('another password logs out every other device, not this one', async ({ page, browser }) => {
  const phone = await onAnotherDevice(browser, author)
  const password = section(page, 'Password')
  await password.getByLabel('Current Password').fill('Wrong leaf 1')
  await password.getByLabel('New Password').fill('Stylus and leaf 8')
  await password.getByLabel('Confirm Password').fill('Stylus and leaf 8')
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(password.getByLabel('Current Password')).toHaveAccessibleDescription(
    'This is not your password',
  )
  await password.getByLabel('Current Password').fill(author.password)
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(notice(page, /^Your password has been changed/)).toBeVisible()
  await expect(section(page, 'Devices').getByRole('listitem')).toHaveCount(1)
  await phone.reload()
  await phone.waitForURL(/\/login/)
  await phone.context().close()
  await page.reload()
  await expect(details(page)).toBeVisible()
})

test('devices are listed; one is logged out, then all', async ({ page, browser }) => {
  const phone = await onAnotherDevice(browser, author)
  await open(page, '/profile')
  const devices = section(page, 'Devices')
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByText('This device')).toHaveCount(1)
  await devices.getByRole('button', { name: /^Log out .*last used/ }).click()
  await expect(notice(page, 'The device has been logged out.')).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await phone.reload()
  await phone.waitForURL(/\/login/)
  await phone.context().close()
  await devices.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await page.waitForURL('/login')
  expect(Object.values(await storedSession(page))).toEqual([null, null, null, null, null])
})

test('all that is held is given out as a file', async ({ page }) => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('my-data.zip')
})

test('an account is closed by word and password, and gone', async ({ page }) => {
  await typeATitle(page)
  await open(page, '/profile')
  await page.getByRole('button', { name: 'Close my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close your account for good?' })
  await dialog.getByRole('button', { name: 'Close my account' }).click()
  await expect(dialog.getByLabel('Type CLOSE to confirm')).toHaveAccessibleDescription('Please type CLOSE')
  await dialog.getByLabel('Type CLOSE to confirm').fill('close')
  await dialog.getByLabel('Your Password').fill('Wrong leaf 1')
  await dialog.getByRole('button', { name: 'Close my account' }).click()
  await expect(dialog.getByLabel('Your Password')).toHaveAccessibleDescription('This is not your password')
  await dialog.getByLabel('Your Password').fill(author.password)
  await dialog.getByRole('button', { name: 'Close my account' }).click()
  await page.waitForURL('/')
  await expect(notice(page, 'Your account has been closed.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await open(page, '/login')
  await tryLogin(page, author)
  await expect(notice(page, 'Incorrect email or password')).toBeVisible()
})
