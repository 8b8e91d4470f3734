import { expect, open, openAwake, test } from '../support/test.ts'

test('articles are listed with date and excerpt and can be read whole', { tag: '@main' }, async ({
  page,
}) => {
  await open(page, '/blogs')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)
  await expect(cards.first()).toContainText(/Admin,\d{1,2} \w+ \d{4}/)
  const title = await cards.first().getByRole('heading').textContent()
  await page
    .getByRole('link', { name: /Read More/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
})

test('a Tamil article is marked as Tamil', async ({ page }) => {
  await open(page, '/blogs')
  const tamil = page.locator('article h2[lang=ta]').first()
  await expect(tamil).toBeVisible()
  const title = await tamil.textContent()
  await page
    .getByRole('article')
    .filter({ hasText: title ?? '' })
    .getByRole('link')
    .click()
  await expect(page.locator('h1[lang=ta]')).toHaveText(title ?? '')
})

test('lines of a Tamil headline keep apart on a phone, and no Tamil is slanted', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/blogs')
  await page
    .getByRole('article')
    .filter({ has: page.locator('h2[lang=ta]') })
    .first()
    .getByRole('link')
    .click()
  const headline = page.locator('h1[lang=ta]')
  await expect(headline).toBeVisible()
  const style = await headline.evaluate((element) => {
    const { fontSize, lineHeight, fontWeight, fontSynthesisStyle } = getComputedStyle(element)
    const spacing = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
    return { isApart: spacing >= 1.35, fontWeight, fontSynthesisStyle }
  })
  expect(style).toEqual({ isApart: true, fontWeight: '680', fontSynthesisStyle: 'none' })
})

test.describe('when something is missing or fails', () => {
  test.use({ expectedErrors: /status of (404|503)|HTTP error/ })

  test('an article that is not there says so', async ({ page }) => {
    const response = await page.goto('/blog/999999')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('Blog not found')).toBeVisible()
  })

  test('a failing list says so and can be tried again', async ({ page }) => {
    await openAwake(page, '/publications')
    await page.route('**/api/blogs**', (route) => route.fulfill({ status: 503, body: '' }))
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    await expect(page.getByText('Error loading blogs')).toBeVisible()
    await expect(page.getByText('HTTP error! status: 503')).toBeVisible()
    await page.unroute('**/api/blogs**')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('a list whose server is away for a moment comes back by itself, as it says', async ({ page }) => {
    await openAwake(page, '/publications')
    await page.route('**/api/blogs**', (route) => route.fulfill({ status: 503, body: '' }))
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    await expect(page.getByText('This page comes back by itself.')).toBeVisible()
    await page.unroute('**/api/blogs**')
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})
