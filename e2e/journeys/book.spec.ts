import { aMark } from '../support/a-mark.ts'
import { theMailWith } from '../support/mail.ts'
import { aStaffMember, openConsole } from '../support/staff.ts'
import { expect, open, openAwake, test } from '../support/test.ts'

/** A printed Tamil book with a long description. */
async function openTirukkural(page: Parameters<typeof open>[0]): Promise<void> {
  await open(page, '/publications?q=PANAI')
  await open(page, '/publications?q=திருக்குறள்')
  await page
    .getByRole('link', { name: /See More about திருக்குறள்/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('திருக்குறள்')
}

test('a book shows what a reader wants to know, and its description unfolds', { tag: '@main' }, async ({
  page,
}) => {
  await openTirukkural(page)
  await expect(page.getByRole('heading', { name: 'About the Book' })).toBeVisible()
  await expect(page.getByText('Pending', { exact: true })).toBeVisible()
  // Price and formats stand before the button that asks for them.
  const heading = page.getByRole('main').locator('header').first()
  await expect(heading).toContainText(/Rs\. [\d,]+\.\d\d · \S.*Purchase Now/)
  const more = page.getByRole('button', { name: 'Read More' })
  await more.click()
  await expect(page.getByRole('button', { name: 'Show Less' })).toBeVisible()
  await page.getByRole('button', { name: 'Show Less' }).click()
  await expect(more).toBeVisible()
})

test('the purchase dialog leads to a person, by mouse and by keyboard', async ({ page }) => {
  await openTirukkural(page)
  const purchase = page.getByRole('button', { name: 'Purchase Now' })
  await purchase.click()
  const dialog = page.getByRole('dialog', { name: 'Purchase "திருக்குறள்"' })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('2-3 days')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()

  await purchase.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(purchase).toBeFocused()

  await purchase.click()
  await dialog.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL(/\/contact\?book=\d+$/)
})

test.describe('on a phone that lies', () => {
  test.use({ viewport: { width: 640, height: 320 } })
  test('what can be done in a dialog is in sight', async ({ page }) => {
    await openTirukkural(page)
    await page.getByRole('button', { name: 'Purchase Now' }).click()
    const dialog = page.getByRole('dialog')
    for (const action of [
      dialog.getByRole('button', { name: 'Cancel' }),
      dialog.getByRole('link', { name: 'Contact Us' }),
    ])
      await expect(action).toBeInViewport({ ratio: 1 })
    // Its title gives way to what is said here, and stays in sight where there is room for both.
    const title = dialog.getByRole('heading', { name: /^Purchase/ })
    await dialog.evaluate((scrolled) => scrolled.scrollTo(0, scrolled.scrollHeight))
    await expect(title).not.toBeInViewport()
    await page.setViewportSize({ width: 640, height: 430 })
    await dialog.evaluate((scrolled) => scrolled.scrollTo(0, scrolled.scrollHeight))
    expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
    await expect(title).toBeInViewport({ ratio: 1 })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('price and button stay at its foot while the main button is out of sight', async ({ page }) => {
    await openTirukkural(page)
    const main = page.getByRole('main').locator('header').getByRole('button', { name: 'Purchase Now' })
    const bar = page.getByRole('region', { name: 'Purchase' })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(bar).toContainText(/Rs\. [\d,]+\.\d\d/)
    await expect(bar).toBeInViewport({ ratio: 1 })

    await main.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    await expect(bar).toBeHidden()
    await page.getByRole('heading', { name: 'About the Author' }).evaluate((title) => title.scrollIntoView())
    await expect(bar).toBeInViewport({ ratio: 1 })

    // What takes the focus is never behind it, nor behind the bar below.
    const profile = page.getByRole('link', { name: 'View Full Profile' })
    await page.evaluate(() => scrollTo(0, 0))
    await profile.focus()
    const [reached, covered] = [await profile.boundingBox(), await bar.boundingBox()]
    expect((reached?.y ?? 0) + (reached?.height ?? 0)).toBeLessThanOrEqual(covered?.y ?? 0)

    await bar.getByRole('button', { name: 'Purchase Now' }).click()
    await expect(page.getByRole('dialog', { name: 'Purchase "திருக்குறள்"' })).toBeVisible()
    await page.keyboard.press('Escape')

    // At the end of the page it covers nothing: it has its own place above the footer.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const footer = await page.getByRole('contentinfo').boundingBox()
    const last = await bar.boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1)
  })
})

test('who wants a book writes with its title, format and price, and the inbox knows the book', {
  tag: '@main',
}, async ({ page }) => {
  await openTirukkural(page)
  await page.getByRole('button', { name: 'Purchase Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Purchase "திருக்குறள்"' })
  const chat = await dialog.getByRole('link', { name: 'Chat with us about this book' }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toContain('Title: திருக்குறள்')
  await dialog.getByRole('link', { name: 'Contact Us' }).click()
  const form = page.getByRole('main')
  const reason = form.getByLabel('Reason for Contact')
  await expect(reason).toHaveValue('Buying a book')
  await expect(reason.getByRole('option')).toHaveCount(7)
  const message = form.getByLabel('Message', { exact: true })
  await expect(message).toHaveValue(
    /Title: திருக்குறள்\nFormat: .*(Paperback|Ebook).*\nMRP: Rs\. [\d.]+\nCopies: 1\nTown: /,
  )
  const town = `Madurai ${aMark()}`
  await message.fill((await message.inputValue()).replace('Town: ', `Town: ${town}`))
  await form.getByLabel('Full Name').fill('Meena')
  await form.getByLabel('Email Address').fill('meena@mail.example')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toContainText('Thank you!')
  expect((await theMailWith(town)).subject).toBe('Buying a book: Meena')

  await openConsole(page, await aStaffMember('editor'), '/enquiries')
  const row = page.getByRole('row', { name: /Order enquiry: திருக்குறள், Rs\. \d/ }).first()
  await row.click()
  await page.waitForURL('**/show')
  await expect(page.getByText('Wants to buy')).toContainText('திருக்குறள்')
})

test('from the book to its author and to other books of the same author', async ({ page }) => {
  await openTirukkural(page)
  await expect(page.getByRole('heading', { name: /More Books by/ })).toBeVisible()
  await page.getByRole('link', { name: 'View Full Profile' }).click()
  await expect(page).toHaveURL(/\/authors\/\d+$/)
  await page.goBack()
  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('திருக்குறள்')
})

test('a cover that is missing or broken gives way to the drawn default', async ({ page }) => {
  await page.route('**/storage/pictures/**', (route) =>
    route.fulfill({ status: 200, contentType: 'image/avif', body: 'broken' }),
  )
  await open(page, '/publications')
  const cover = page.getByRole('region', { name: 'Explore Our Library' }).locator('img').first()
  await expect(cover).toHaveAttribute('src', /default-book/)
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a book that is not there says so, with status 404', async ({ page }) => {
  for (const id of ['999999', '0', 'abc', '1.5']) {
    const response = await page.request.get(`/books/${id}`, { headers: { accept: 'text/html' } })
    expect(response.status(), id).toBe(404)
    expect(await response.text(), id).toContain('Book not found')
  }
})

test.describe('when it is not there or the API fails', () => {
  test.use({ expectedErrors: /status of (401|404|500)|Server error|Unauthenticated/ })

  test('the way back leads to the collection', async ({ page }) => {
    await page.goto('/books/999999')
    await expect(page.getByText('The book you requested was not found')).toBeVisible()
    await page.getByRole('link', { name: 'Browse our collection' }).click()
    await expect(page).toHaveURL(/\/publications$/)
  })

  test('an error names itself, leads home and can be tried again', async ({ page }) => {
    await openAwake(page, '/publications')
    await page.route('**/api/books/*', (route) =>
      route.fulfill({
        status: 500,
        json: { success: false, message: 'Server error. Please try again later.', request_id: 'x' },
      }),
    )
    await page
      .getByRole('link', { name: /See More/ })
      .first()
      .click()
    await expect(page.getByText('Error: Server error. Please try again later.')).toBeVisible()
    await expect(page).toHaveTitle('Error loading book | Panai')
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await page.unroute('**/api/books/*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'About the Book' })).toBeVisible()
  })

  test('a book that asks for a login forgets the stored one and leads there', async ({ page }) => {
    await openAwake(page, '/publications')
    await page.evaluate(() => localStorage.setItem('auth_token', 'of yesterday'))
    await page.route('**/api/books/*', (route) =>
      route.fulfill({ status: 401, json: { success: false, message: 'Unauthenticated.', request_id: 'x' } }),
    )
    await page
      .getByRole('link', { name: /See More/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/login$/)
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  })
})

test('while a book comes it says so', async ({ page }) => {
  await openAwake(page, '/publications')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/books/*', async (route) => {
    await held
    await route.continue()
  })
  await page
    .getByRole('link', { name: /See More/ })
    .first()
    .click()
  await expect(page.getByText('Loading book details...')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'About the Book' })).toBeVisible()
})

for (const [kind, format] of [
  ['JSON text', '["paperback","ebook"]'],
  ['a list with commas', 'paperback, ebook'],
] as const)
  test(`formats that come as ${kind} are read like an array`, async ({ page }) => {
    await openAwake(page, '/publications')
    await page.route('**/api/books/*', async (route) => {
      const answer = await route.fetch()
      const { book, ...rest } = await answer.json()
      await route.fulfill({ response: answer, json: { ...rest, book: { ...book, format } } })
    })
    await page
      .getByRole('link', { name: /See More about/ })
      .first()
      .click()
    const badges = page.getByRole('list', { name: 'Formats' }).getByRole('listitem')
    await expect(badges).toHaveText(['Paperback', 'Ebook'])
    await expect(page.getByRole('definition').getByText('Paperback, Ebook', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Purchase Now' }).click()
    await expect(page.getByRole('dialog')).toContainText('To get a physical copy')
  })
