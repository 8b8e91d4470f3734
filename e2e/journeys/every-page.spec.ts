import { expectOpenToAll } from '../support/accessibility.ts'
import { expect, open, publicPages, test } from '../support/test.ts'

const preparedPages = ['/login'] as const
const everyPage = [
  ...publicPages,
  ...preparedPages,
  '/authors/1?tab=about',
  '/services/self-publishing?tab=progress',
  '/services/self-publishing?tab=starting',
  '/authors/1?tab=reviews',
  '/publications?q=zzzz',
  '/help?tab=word-limits',
  '/help?tab=images',
]

test.describe('open to all', { tag: '@main' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  for (const address of everyPage)
    test(address, async ({ page }) => {
      await open(page, address)
      await expectOpenToAll(page)
    })
})

test('both spellings of each route lead to the page', { tag: '@main' }, async ({ request }) => {
  const spellings = {
    '/home': '/',
    '/Publications': '/publications',
    '/Publications?genre=poetry': '/publications?genre=poetry',
    '/Services/self-publishing?tab=ready': '/services/self-publishing?tab=ready',
    '/Help': '/help',
    '/Contact': '/contact',
    '/publications/': '/publications',
  }
  for (const [given, canonical] of Object.entries(spellings)) {
    const response = await request.get(given, { maxRedirects: 0 })
    expect(response.status(), given).toBe(301)
    expect(response.headers().location, given).toBe(canonical)
    expect((await request.get(given)).status(), given).toBe(200)
  }
})

test('every link of the site leads somewhere', async ({ page, request }) => {
  const seen = new Set<string>()
  for (const address of everyPage) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const link of links) seen.add(link.split('#')[0] ?? '')
  }
  await Promise.all(
    [...seen].map(async (link) => {
      const response = await request.get(link, { headers: { accept: 'text/html' } })
      expect(response.status(), link).toBe(200)
    }),
  )
})

test.describe('a page that does not exist', () => {
  test.use({ expectedErrors: /status of 404/ })
  test('says so with status 404 and helps on', { tag: '@main' }, async ({ page }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).not.toHaveURL(/no\/such/)
  })
})

test('each page has its title, description, address and preview', { tag: '@main' }, async ({
  page,
  request,
}) => {
  const titles = new Set<string>()
  for (const address of publicPages) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    titles.add(await page.title())
    for (const selector of [
      'meta[name=description]',
      'meta[property="og:title"]',
      'meta[property="og:image"]',
      'meta[property="og:url"]',
      'meta[name="twitter:card"]',
    ])
      expect(await page.locator(selector).getAttribute('content'), `${selector} of ${address}`).toBeTruthy()
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(address)
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    const picture = await request.get(new URL(image ?? '').pathname)
    expect(picture.headers()['content-type']).toMatch(/^image\/(jpeg|png)$/)
    for (const script of await page.locator('script[type="application/ld+json"]').allTextContents())
      expect(JSON.parse(script)).toHaveProperty('@context', 'https://schema.org')
  }
  expect(titles.size).toBe(publicPages.length)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('pages can be read, filtered and followed', async ({ page }) => {
    await page.goto('/publications')
    await page.getByLabel('Genre').selectOption('cookbook')
    await page.getByRole('button', { name: 'Show books' }).click()
    await expect(page).toHaveURL(/genre=cookbook/)
    await page
      .getByRole('link', { name: /See More/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Culinary Jottings')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'Share what matters in your own style',
    )
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('nothing moves by itself', async ({ page }) => {
    await page.clock.install()
    await open(page, '/publications')
    const current = page.getByRole('region', { name: 'Featured Books' }).locator('[aria-current=true]')
    await expect(current).toHaveCount(1)
    const first = await current.getAttribute('aria-label')
    await page.clock.runFor(12_000)
    await expect(current).toHaveAttribute('aria-label', first ?? '')
  })
})
