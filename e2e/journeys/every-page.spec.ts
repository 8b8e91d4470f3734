import AxeBuilder from '@axe-core/playwright'
import { expect, open, publicPages, test, widths } from '../support/test.ts'

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

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [360, 1280])
    test.describe(`accessibility, ${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })
      for (const address of everyPage)
        test(address, async ({ page }) => {
          await open(page, address)
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze()
          expect(
            violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target) })),
          ).toEqual([])
        })
    })

for (const width of [320, ...widths])
  test(`nothing is wider than the screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const address of everyPage) {
      await open(page, address)
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(excess, address).toBeLessThanOrEqual(0)
    }
  })

test('both spellings of each route lead to the page', async ({ request }) => {
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
    await page.goto(address)
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const link of links) seen.add(link.split('#')[0] ?? '')
  }
  for (const link of seen) {
    const response = await request.get(link, { headers: { accept: 'text/html' } })
    expect(response.status(), link).toBe(200)
  }
})

test.describe('a page that does not exist', () => {
  test.use({ expectedErrors: /status of 404/ })
  test('says so with status 404 and helps on', async ({ page }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).not.toHaveURL(/no\/such/)
  })
})

test('each page has its title, description, address and preview', async ({ page, request }) => {
  const titles = new Set<string>()
  for (const address of publicPages) {
    await page.goto(address)
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
