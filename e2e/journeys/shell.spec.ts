import { enter, registered } from '../support/author.ts'
import { expect, open, openAwake, test } from '../support/test.ts'

test('the bar marks where one is, and Services opens by mouse, keyboard and closes by Escape', {
  tag: '@main',
}, async ({ page }) => {
  await open(page, '/publications')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Our Publications' })).toHaveAttribute('aria-current', 'page')
  const services = bar.locator('summary', { hasText: 'Services' })
  await services.click()
  await expect(bar.getByRole('link', { name: 'Translation' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('link', { name: 'Translation' })).toBeHidden()
  await services.focus()
  await page.keyboard.press('Enter')
  await bar.getByRole('link', { name: 'Sponsored publishing' }).click()
  await expect(page).toHaveURL(/\/services\/sponsored-publishing$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })
  test('the bottom bar leads everywhere and Services has its popup with Close', { tag: '@main' }, async ({
    page,
  }) => {
    await open(page, '/')
    const bar = page.getByRole('navigation', { name: /mobile|main/i }).last()
    for (const name of ['Home', 'Calculator', 'Books', 'Blogs', 'Contact'])
      await expect(bar.getByRole('link', { name })).toBeVisible()
    await bar.getByRole('button', { name: 'Services' }).click()
    await expect(page.getByRole('link', { name: 'Self-publishing' }).last()).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await bar.getByRole('button', { name: 'Services' }).click()
    await page.getByRole('link', { name: 'Translation' }).last().click()
    await expect(page).toHaveURL(/\/services\/translation$/)
    await bar.getByRole('link', { name: 'Books' }).click()
    await expect(page).toHaveURL(/\/publications$/)
  })
})

test('header, footer and chat are hidden where they are not wanted', async ({ page, request }) => {
  const chat = page.getByRole('link', { name: /chat|message/i })
  for (const [address, header, footer, hasChat] of [
    ['/', true, true, true],
    ['/login', true, false, false],
    ['/register', true, false, false],
    ['/dashboard', false, true, false],
    ['/book-info', false, true, false],
    ['/profile', false, true, true],
  ] as const) {
    if (address === '/dashboard') await enter(page, await registered(request))
    await open(page, address)
    await expect(page.getByRole('banner'), address).toHaveCount(header ? 1 : 0)
    await expect(page.getByRole('contentinfo'), address).toHaveCount(footer ? 1 : 0)
    await expect(chat, address).toHaveCount(hasChat ? 1 : 0)
  }
})

test('a route change starts at the top and Back returns to where one was', async ({ page }) => {
  await open(page, '/publications')
  const card = page.getByRole('link', { name: /See More/ }).last()
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(300)
  await card.click()
  await expect(page.getByRole('heading', { name: 'About the Book' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
})

test('another page begins at its beginning for the keyboard too, and a link to the page itself at its top', async ({
  page,
}) => {
  await openAwake(page, '/publications')
  const guides = page.getByRole('contentinfo').getByRole('link', { name: 'Author Guides' })
  await guides.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publishing Guidelines')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab', { name: 'Manuscript Format' })).toBeFocused()

  await guides.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const questions = page.getByRole('heading', { name: 'Frequently Asked Questions' })
  await questions.scrollIntoViewIfNeeded()
  const read = await page.evaluate(() => window.scrollY)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(read)
})

test('the home page leads on: popular authors, testimonials, calls to action', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Share what matters in your own style')
  await expect(page.getByRole('heading', { name: 'Popular Authors' })).toBeVisible()
  await page.locator('a[href^="/authors/"]').first().click()
  await expect(page).toHaveURL(/\/authors\/\d+$/)
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('a click that needs the server is told so, and the page stays', async ({ page, context }) => {
    await open(page, '/contact')
    await page.getByLabel('Name').first().fill('Meena')
    await context.setOffline(true)
    const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('alert')
    for (const name of ['Our Publications', 'Blog']) {
      await page.getByRole('banner').getByRole('link', { name }).click()
      await expect(notice).toContainText('Network error. Please check your connection.')
      await notice.getByRole('button', { name: 'Close notification' }).click()
      await expect(page).toHaveURL('/contact')
      await expect(page.getByLabel('Name').first()).toHaveValue('Meena')
    }
    await context.setOffline(false)
    await page.getByRole('banner').getByRole('link', { name: 'Our Publications' }).click()
    await expect(page.getByRole('heading', { name: 'Explore Our Library' })).toBeVisible()

    await context.setOffline(true)
    await page.getByLabel('Genre').selectOption({ label: 'Poetry' })
    await expect(notice).toContainText('Network error. Please check your connection.')
    await expect(page.getByRole('heading', { name: 'Explore Our Library' })).toBeVisible()
    await expect(page).toHaveURL('/publications')
  })

  test('a file is not left the page for', async ({ page, context }) => {
    await open(page, '/help')
    await context.setOffline(true)
    await page.locator('a[download]').first().click()
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toContainText(
      'Network error. Please check your connection.',
    )
    await expect(page).toHaveURL('/help')
  })
})

test('the chat stays where it is while one reads on', async ({ page }) => {
  await open(page, '/help')
  const chat = page.getByRole('complementary', { name: 'Chat' })
  const before = await chat.boundingBox()
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await expect(chat).toHaveCSS('opacity', '1')
  expect(await chat.boundingBox()).toEqual(before)
})

for (const width of [360, 768, 1280])
  test(`at the end of a page the chat covers nothing, ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 })
    await enter(page, await registered(request))
    for (const address of [
      '/',
      '/books/1',
      '/contact',
      '/forgot-password',
      '/profile',
      '/ta/help',
      '/ta/books/1',
    ]) {
      await open(page, address)
      // A page of the author grows once its data are there.
      await expect.poll(() => page.evaluate(roomAboveChat), { message: address }).toBeGreaterThanOrEqual(0)
    }
  })

test.describe('on a phone where a book is bought', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  for (const address of ['/books/1', '/ta/books/1'])
    test(`the chat stands above price and button, ${address}`, async ({ page }) => {
      await open(page, address)
      const bar = page.locator('.purchase-bar')
      await expect(bar).toBeInViewport({ ratio: 1 })
      const [chat, covered] = [await page.locator('.chat-link').boundingBox(), await bar.boundingBox()]
      expect((chat?.y ?? 0) + (chat?.height ?? 0)).toBeLessThanOrEqual(covered?.y ?? 0)
    })
})

/** Between the footer's last words and the chat, at the end of the page. */
function roomAboveChat(): number {
  scrollTo(0, document.documentElement.scrollHeight)
  const words = [...document.querySelectorAll('footer p')].at(-1)
  const chat = document.querySelector('.chat-link')
  if (!words || !chat) return Number.NaN
  return chat.getBoundingClientRect().top - words.getBoundingClientRect().bottom
}
