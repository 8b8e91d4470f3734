import type { Page } from '@playwright/test'
import { loseNextAnswer } from '../support/lose-next-answer.ts'
import { mailWith, theMailWith } from '../support/mail.ts'
import { expect, open, test } from '../support/test.ts'

const sent = 'Thank you! Your message has been sent successfully. We will get back to you within 24-48 hours.'
const failed = 'Sorry, there was an error sending your message. Please try again or contact us directly.'

const labels = ['Full Name', 'Email Address', 'Phone Number', 'Reason for Contact', 'Message'] as const
const field = (page: Page, label: (typeof labels)[number]) =>
  page.getByRole('main').getByLabel(label, { exact: label !== 'Phone Number' })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })

/** Fills the form with a message of its own and returns it. */
async function fillIn(page: Page, message = `A question, ${crypto.randomUUID()}`): Promise<string> {
  await field(page, 'Full Name').fill('Meena Sundaram')
  await field(page, 'Email Address').fill('meena@mail.example')
  await field(page, 'Phone Number').fill('+91 00000 00000')
  await field(page, 'Reason for Contact').selectOption('Publishing Services')
  await field(page, 'Message').fill(message)
  return message
}

async function expectFilled(page: Page, message: string): Promise<void> {
  await expect(field(page, 'Full Name')).toHaveValue('Meena Sundaram')
  await expect(field(page, 'Email Address')).toHaveValue('meena@mail.example')
  await expect(field(page, 'Phone Number')).toHaveValue('+91 00000 00000')
  await expect(field(page, 'Reason for Contact')).toHaveValue('Publishing Services')
  await expect(field(page, 'Message')).toHaveValue(message)
}

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) await open(page, '/contact')
  else await page.goto('/contact')
})

test('a message with emoji, Tamil and Arabic arrives as it was written, and the form is empty again', {
  tag: '@main',
}, async ({ page }) => {
  const words = `வணக்கம் 👋🏽 எப்படி இருக்கிறீர்கள்? مرحبا بالعالم 👩‍👩‍👧 ${'நீளமான'.repeat(40)} ${crypto.randomUUID()}`
  await fillIn(page, `${words}\n\nSecond paragraph`)
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText(sent)
  await expect(page.getByRole('alert')).toBeFocused()
  for (const label of labels) await expect(field(page, label)).toHaveValue('')
  const mail = await theMailWith(words)
  expect(mail.subject).toBe('Publishing Services: Meena Sundaram')
  expect(mail.text).toContain('Second paragraph')
  expect(mail.replyTo?.[0]?.address).toBe('meena@mail.example')
})

test('the reasons are those that are specified, and none is chosen', async ({ page }) => {
  await expect(field(page, 'Reason for Contact').getByRole('option')).toHaveText([
    'Select the Reason',
    'General Inquiry',
    'Publishing Services',
    'Royalty Questions',
    'Technical Support',
    'Other',
  ])
  await expect(field(page, 'Reason for Contact')).toHaveValue('')
})

test('what is missing is said beside its field, and nothing is sent', { tag: '@main' }, async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await submit(page).click()
  await expect(field(page, 'Full Name')).toBeFocused()
  for (const [label, problem] of [
    ['Full Name', 'Full name is required'],
    ['Email Address', 'Email is required'],
    ['Reason for Contact', 'Please select a reason'],
    ['Message', 'Message is required'],
  ] as const)
    await expect(field(page, label)).toHaveAccessibleDescription(problem)
  await expect(field(page, 'Phone Number')).toHaveAttribute('aria-invalid', 'false')
  await field(page, 'Full Name').fill('Meena')
  await expect(page.getByText('Full name is required')).toBeHidden()

  await field(page, 'Email Address').fill('meena at mail')
  await field(page, 'Phone Number').fill('call me')
  await submit(page).click()
  await expect(field(page, 'Email Address')).toBeFocused()
  await expect(field(page, 'Email Address')).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(field(page, 'Phone Number')).toHaveAccessibleDescription('Please enter a valid phone number')
  expect(calls).toEqual([])
})

test('a message that is far too long is refused in the page and stays in the field', async ({ page }) => {
  const message = 'word '.repeat(20_000)
  await fillIn(page, message)
  await submit(page).click()
  await expect(field(page, 'Message')).toHaveAccessibleDescription(
    'Message must have at most 5,000 characters',
  )
  await expectFilled(page, message)
})

test('while a slow network works, the fields are disabled and the button says so', async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/contact', async (route) => {
    await gate.promise
    await route.continue()
  })
  await fillIn(page)
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  for (const label of labels) await expect(field(page, label)).toBeDisabled()
  gate.resolve()
  await expect(page.getByRole('alert')).toHaveText(sent)
  for (const label of labels) await expect(field(page, label)).toBeEnabled()
})

test('two clicks are one message', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  const message = await fillIn(page)
  await submit(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByRole('alert')).toHaveText(sent)
  expect(calls).toHaveLength(1)
  await theMailWith(message)
})

test.describe('when it fails', () => {
  test.use({ expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 422/ })

  test('without a network nothing is lost, and a second try sends it', async ({ page, context }) => {
    const message = await fillIn(page)
    await context.setOffline(true)
    await submit(page).click()
    await expect(page.getByRole('alert')).toContainText(failed)
    await expectFilled(page, message)
    await context.setOffline(false)
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText(sent)
    await theMailWith(message)
  })

  test('an answer that was lost on its way makes no second message', async ({ page }) => {
    await loseNextAnswer(page, '**/api/contact')
    const message = await fillIn(page)
    await submit(page).click()
    await expect(page.getByRole('alert')).toContainText(failed)
    await theMailWith(message)
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText(sent)
    await fillIn(page)
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText(sent)
    expect(await mailWith(message)).toHaveLength(1)
  })

  test('what the server refuses is said beside each field', async ({ page }) => {
    // The page would not send this: the server must look for itself.
    await page.route('**/api/contact', (route) =>
      route.continue({ postData: JSON.stringify({ email: 'x', phone: '1', reason: 'x' }) }),
    )
    const message = await fillIn(page)
    await submit(page).click()
    await expect(page.getByRole('alert')).toContainText(failed)
    for (const [label, problem] of [
      ['Full Name', 'Full name is required'],
      ['Email Address', 'Please enter a valid email address'],
      ['Phone Number', 'Please enter a valid phone number'],
      ['Reason for Contact', 'Please select a reason'],
      ['Message', 'Message is required'],
    ] as const)
      await expect(field(page, label)).toHaveAccessibleDescription(problem)
    await expectFilled(page, message)
  })
})

test('the side panel has every way to reach the team', async ({ page }) => {
  const panel = page.getByRole('region', { name: 'Quick Contact' })
  await expect(panel).toContainText('Within 24-48 hours')
  await expect(panel).toContainText('Monday to Friday 9AM to 6PM')
  await expect(panel).toContainText('Tamil Nadu')
  await expect(panel.locator('a[href^="tel:"]')).toBeVisible()
  await expect(panel.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(panel.getByRole('list', { name: 'Social pages' }).getByRole('link')).toHaveCount(2)
})

test('the map is a drawing of our own that leads to a map', async ({ page }) => {
  const map = page.getByRole('region', { name: 'Find Us' })
  await expect(map.getByRole('img', { name: /Sketch map/ })).toBeVisible()
  await expect(map.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=9\.\d+&mlon=78\.\d+/,
  )
  await expect(map.getByRole('link', { name: 'Open in your map application' })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the map opens in the map application of the phone', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'Open in your map application' })).toHaveAttribute(
      'href',
      /^geo:9\.\d+,78\.\d+/,
    )
  })

  test('long words make nothing wider than the screen', async ({ page }) => {
    await fillIn(page, 'x'.repeat(2_000))
    await field(page, 'Full Name').fill('ன'.repeat(300))
    await submit(page).click()
    await expect(page.getByText('Full name must have at most 255 characters')).toBeVisible()
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(excess).toBeLessThanOrEqual(0)
  })
})

test('Contact Admin shows a number to call, and gives the focus back', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Contact Admin' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Contact Admin' })
  await expect(dialog).toContainText('Call this number for verification and approval')
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+\d+$/)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says that the form can’t send, and how else to reach us', async ({ page }) => {
    const line = page.locator('noscript p')
    await expect(line).toBeVisible()
    await expect(line).toContainText('This form can’t send without JavaScript')
    await expect(line.getByRole('link')).toHaveText(['+91 00000 00000', 'hello@panai.example'])
    await expect(page.getByRole('button', { name: 'Submit' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Contact Admin' })).toHaveAttribute('href', /^tel:/)
  })
})
