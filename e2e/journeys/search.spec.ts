import type { Page } from '@playwright/test'
import { expectOpenToAll } from '../support/accessibility.ts'
import { expect, hydrated, open, test } from '../support/test.ts'

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const box = (page: Page) => overlay(page).getByPlaceholder('Search services, books, authors, help...')
const found = (page: Page) => overlay(page).getByRole('status')
const results = (page: Page) => overlay(page).getByRole('link')

async function openSearch(page: Page, address = '/publications') {
  await open(page, address)
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(box(page)).toBeFocused()
}

/** Holds every answer of the catalogue back until it is let go. */
async function holdCatalogue(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/search?*', async (route) => {
    await held.promise
    // A search that was given up has nobody to answer.
    await route.continue().catch(() => undefined)
  })
  return held.resolve
}

test('an empty search offers tags, and a tag runs its search', async ({ page }) => {
  await openSearch(page, '/')
  for (const title of ['Popular Searches', 'Browse by Category'])
    await expect(overlay(page).getByRole('heading', { name: title })).toBeVisible()
  await expect(overlay(page).getByRole('listitem')).toHaveCount(17)

  await overlay(page).getByRole('button', { name: 'royalty calculator' }).click()
  await expect(box(page)).toHaveValue('royalty calculator')
  await expect(box(page)).toBeFocused()
  await expect(results(page).first()).toContainText('Royalty Calculator')

  await box(page).fill('  ')
  await expect(overlay(page).getByRole('heading', { name: 'Popular Searches' })).toBeVisible()
  await overlay(page).getByRole('button', { name: 'All Services' }).click()
  await expect(box(page)).toHaveValue('Services')
  await expect(found(page)).toHaveText(/^\d+ result\(s\) found for "Services"$/)
})

test('a search waits 300 ms, then counts and marks what it found, and a click leads there', {
  tag: '@main',
}, async ({ page }) => {
  await page.clock.install()
  await openSearch(page)
  await hydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await box(page).fill('ISBN')
  await expect(found(page)).toHaveText('Searching...')
  await page.clock.runFor(290)
  await expect(results(page)).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(found(page)).toHaveText(/result\(s\) found for "ISBN"$/)
  await page.clock.resume()
  expect(await found(page).textContent()).toBe(`${await results(page).count()} result(s) found for "ISBN"`)

  const article = results(page).filter({ hasText: 'What an ISBN is' })
  await expect(article).toContainText('Article')
  await expect(article.locator('mark').first()).toHaveText('ISBN')
  await article.click()
  await expect(page).toHaveURL(/\/blog\/\d+$/)
  await expect(overlay(page)).toBeHidden()
})

test('an entry of the site leads to its tab', async ({ page }) => {
  await openSearch(page)
  await box(page).fill('cover design')
  await overlay(page)
    .getByRole('list', { name: 'Results' })
    .getByRole('link', { name: /Cover design/ })
    .click()
  await expect(page).toHaveURL(/\/services\/self-publishing\?tab=ready$/)
  await expect(overlay(page)).toBeHidden()
})

test('what matches by its title comes first, over all kinds together', async ({ page }) => {
  await openSearch(page)
  await box(page).fill('tamil')
  await expect(found(page)).toContainText('found for "tamil"')
  const names = await results(page).allTextContents()
  const place = (name: string) => names.findIndex((text) => text.includes(name))
  expect(place('The Tamil Plutarch')).toBeGreaterThanOrEqual(0)
  expect(place('The Tamil Plutarch')).toBeLessThan(place('Book translation services'))
})

test('nothing found says so and helps on', async ({ page }) => {
  await openSearch(page)
  await box(page).fill('zzqxzzqx')
  await expect(found(page)).toContainText('No results found for "zzqxzzqx"')
  await expect(found(page)).toContainText(
    'Try searching for: publishing, editing, ebook, cover design, or marketing',
  )
})

for (const query of ['பொன்னியின் செல்வன்', 'ponniyin selvan', 'ponniyin'])
  test(`${query} finds the book`, async ({ page }) => {
    await openSearch(page)
    await box(page).fill(query)
    const book = results(page).filter({ hasText: 'பொன்னியின் செல்வன்' }).first()
    await expect(book).toContainText('Book')
    await expect(book.locator('span[lang=ta]', { hasText: 'பொன்னியின்' }).locator('mark').first()).toBeVisible()
    await book.click()
    await expect(page).toHaveURL(/\/books\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('பொன்னியின் செல்வன்')
  })

test('Escape, the close button and a click outside close it, clear it and give the focus back', async ({
  page,
}) => {
  await openSearch(page)
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search' })
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => overlay(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(20, 700),
  ]) {
    await box(page).fill('editing')
    await expect(results(page).first()).toBeVisible()
    await leave()
    await expect(overlay(page)).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await expect(box(page)).toHaveValue('')
  }
})

test('Back leaves the search with the page', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Our Publications' }).first().click()
  await expect(page).toHaveURL(/\/publications$/)
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(box(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(overlay(page)).toBeHidden()
})

test('the keyboard walks the results and Enter opens one', { tag: '@main' }, async ({ page }) => {
  await openSearch(page)
  await box(page).fill('bharati')
  await expect(found(page)).toContainText('result(s) found')
  await page.keyboard.press('ArrowDown')
  await expect(results(page).nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(results(page).nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(results(page).last()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(results(page).nth(0)).toBeFocused()
  await page.keyboard.press('d')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('bharatid')

  await box(page).fill('bharathidasan')
  await expect(found(page)).toContainText('found for "bharathidasan"')
  await page.keyboard.press('ArrowDown')
  const address = await results(page).nth(0).getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === address)
})

test('the focus stays inside', async ({ page }) => {
  await openSearch(page)
  // The browser's own bar may have its turn; the page behind may not.
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab')
    const behind = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== document.body && !focused?.closest('dialog')
    })
    expect(behind).toBe(false)
  }
})

test('while the catalogue is slow the pages of the site are there', async ({ page }) => {
  const letGo = await holdCatalogue(page)
  await openSearch(page)
  await box(page).fill('copyright')
  await expect(results(page)).toHaveText([/Help and publishing guidelines/])
  await expect(found(page)).toHaveText('Searching...')
  letGo()
  await expect(found(page)).toHaveText(/result\(s\) found for "copyright"$/)
  expect(await results(page).count()).toBeGreaterThan(1)
})

test('the last query wins', async ({ page }) => {
  const letGo = await holdCatalogue(page)
  await openSearch(page)
  const first = page.waitForRequest(/api\/search\?q=kalki/)
  await box(page).fill('kalki')
  const givenUp = page.waitForEvent('requestfailed', async (request) => request === (await first))
  await first
  await box(page).fill('premchand')
  await givenUp
  letGo()
  await expect(found(page)).toHaveText(/found for "premchand"$/)
  await expect(results(page).filter({ hasText: 'Godan' }).first()).toBeVisible()
})

test.describe('when the catalogue fails', () => {
  test.use({ expectedErrors: /status of 500/ })
  test('the pages of the site stay, a line says so, and one can try again', async ({ page }) => {
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 500, json: { success: false } }))
    await openSearch(page)
    await box(page).fill('ISBN')
    await expect(found(page)).toContainText('could not be searched just now')
    const pages = await results(page).count()
    expect(pages).toBeGreaterThan(0)
    await expect(found(page)).toContainText(`${pages} result(s) found for "ISBN"`)

    await page.unroute('**/api/search?*')
    await overlay(page).getByRole('button', { name: 'Try again' }).click()
    await expect(results(page).filter({ hasText: 'What an ISBN is' })).toBeVisible()
    await expect(found(page)).not.toContainText('could not')
    await expect(box(page)).toBeFocused()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the button leads to the search of the library', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/publications#library-search$/)
  })
})

test('nothing that finds is fetched before it is wanted', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await openSearch(page, '/')
  expect(scripts.filter((url) => url.includes('search-results'))).toEqual([])
  await box(page).fill('ISBN')
  await expect(results(page).first()).toBeVisible()
  expect(scripts.filter((url) => url.includes('search-results'))).not.toEqual([])
})

test.describe('when what finds can not be fetched', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })
  test('a line says so, and one can try again', async ({ page }) => {
    await page.route(/search-results-/, (route) => route.abort())
    await openSearch(page)
    await box(page).fill('ISBN')
    await expect(found(page)).toContainText('could not be searched just now')
    await expect(overlay(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

test.describe('open', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('is accessible and fits', async ({ page }) => {
    await openSearch(page)
    for (const query of ['', 'bharati', 'ISBN']) {
      await box(page).fill(query)
      if (query) await expect(found(page)).toContainText(`found for "${query}"`)
      // 400 px are what a phone's keyboard leaves.
      await expectOpenToAll(page, {
        height: (width) => (width === 360 ? 400 : 800),
        each: () => expect(overlay(page)).toBeInViewport({ ratio: 1 }),
      })
    }
  })
})
