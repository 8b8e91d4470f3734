import { expect, hydrated, test } from '../support/test.ts'

test('a page asks for its scripts once everything that it shows is there', async ({ page }) => {
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
  await page.evaluate(() => document.fonts.ready)
  expect(asked).toEqual([])

  picture.resolve()
  await hydrated(page)
  expect(asked.length).toBeGreaterThan(0)
})

test('whoever touches a page before that need not wait', async ({ page }) => {
  const picture = Promise.withResolvers<void>()
  await page.route(/\/assets\/poster-/, async (route) => {
    await picture.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Tab')
  await hydrated(page)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  picture.resolve()
})
