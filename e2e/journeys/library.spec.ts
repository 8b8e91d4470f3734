import type { Page } from '@playwright/test'
import { expect, open, openAwake, test } from '../support/test.ts'

test('a reader filters the library, reloads, shares the address and goes back', { tag: '@main' }, async ({
  page,
}) => {
  await open(page, '/publications')
  const library = page.getByRole('region', { name: 'Explore Our Library' })
  await expect(library.getByRole('article')).toHaveCount(6)
  await expect(library.getByRole('status')).toHaveText('55 Books')

  await page.getByLabel('Genre').selectOption({ label: 'Poetry' })
  await expect(page).toHaveURL(/genre=poetry/)
  await page.getByLabel('Format').selectOption({ label: 'Ebook' })
  await expect(page).toHaveURL(/format=ebook/)
  const { data } = await (await page.request.get('/api/books?genre=poetry&format=ebook&per_page=6')).json()
  const found = data.map((book: { title: string }) => book.title)
  await expect(library.getByRole('heading', { level: 3 })).toHaveText(found)

  await page.reload()
  await expect(page.getByLabel('Genre')).toHaveValue('poetry')
  await expect(page.getByLabel('Format')).toHaveValue('ebook')
  await expect(library.getByRole('heading', { level: 3 })).toHaveText(found)

  await page.goBack()
  await expect(page).not.toHaveURL(/format=/)
  await expect(page.getByLabel('Format')).toHaveValue('')
})

test('a reader narrows the library to a language and orders it; both stay while they page', async ({
  page,
}) => {
  await open(page, '/publications')
  const found = page.getByRole('region', { name: 'Explore Our Library' }).getByRole('heading', { level: 3 })
  const titlesOf = async (query: string) => {
    const { data } = await (await page.request.get(`/api/books?${query}&per_page=6`)).json()
    return data.map(({ title }: { title: string }) => title)
  }
  await page.getByLabel('Language').selectOption({ label: 'English' })
  await expect(page).toHaveURL(/language=en/)
  await expect(found).toHaveText(await titlesOf('language=en'))
  await page.getByLabel('Sort by').selectOption({ label: 'Lowest price first' })
  await expect(page).toHaveURL(/sort=price/)
  await expect(found).toHaveText(await titlesOf('language=en&sort=price'))
  await page
    .getByRole('navigation', { name: 'Pages of the library' })
    .getByRole('link', { name: 'Next' })
    .click()
  await expect(found).toHaveText(await titlesOf('language=en&sort=price&page=2'))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the filter is a plain form', async ({ page }) => {
    await page.goto('/publications')
    await page.getByLabel('Language').selectOption({ label: 'Telugu' })
    await page.getByLabel('Sort by').selectOption({ label: 'Title, A to Z' })
    await page.getByRole('button', { name: 'Show books' }).click()
    await expect(page).toHaveURL(/language=te/)
    await expect(page).toHaveURL(/sort=title/)
    await expect(page.getByText('2 Books', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Language')).toHaveValue('te')
  })
})

test('typing searches in any script and case, keeps the focus and every letter', { tag: '@main' }, async ({
  page,
}) => {
  await open(page, '/publications?page=3')
  const search = page.getByRole('searchbox')
  await search.pressSequentially('PONNIYIN sel', { delay: 40 })
  await expect(page.getByRole('heading', { name: 'பொன்னியின் செல்வன்', level: 3 }).last()).toBeVisible()
  await expect(page).toHaveURL(/q=PONNIYIN/)
  await expect(page).not.toHaveURL(/page=/)
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('PONNIYIN sel')

  await search.fill('சிலப்பதி')
  const found = page.getByRole('region', { name: 'Explore Our Library' }).getByRole('heading', { level: 3 })
  await expect(found.filter({ hasText: 'சிலப்பதிகாரம்' })).toHaveCount(1)
})

test('nothing found says so and offers to clear the filters', async ({ page }) => {
  await open(page, '/publications?q=zzzzzz&genre=poetry')
  await expect(page.getByText('No books found')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page.getByText('No books found')).toBeHidden()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('a library without books says what can be done', async ({ page }) => {
  await openAwake(page, '/help')
  await page.route('**/api/books?**', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, data: [], meta: { ...answer.meta, total: 0 } } })
  })
  await page.getByRole('banner').getByRole('link', { name: 'Our Publications' }).click()
  await expect(page.getByText('No books found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Clear filters' })).toBeHidden()
  await page.getByRole('link', { name: 'See how a book is made' }).click()
  await expect(page).toHaveURL(/\/services\/self-publishing/)
})

test.describe('a cover that does not come', () => {
  test.use({ expectedErrors: /Failed to load resource/ })
  test('is told apart from a book without a cover', async ({ page }) => {
    await page.route('**/storage/**', (route) => route.abort())
    await page.route('**/api/books?**genre=cookbook**', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      const [first, ...others] = answer.data
      await route.fulfill({ response, json: { ...answer, data: [{ ...first, cover: null }, ...others] } })
    })
    await open(page, '/publications')
    await page.getByLabel('Genre').selectOption({ label: 'Cookbook' })
    const covers = page.getByRole('region', { name: 'Explore Our Library' }).locator('.cover')
    await expect
      .poll(() => covers.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content)))
      .toEqual(['none', '"Cover not loaded"'])
  })
})

test('pages of six lead through the library and keep the filter', async ({ page }) => {
  await open(page, '/publications?genre=fiction')
  const pages = page.getByRole('navigation', { name: 'Pages of the library' })
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/genre=fiction/)
  await expect(page).toHaveURL(/page=2/)
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
})

test('on a narrow phone the numbers of the pages stand in one line, with both steps below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/publications?page=5')
  const pages = page.getByRole('navigation', { name: 'Pages of the library' })
  // All at one moment: above them the page is still laid out again while its pictures and letters come.
  const tops = await pages
    .getByRole('link')
    .evaluateAll((links) =>
      Object.fromEntries(links.map((link) => [link.textContent, link.getBoundingClientRect().top])),
    )
  expect(tops).toMatchObject({ 1: tops[10], Previous: tops.Next })
  expect(tops.Next).toBeGreaterThan(Number(tops[10]))
})

test('few results need no pages', async ({ page }) => {
  await open(page, '/publications?genre=cookbook')
  await expect(page.getByText('2 Books', { exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages of the library' })).toBeHidden()
})

for (const address of [
  '/publications?page=999999',
  '/publications?page=-1&genre=nonsense&format=vinyl',
  '/publications?q=%25_%27&page=2&page=3',
])
  test(`an absurd address still shows the library: ${address}`, async ({ page }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'Explore Our Library' })).toBeVisible()
  })

test('while books come it says so', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/books?**', async (route) => {
    await held
    await route.continue()
  })
  await openAwake(page, '/blogs')
  await page.getByRole('link', { name: 'Our Publications' }).first().click()
  await expect(page.getByText('Loading books...')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Explore Our Library' })).toBeVisible()
})

test.describe('when the API fails', () => {
  test.use({ expectedErrors: /status of 500|Server error|An error occurred|Invalid data format|error #520/ })

  test('the library says what happened and can be tried again', async ({ page }) => {
    await open(page, '/publications')
    await page.route('**/api/books?**genre=poetry**', (route) =>
      route.fulfill({
        status: 500,
        json: { success: false, message: 'Server error. Please try again later.', request_id: 'x' },
      }),
    )
    await page.getByLabel('Genre').selectOption({ label: 'Poetry' })
    await expect(page.getByText('Error: Server error. Please try again later.')).toBeVisible()
    await page.unroute('**/api/books?**genre=poetry**')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('region', { name: 'Explore Our Library' }).getByRole('article')).toHaveCount(
      6,
    )
  })

  test('a library of which nothing comes has its title and its place to try again', async ({ page }) => {
    await openAwake(page, '/help')
    await page.route('**/api/books?**', (route) => route.fulfill({ status: 500 }))
    await page.getByRole('banner').getByRole('link', { name: 'Our Publications' }).click()
    await expect(page.getByText('Error: An error occurred')).toBeVisible()
    await expect(page).toHaveTitle(/Panai/)
    await page.unroute('**/api/books?**')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Explore Our Library' })).toBeVisible()
  })

  test('an answer that is no list is named as such', async ({ page }) => {
    await open(page, '/publications')
    await page.route('**/api/books?**genre=poetry**', (route) =>
      route.fulfill({ json: { success: true, data: 'none' } }),
    )
    await page.getByLabel('Genre').selectOption({ label: 'Poetry' })
    await expect(page.getByText('Invalid data format received from API')).toBeVisible()
  })
})

test('featured books move by themselves, stop when asked and under the pointer', async ({ page }) => {
  await open(page, '/publications')
  const featured = page.getByRole('region', { name: 'Featured Books' })
  const current = featured.locator('[aria-current=true]')
  await expect(current).toHaveCount(1)
  const first = await current.getAttribute('aria-label')
  await expect(current).not.toHaveAttribute('aria-label', first ?? '')
  await featured.getByRole('button', { name: /pause|stop/i }).click()
  await expect(featured.getByRole('button', { name: /play|start/i })).toBeVisible()
})

/** The featured books, standing still, with what is shown at present. */
async function featuredBooks(page: Page) {
  await open(page, '/publications')
  const featured = page.getByRole('region', { name: 'Featured Books' })
  await featured.scrollIntoViewIfNeeded()
  await featured.getByRole('button', { name: /pause/i }).click()
  const first = featured.getByRole('button', { name: /^Show 1 of/ })
  await first.click()
  await expect(first).toHaveAttribute('aria-current', 'true')
  const title = featured.getByRole('group').first().getByRole('link')
  // It has come to rest.
  await title.hover()
  return { featured, title, shown: featured.locator('[aria-current=true]') }
}

for (const [distance, shows] of [
  [-100, /^Show 2 of/],
  [-80, /^Show 2 of/],
  [-79, /^Show 1 of/],
  [-30, /^Show 1 of/],
] as const)
  test(`a slow drag of ${-distance} px with the mouse leads to the right book and opens none`, async ({
    page,
  }) => {
    const { title, shown } = await featuredBooks(page)
    const { x, y, width } = (await title.boundingBox()) ?? { x: 0, y: 0, width: 0 }
    const from = x + width / 2
    await page.mouse.move(from, y + 20)
    await page.mouse.down()
    for (let step = 1; step <= 20; step++) await page.mouse.move(from + (distance * step) / 20, y + 20)
    await page.mouse.up()
    await expect(shown).toHaveAttribute('aria-label', shows)
    await expect(page).toHaveURL(/\/publications$/)
  })

test('after the last featured book comes the first, and before it the last', async ({ page }) => {
  const { featured, title, shown } = await featuredBooks(page)
  const view = featured.locator('.carousel-view')
  const dots = featured.getByRole('button', { name: /^Show / })
  const last = `Show ${await dots.count()} of ${await dots.count()}`
  const drag = async (distance: number) => {
    const { x, y } = (await view.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 300, y + 20)
    await page.mouse.down()
    await page.mouse.move(x + 300 + distance, y + 20, { steps: 5 })
    await page.mouse.up()
  }
  await dots.last().click()
  await expect(shown).toHaveAttribute('aria-label', last)
  await drag(-100)
  await expect(shown).toHaveAttribute('aria-label', /^Show 1 of/)
  await expect(title).toBeInViewport({ ratio: 1 })
  await drag(100)
  await expect(shown).toHaveAttribute('aria-label', last)
  await expect(featured.getByRole('group').last().getByRole('link')).toBeInViewport({ ratio: 1 })
  // The keyboard brings what it turns to into view.
  await dots.first().click()
  await featured.getByRole('group').nth(4).getByRole('link').focus()
  await expect(shown).toHaveAttribute('aria-label', /^Show 5 of/)
  // The browser scrolls to what has the focus; before the next picture is drawn the row stands right again.
  await expect.poll(() => view.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  for (const [distance, shows] of [
    [-110, /^Show 2 of/],
    [-79, /^Show 1 of/],
  ] as const)
    test(`a swipe of ${-distance} px leads to the right book and opens none`, async ({ page }) => {
      const { title, shown } = await featuredBooks(page)
      const { x, y } = (await title.boundingBox()) ?? { x: 0, y: 0 }
      const client = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: x + 130 + by, y: y + 20 }],
        })
      await touch('touchStart', 0)
      for (let step = 1; step <= 20; step++) await touch('touchMove', (distance * step) / 20)
      await touch('touchEnd', distance)
      await expect(shown).toHaveAttribute('aria-label', shows)
      await expect(page).toHaveURL(/\/publications$/)
    })
})
