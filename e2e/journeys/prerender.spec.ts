import type { Page } from '@playwright/test'
import { findChromium } from '../../scripts/lib/find-chromium.ts'
import { openPlainBrowser, type PlainBrowser } from '../../scripts/lib/plain-browser.ts'
import { expect, publicPages, test } from '../support/test.ts'

/** The addresses that the browser would prepare on a page, were somebody to turn to their links. */
async function candidates(page: Page, address: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page)
  const found = new Set<string>()
  devTools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) found.add(key.url)
  })
  await devTools.send('Preload.enable')
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect.poll(() => found.size).toBeGreaterThan(5)
  await devTools.detach()
  return [...found]
}

const isPublic =
  /^\/($|(publications|blogs|help|royaltyform|contact)$|(books|authors|blog)\/\d+$|services\/[a-z-]+$)/

for (const address of publicPages.filter((page) => page !== '/royaltyform'))
  test(`of the links on ${address} only those to public pages are prepared`, async ({ page, server }) => {
    const found = await candidates(page, address)
    const others = found.filter((url) => {
      const { origin, pathname } = new URL(url)
      return origin !== server.address || !isPublic.test(pathname)
    })
    expect(others).toEqual([])
    await expect(page.locator('a[href="/login"]').first()).toBeAttached()
  })

test('an author who has just woken the page is led by the router, and nothing is prepared', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('auth_token', 'x'))
  await page.goto('/blogs')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
})

test.describe('in a browser that prepares pages', () => {
  const link = 'header nav a[href="/publications"]'
  type Shown = { prepared: boolean; scriptsBefore: string[] }

  /** Follows a link when its page has been prepared. What the page says of how it came. */
  async function follow(browser: PlainBrowser, address: string): Promise<Shown> {
    await browser.goTo(`${address}/blogs`)
    await browser.hover('h1')
    await browser.hover(link)
    await browser.untilPrepared(`${address}/publications`)
    await browser.click(link)
    await browser.until(
      `location.pathname === '/publications' && performance.getEntriesByName('first-contentful-paint').length > 0`,
    )
    return browser.evaluate(`(() => {
      const [{ activationStart }] = performance.getEntriesByType('navigation')
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      return {
        prepared: activationStart > 0,
        scriptsBefore: scripts.filter(({ startTime }) => startTime < activationStart).map(({ name }) => name),
      }
    })()`)
  }

  // How soon it is shown is measured by `npm run bench -- following`.
  test('a link that is followed was prepared, and nothing of its page runs before', async ({ server }) => {
    const browser = await openPlainBrowser(findChromium() ?? '')
    try {
      for (let time = 0; time < 3; time++)
        expect(await follow(browser, server.address)).toEqual({ prepared: true, scriptsBefore: [] })
    } finally {
      await browser.close()
    }
  })
})
