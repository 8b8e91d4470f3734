import { expect, open, openAwake, test } from '../support/test.ts'

test('the twelve sections stand in their order', { tag: '@main' }, async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('main').locator('h1, h2')).toHaveText([
    'Share what matters in your own style',
    "Let's Get Started",
    'Our Publishing Services',
    'From Vision to Publication',
    'Your Story Deserves the Spotlight',
    'Authoring Services',
    'Editing Options',
    'How It Works',
    'Know what a copy earns before you print one',
    'What Authors Say',
    'Popular Authors',
    'Your first reader is waiting',
  ])
})

test('books stand early on the page, each a link to itself', async ({ page }) => {
  await open(page, '/')
  const shelf = page.getByRole('region', { name: 'From Our Library' })
  const services = page.getByRole('region', { name: 'Our Publishing Services' })
  expect((await shelf.boundingBox())?.y).toBeLessThan((await services.boundingBox())?.y ?? 0)
  await expect(shelf.getByRole('link', { name: 'All our books' })).toHaveAttribute('href', '/publications')
  const book = shelf.getByRole('listitem').first().getByRole('link')
  const title = await book.textContent()
  await book.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title ?? '-')
})

for (const [address, name] of [
  ['/', 'What Authors Say'],
  ['/ta/', 'எழுத்தாளர்கள் சொல்கிறார்கள்'],
] as const)
  test(`on a phone no testimonial of ${address} leaves much more room than its words take`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, address)
    const quotes = page.getByRole('region', { name }).locator('blockquote')
    const rooms = await quotes.evaluateAll((all) =>
      all.map((quote) => quote.clientHeight - (quote.firstElementChild?.clientHeight ?? 0)),
    )
    expect(rooms.length).toBeGreaterThan(1)
    expect(Math.max(...rooms)).toBeLessThan(100)
    const language = await page.locator('html').getAttribute('lang')
    await expect(quotes.and(page.locator(`[lang=${language}]`))).toHaveCount(rooms.length)
  })

test('each section says what it should and leads where it should', async ({ page }) => {
  await open(page, '/')
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'From Vision to Publication' }).getByRole('term')).toHaveText(
    ['Transparent royalties', 'End-to-end support', 'Global reach', 'Expert guidance'],
  )
  const items = (name: string) => main.getByRole('region', { name }).getByRole('heading', { level: 3 })
  await expect(items("Let's Get Started")).toHaveText([
    'Manuscript Ready',
    'Manuscript Under Progress',
    'Need Motivation',
  ])
  await expect(items('Our Publishing Services')).toHaveText(['Paperback', 'eBook', 'Translation'])
  await expect(items('Authoring Services')).toHaveText([
    'Interior Layout',
    'Cover Design',
    'Branding Alignment',
  ])
  await expect(items('Editing Options')).toHaveText(['Developmental', 'Line', 'Structural'])
  await expect(items('How It Works')).toHaveText([
    'Write your manuscript',
    'Customize',
    'Set your price',
    'Publish',
  ])
  for (const [name, href] of [
    ['Publish your book', '/services/self-publishing'],
    ['Read more about Paperback', '/services/self-publishing'],
    ['Read more about eBook', '/services/self-publishing'],
    ['Read more about Translation', '/services/translation'],
    ['Start Publishing', '/login'],
    ['Calculate Your Royalties Now', '/royaltyform'],
    ['Talk to a Publishing Expert', '/contact'],
    ['Submit Your Manuscript', '/login'],
  ] as const)
    await expect(main.getByRole('link', { name }), name).toHaveAttribute('href', href)
})

for (const [width, drawing] of [
  [360, /spotlight-tall/],
  [767, /spotlight-tall/],
  [768, /spotlight-wide/],
  [1280, /spotlight-wide/],
] as const)
  test(`at ${width} px the spotlight has the picture that suits it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/')
    const picture = page.getByRole('region', { name: 'Your Story Deserves the Spotlight' }).getByRole('img')
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(drawing)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

test.describe('when the books can not be fetched', () => {
  test.use({ expectedErrors: /status of 503/ })

  test('popular authors say so and can be tried again', async ({ page }) => {
    await openAwake(page, '/help')
    await page.route('**/api/books', (route) => route.fulfill({ status: 503 }))
    await page.getByRole('banner').getByRole('link', { name: 'Panai, home' }).click()
    const authors = page.getByRole('region', { name: 'Popular Authors' })
    await expect(authors.getByText('Error: Failed to fetch authors')).toBeVisible()
    await page.unroute('**/api/books')
    await authors.getByRole('button', { name: 'Try Again' }).click()
    await expect(authors.getByRole('link').first()).toHaveAttribute('href', /^\/authors\/\d+$/)
  })
})

test('a testimonial that was chosen by its indicator stays for five seconds', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  const testimonials = page.getByRole('region', { name: 'Testimonials' })
  await testimonials.scrollIntoViewIfNeeded()
  const indicators = testimonials.getByRole('button', { name: /^Show \d+ of/ })
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(indicators.nth(2)).toBeVisible({ timeout: 100 })
  }).toPass()
  await page.clock.pauseAt(Date.now() + 60_000)
  // A move of its own is due in less than five seconds whenever the indicator is clicked.
  await page.clock.runFor(3_000)
  await indicators.nth(1).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(4_900)
  await expect(indicators.nth(1)).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(200)
  await expect(indicators.nth(2)).toHaveAttribute('aria-current', 'true')
})

test('on a phone lines of an Indic title keep apart, whatever element it stands in', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  const titles = page.locator('.font-title.text-lg:lang(ta)')
  await expect(titles.first()).toBeAttached()
  const spacings = await titles.evaluateAll((elements) =>
    elements.map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element)
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
    }),
  )
  expect(Math.min(...spacings)).toBeGreaterThanOrEqual(1.5)
})
