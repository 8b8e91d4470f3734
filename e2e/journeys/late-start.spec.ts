import type { Page } from '@playwright/test'
import { expect, hydrated, lettersSet, open, test } from '../support/test.ts'

test('a page asks for scripts once everything that it shows is there', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) asked.push(request.url())
  })
  const picture = Promise.withResolvers<void>()
  await page.route(/\/assets\/poster-/, async (route) => {
    await picture.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await lettersSet(page)
  expect(asked).toEqual([])

  picture.resolve()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})

test('whoever touches a page before that need not wait', async ({ page }) => {
  const picture = Promise.withResolvers<void>()
  await page.route(/\/assets\/poster-/, async (route) => {
    await picture.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).focus()
  await hydrated(page)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  picture.resolve()
})

/** Holds back the script that brings pages to life, until it is let go. */
async function holdScripts(page: Page): Promise<{ asked: Promise<unknown>; release: () => void }> {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  return { asked: page.waitForRequest(/\/assets\/index-[^/]*\.js$/), release: held.resolve }
}

for (const { address, tab, first } of [
  { address: '/authors/1', tab: 'About the Author', first: 'Published Books' },
  { address: '/help', tab: 'Images & Captions', first: 'Manuscript Format' },
])
  test(`Back while the scripts of ${address} are on their way shows the page of that address`, async ({
    page,
  }) => {
    await open(page, address)
    await page.getByRole('tab', { name: tab }).click()
    await expect(page).toHaveURL(/tab=/)
    const scripts = await holdScripts(page)
    await page.reload()
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).focus()
    await scripts.asked
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    await page.goBack()
    scripts.release()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(page.getByRole('tab', { name: first })).toHaveAttribute('aria-selected', 'true')
    await page.goForward()
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
  })

test('going to a place within the page meanwhile fetches nothing again', async ({ page }) => {
  await open(page, '/help')
  const scripts = await holdScripts(page)
  await page.reload()
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).focus()
  await scripts.asked
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = ''
    location.hash = '#question-isbn'
  })
  await page.goBack()
  scripts.release()
  await hydrated(page)
  await expect(page.locator('html[data-same-document]')).toHaveCount(1)
})
