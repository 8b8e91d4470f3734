import { expect, publicPages, test } from '../support/test.ts'

const pages = [
  ...publicPages,
  '/authors/1?tab=about',
  '/services/self-publishing?tab=progress',
  '/services/self-publishing?tab=starting',
  '/help?tab=word-limits',
  '/help?tab=images',
]

/** What a reader sees of the page's own part, passage by passage, but for forms, buttons and tools: those are for doing. */
const readMain = `(() => {
  const line = (element) => element.innerText.replace(/\\s+/g, ' ').trim()
  const main = document.querySelector('main')
  const passages = [...main.querySelectorAll('h1, h2, h3, p, li, dt, dd, th, td')]
    .filter((passage) => passage.checkVisibility() && !passage.closest('form, .noscript\\\\:hidden') && !passage.querySelector('button'))
  return { passages: passages.map(line).filter(Boolean), whole: line(main) }
})()`
type Read = { passages: string[]; whole: string }

test('whatever a page says with scripts it says without', async ({ page, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  for (const address of pages) {
    await page.goto(address, { waitUntil: 'networkidle' })
    const alive = await page.evaluate<Read>(readMain)
    await plain.goto(page.url())
    // The driver can still look at a page that runs no scripts of its own.
    const still = await plain.evaluate<Read>(readMain)
    // A text that is cut goes on without scripts.
    const missing = alive.passages.filter((passage) => !still.whole.includes(passage.replace(/\.\.\.$/, '')))
    expect(missing, address).toEqual([])
    expect(alive.passages.length, address).toBeGreaterThan(5)
  }
  await context.close()
})

test.describe('with scripts turned off', () => {
  test.use({ javaScriptEnabled: false })

  test('every kind of link of every page can be followed', async ({ page }) => {
    const followed = new Map<string, string>()
    for (const address of pages) {
      await page.goto(address)
      const links = await page
        .locator('a[href^="/"]:not([download])')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      expect(links.length, address).toBeGreaterThan(5)
      for (const link of links) followed.set(link.replace(/\d+/g, 'n'), link)
    }
    for (const link of followed.values()) {
      const answer = await page.goto(link)
      // Only a place on the same page brings no answer of its own.
      expect(answer?.status() ?? 200, link).toBe(200)
      await expect(page.getByRole('heading', { level: 1 }), link).toBeVisible()
    }
  })

  test('the menu of services opens, and a link in a page is clicked', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByText('Services', { exact: true }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Translation' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/blogs')
    await page
      .getByRole('link', { name: /Read More/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/blog\/\d+$/)
    await expect(page.getByRole('article')).toBeVisible()
  })

  test('an address that names a question opens it', async ({ page }) => {
    await page.goto('/help#question-isbn')
    await expect(page.locator('#question-isbn p')).toBeVisible()
    await expect(page.locator('details[open]')).toHaveCount(1)
  })
})
