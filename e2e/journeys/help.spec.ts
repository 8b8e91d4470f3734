import { expect, open, test } from '../support/test.ts'

const tabs = {
  'Manuscript Format': { address: /\/help$/, says: 'MS Word' },
  'Word Limits': { address: /\/help\?tab=word-limits$/, says: '7,500 to 40,000 words' },
  'Images & Captions': { address: /\/help\?tab=images$/, says: 'JPG, JPEG, PNG or TIF' },
} as const

test('the tabs are in the address, and Back leads through them', { tag: '@main' }, async ({ page }) => {
  await open(page, '/help')
  const panel = page.getByRole('tabpanel')
  for (const [name, { address, says }] of Object.entries(tabs)) {
    await page.getByRole('tab', { name }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText(name)
    await expect(panel).toContainText(says)
  }
  await page.goBack()
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Word Limits')
  await page.getByRole('tab', { name: 'Word Limits' }).press('ArrowLeft')
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Manuscript Format')
})

test('a tab can be opened by its address, and an unknown one is the first', async ({ page }) => {
  await open(page, '/help?tab=images')
  await expect(page.getByRole('tabpanel')).toContainText('the caption below it')
  await open(page, '/help?tab=nonsense')
  await expect(page.getByRole('tab', { name: 'Manuscript Format' })).toHaveAttribute('aria-selected', 'true')
})

test('every document is there and is what its name says', { tag: '@main' }, async ({ page, request }) => {
  await open(page, '/help')
  const section = page.getByRole('region', { name: 'Resource Downloads' })
  const addresses = await section
    .locator('a[download]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses.filter((address) => address.endsWith('.docx'))).toHaveLength(8)
  expect(addresses.filter((address) => address.endsWith('.pdf'))).toHaveLength(1)
  for (const address of addresses) {
    const response = await request.get(address)
    const isWord = address.endsWith('.docx')
    expect(response.status(), address).toBe(200)
    expect(response.headers()['content-type'], address).toBe(
      isWord ? 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' : 'application/pdf',
    )
    expect((await response.body()).subarray(0, 4).toString(), address).toBe(
      isWord ? 'PK\u0003\u0004' : '%PDF',
    )
  }
  const download = page.waitForEvent('download')
  await section.getByRole('link', { name: /6 × 9 in/ }).click()
  expect((await download).suggestedFilename()).toBe('manuscript-format-6x9-in.docx')
})

test('on paper the answers to the questions are there', async ({ page }) => {
  await open(page, '/help')
  const answer = page
    .getByRole('region', { name: /Questions/ })
    .locator('details p')
    .first()
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
})

test('the dashboard tutorial only says that it is coming soon', async ({ page }) => {
  await open(page, '/help')
  const alert = page.getByRole('alert')
  await expect(alert).toBeEmpty()
  await page.getByRole('button', { name: 'View Tutorial' }).click()
  await expect(alert).toHaveText('The dashboard tutorial is coming soon.')
  await expect(page).toHaveURL(/\/help$/)
})

test('eight questions open to their answers, which search engines are told too', async ({ page }) => {
  await open(page, '/help')
  const section = page.getByRole('region', { name: 'Frequently Asked Questions' })
  const entries = section.locator('details')
  await expect(entries).toHaveCount(8)
  await expect(section.locator('details[open]')).toHaveCount(0)
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const record = scripts.map((script) => JSON.parse(script)).find((data) => data['@type'] === 'FAQPage')
  for (const [at, entry] of (await entries.all()).entries()) {
    await entry.locator('summary').click()
    const { name, acceptedAnswer } = record.mainEntity[at]
    await expect(entry.getByRole('heading')).toHaveText(name)
    await expect(entry.getByText(acceptedAnswer.text)).toBeVisible()
  }
})

test('an address that names a question opens it, from outside and from within', async ({ page }) => {
  await open(page, '/help#question-isbn')
  const answer = page.locator('#question-isbn p')
  await expect(answer).toBeVisible()
  await expect(answer).toBeInViewport()
  await page.evaluate(() => {
    location.hash = '#question-royalty'
  })
  await expect(page.locator('#question-royalty p')).toBeVisible()
})

test('more questions lead to the login, and there is no video section', async ({ page }) => {
  await open(page, '/help')
  await expect(page.getByRole('heading', { name: /video/i })).toHaveCount(0)
  const box = page.getByRole('complementary', { name: 'Have More Questions' })
  await box.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('the counter counts Tamil and English and says what the length is good for', async ({ page }) => {
  await open(page, '/help?tab=word-limits')
  const text = page.getByLabel('Your text')
  const count = page.getByRole('status')
  await expect(count).toContainText('0 words')
  await text.fill('மழை வந்த மாலை, எங்கள் தெரு.')
  await expect(count).toContainText('5 words')
  await text.fill('word '.repeat(120))
  await expect(count).toContainText('Right for About the Author or About the Book')
  await text.fill('word '.repeat(7_501))
  await expect(count).toContainText('The length of a novella')
})

for (const address of ['/help', '/help?tab=images', '/contact'])
  test(`nothing shifts on ${address}`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, address)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const shifts = await page.evaluate(() => (window as typeof window & { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('guides and answers can be read', async ({ page }) => {
    await page.goto('/help')
    await page.getByRole('tab', { name: 'Images & Captions' }).click()
    await expect(page).toHaveURL(/tab=images$/)
    await expect(page.getByRole('tabpanel')).toContainText('JPG, JPEG, PNG or TIF')
    await page.locator('summary', { hasText: 'What is an ISBN' }).click()
    await expect(page.locator('#question-isbn p')).toBeVisible()
    await expect(page.locator('noscript p')).toHaveText('The dashboard tutorial is coming soon.')
    await expect(page.locator('noscript p')).toBeVisible()
  })
})
