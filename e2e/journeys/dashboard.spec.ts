import type { Locator, Page } from '@playwright/test'
import { expectOpenToAll } from '../support/accessibility.ts'
import { anAuthor, enter, notice, registered } from '../support/author.ts'
import { aCover, coverImage, field, fillIn, submitButton } from '../support/manuscripts.ts'
import { expect, test } from '../support/test.ts'

/** The made-up author of the demo, as the first start prints it. */
const demoAuthor = anAuthor({
  name: 'Demo Author',
  email: 'demo.author@panai.example',
  password: 'Palmyra-Leaf-26',
})

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })
const circle = (page: Page) => page.getByRole('button', { name: /^Account of/ })
const logout = (page: Page) => page.getByRole('button', { name: 'Logout' })
const shelf = (page: Page) => page.getByRole('tabpanel')

/** Hands in a book with a link, as the form does. */
async function handIn(page: Page): Promise<string> {
  await page.goto('/book-info')
  const title = await fillIn(page)
  await coverImage(page).setInputFiles(aCover())
  await page.getByRole('button', { name: 'Google Drive Link' }).click()
  await field(page, 'Google Drive Link').fill('https://docs.google.com/document/d/1a2b3c/edit')
  await submitButton(page).click()
  await page.waitForURL('/dashboard')
  return title
}

/** Lets the page see other submitted books than there are: states that nobody can bring about from outside. */
async function changeSubmitted(
  page: Page,
  change: (book: Record<string, unknown>) => Record<string, unknown>[],
) {
  await page.route('**/api/author/booklists', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({
      response,
      json: { success: true, data: { submitted: answer.data.submitted.flatMap(change) } },
    })
  })
}

test('the demo author sees books, statistics and sales', { tag: '@main' }, async ({ page }) => {
  await enter(page, demoAuthor)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Demo Author')
  await expect(tab(page, /^Published Books \(\d+\)$/)).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, /^Submitted Books \(\d+\)$/)).toBeVisible()
  const count = Number(/\d+/.exec((await tab(page, /Published/).textContent()) ?? '')?.[0])
  expect(count).toBeGreaterThan(0)
  await expect(shelf(page).getByRole('article')).toHaveCount(count)

  const figure = (title: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(title, { exact: true }) })
      .locator('dd')
  await expect(figure('Total Books')).toHaveText(String(count))
  await expect(figure('Average Rating')).toHaveText(/^\d\.\d$/)
  await expect(figure('Featured Books')).toHaveText(/^\d+$/)
  await expect(figure('Genres')).toHaveText(/^\d+$/)
  await expect(figure('Last Book Sold On')).toHaveText(/^\d{1,2} \w{3,4} \d{4}$/)
  await expect(figure('Total Books Sold')).toHaveText(/^[\d,]+$/)
  await expect(figure('Lifetime Earning')).toHaveText(/^Rs\. [\d,]+$/)
  await expect(figure('Unpaid Royalty')).toHaveText(/^Rs\. [\d,]+$/)
})

test('the genre filter narrows a shelf and is reset by the toggle', async ({ page }) => {
  await enter(page, demoAuthor)
  const genre = page.getByLabel('Genre')
  await genre.selectOption('poetry')
  await expect(page).toHaveURL(/genre=poetry/)
  for (const card of await shelf(page).getByRole('article').all()) await expect(card).toContainText('Poetry')
  await tab(page, /Submitted/).click()
  await expect(tab(page, /Submitted/)).toHaveAttribute('aria-selected', 'true')
  await expect(page).not.toHaveURL(/genre/)
  await tab(page, /Published/).click()
  await expect(genre).toHaveValue('')
  await expect(page.getByRole('banner').filter({ hasText: 'Author Login' })).toBeHidden()
})

test('the circle opens a menu that Escape, a click elsewhere and Logout close', async ({ page }) => {
  await enter(page, demoAuthor)
  await expect(circle(page)).toHaveText('D')
  await circle(page).click()
  await expect(page.getByText(demoAuthor.email)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(logout(page)).toBeHidden()
  await expect(circle(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(logout(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(logout(page)).toBeHidden()
  await circle(page).press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Bank and tax details' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(logout(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('/login')
})

test('a new author is shown how to begin', async ({ page, request }) => {
  await enter(page, await registered(request))
  await expect(page.getByText('Never')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Publish Your First Book' })).toHaveAttribute(
    'href',
    '/book-info',
  )
  const first = page.getByRole('region', { name: 'Confirm your e-mail' })
  await expect(first.getByRole('link', { name: 'Confirm your e-mail' }).first()).toHaveAttribute(
    'href',
    '/profile#email',
  )
  await expect(first.getByRole('list', { name: 'Checklist' }).getByRole('listitem')).toHaveText([
    'Confirm your e-mail',
    'Submit a manuscript',
    'Add your bank details',
    'Add your photo',
  ])
  await tab(page, /Submitted Books \(0\)/).click()
  await expect(page.getByRole('link', { name: 'Submit a New Manuscript' })).toHaveAttribute(
    'href',
    '/book-info',
  )
})

test('figures come first once there are sales, and what to do next before that', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN
  const figures = page.getByText('Lifetime Earning')
  const step = page.getByText('Your next step')
  await enter(page, demoAuthor)
  await expect(step).toBeVisible()
  expect(await top(figures)).toBeLessThan(await top(step))
  await enter(page, await registered(request))
  await expect(page.getByText('Never')).toBeAttached()
  expect(await top(step)).toBeLessThan(740)
  expect(await top(figures)).toBeGreaterThan(await top(tab(page, /Published/)))
})

test('the shelf that has books opens first, and what was done is ticked off', async ({ page, request }) => {
  await enter(page, await registered(request))
  const title = await handIn(page)
  await page.goto('/blogs')
  await page.goto('/dashboard')
  await expect(tab(page, /Submitted Books \(1\)/)).toHaveAttribute('aria-selected', 'true')
  await expect(shelf(page).getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Checklist' })).toContainText('Submit a manuscript, done')
  await expect(page.getByText('1 of 4 done')).toBeVisible()
  await tab(page, /Published/).click()
  await expect(tab(page, /Published/)).toHaveAttribute('aria-selected', 'true')
})

test('changes that the editors ask for come before everything else', async ({ page, request }) => {
  await enter(page, await registered(request))
  const title = await handIn(page)
  await changeSubmitted(page, (book) => [
    { ...book, change_request: { text: 'A glossary, please.', at: '2026-03-01T06:00:00Z' } },
  ])
  await page.goto('/dashboard?books=published')
  const step = page.getByRole('region', { name: `Our editors ask for changes to ${title}` })
  await step.getByRole('link', { name: 'See the changes' }).click()
  await expect(shelf(page).getByText('A glossary, please.')).toBeInViewport()
})

test('a submitted book shows its place on the way, a status that nobody knows its own name', async ({
  page,
  request,
}) => {
  await enter(page, await registered(request))
  const title = await handIn(page)
  await changeSubmitted(page, (book) => [
    {
      ...book,
      status: 'in_review',
      steps: [
        { status: 'manuscript_submitted', at: '2026-03-01T06:00:00Z', note: null },
        { status: 'in_review', at: '2026-03-04T20:00:00Z', note: 'With our Tamil editor' },
      ],
    },
    { ...book, id: 9_000_001, title: 'Held back', status: 'on_hold', steps: [] },
  ])
  await page.reload()
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card.getByText('In Review').first()).toBeVisible()
  await expect(card.locator('[aria-current=step]')).toHaveText(/In Review5 Mar 2026With our Tamil editor/)
  await expect(card).toContainText('Next, text, cover and details are checked')
  await expect(page.getByRole('article').filter({ hasText: 'Held back' }).getByText('On_hold')).toBeVisible()
})

test('books of somebody else are not shown, should they ever come', async ({ page, request }) => {
  await enter(page, await registered(request))
  const title = await handIn(page)
  await changeSubmitted(page, (book) => [
    book,
    { ...book, id: 9_000_001, author_id: 1, author_name: 'Somebody else', title: 'Not mine' },
    { ...book, id: 9_000_002, author_id: 1, author_name: 'மீனா SUNDARAM', title: 'Mine by name' },
  ])
  await page.route('**/api/books?author_id=*', async (route) => {
    // Another author's, as if the server had forgotten to look.
    const response = await route.fetch({ url: new URL('/api/books?author_id=1', route.request().url()).href })
    await route.fulfill({ response })
  })
  await page.reload()
  await expect(tab(page, /Submitted Books \(2\)/)).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mine by name' })).toBeVisible()
  await expect(page.getByText('Not mine')).toBeHidden()
  await expect(tab(page, /Published Books \(0\)/)).toBeVisible()
})

test('whoever logs in next sees nothing of the one before', async ({ page, request }) => {
  await enter(page, demoAuthor)
  await expect(shelf(page).getByRole('article').first()).toBeVisible()
  await circle(page).click()
  await logout(page).click()
  await page.waitForURL('/login')
  await enter(page, await registered(request))
  await expect(tab(page, /Published Books \(0\)/)).toBeVisible()
  await expect(page.getByText('Never')).toBeVisible()
})

test('the charts are fetched when the author gets there, and have their figures as a table', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.setViewportSize({ width: 360, height: 640 })
  await enter(page, demoAuthor)
  await expect(shelf(page).getByRole('article').first()).toBeVisible()
  expect(calls.filter((call) => /earnings/.test(call))).toEqual([])
  await page.getByRole('heading', { name: 'Copies and Royalty' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: /^Royalty by month\. .*Rs\. / })).toBeVisible()
  await page.getByRole('button', { name: 'Copies', exact: true }).click()
  await expect(page.getByRole('img', { name: /^Copies by book\. / })).toBeVisible()
  await page.getByText('Figures as a table').first().click()
  await expect(page.getByRole('table', { name: 'Copies and royalty by month' })).toBeVisible()
})

test.describe('when it fails', () => {
  test.use({ expectedErrors: /Failed to load resource|could not be fetched|TypeError|Error/ })

  test('books that can’t be had are said in an alert that goes when it is dismissed', async ({ page }) => {
    await page.route('**/api/author/booklists', (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'The shelf has fallen over' } }),
    )
    await enter(page, demoAuthor)
    const alert = page.getByRole('alert').filter({ hasText: 'The shelf has fallen over' })
    await expect(alert).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(alert).toBeHidden()
    await expect(shelf(page).getByRole('article').first()).toBeVisible()
    await tab(page, /Submitted/).click()
    await page.unroute('**/api/author/booklists')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(tab(page, /Submitted Books \(\d+\)/)).toBeVisible()
  })

  test('without a network a part that is fetched when it is opened says so, and so does a click that leads on; all comes later', async ({
    page,
    context,
  }) => {
    await enter(page, demoAuthor, '/dashboard?books=submitted')
    await expect(shelf(page).getByRole('article').first()).toBeVisible()
    await context.setOffline(true)

    await page.getByRole('button', { name: /^Notifications/ }).click()
    const news = page.getByRole('dialog', { name: 'What is new' })
    await expect(news.getByRole('alert')).toContainText('Network error. Please check your connection.')
    await page.keyboard.press('Escape')
    await page
      .getByRole('link', { name: /^Messages about/ })
      .first()
      .click()
    const messages = page.getByRole('dialog', { name: /^Messages/ })
    await expect(messages.getByRole('alert')).toContainText('Network error. Please check your connection.')
    await page.keyboard.press('Escape')
    await expect(messages).toBeHidden()

    await page.getByRole('link', { name: 'Sales History' }).click()
    await expect(notice(page, 'Network error. Please check your connection.')).toBeVisible()
    await expect(page).toHaveURL('/dashboard?books=submitted')
    await expect(shelf(page).getByRole('article').first()).toBeVisible()

    await context.setOffline(false)
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await expect(news.getByText('What is new', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await page
      .getByRole('link', { name: /^Messages about/ })
      .first()
      .click()
    await expect(messages.getByLabel('Your message')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Sales History' }).click()
    await expect(page.getByRole('table')).toBeVisible()
  })

  test('sales that can’t be had leave dashes, not zeroes', async ({ page }) => {
    await page.route('**/api/author/*/sales', (route) => route.fulfill({ status: 500, json: {} }))
    await enter(page, demoAuthor)
    await expect(page.getByTitle('Could not be fetched')).toHaveCount(4)
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('what can’t be drawn says that something went wrong', async ({ page }) => {
    await page.route('**/api/books?author_id=*', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      await route.fulfill({
        response,
        json: { ...answer, data: answer.data.map((book: object) => ({ ...book, genre: null })) },
      })
    })
    await enter(page, demoAuthor)
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await page.unroute('**/api/books?author_id=*')
    await page.getByRole('button', { name: 'Refresh Page' }).click()
    await expect(shelf(page).getByRole('article').first()).toBeVisible()
  })
})

test.describe('open to all', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the dashboard and what opens on it', { tag: '@main' }, async ({ page }) => {
    await enter(page, demoAuthor)
    await expect(shelf(page).getByRole('article').first()).toBeVisible()
    await page.getByRole('heading', { name: 'Copies and Royalty' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('img', { name: /^Royalty by month/ })).toBeVisible()
    for (const table of await page.getByText('Figures as a table').all()) await table.click()
    await expectOpenToAll(page)
    await circle(page).click()
    await expectOpenToAll(page)
    await page.keyboard.press('Escape')

    await page.goto('/dashboard?books=submitted')
    await expect(tab(page, /Submitted Books \(\d+\)/)).toBeVisible()
    await expectOpenToAll(page)
  })

  test('the histories and the submission of a book', async ({ page }) => {
    await enter(page, demoAuthor)
    for (const kind of ['sales', 'payout']) {
      await page.goto(`/${kind}-history`)
      await expect(page.getByRole('table')).toBeVisible()
      await expectOpenToAll(page)
    }
    await page.goto('/book-info')
    await page.getByLabel('Editor', { exact: true }).check()
    await page.getByLabel('Editor name').fill('Kavitha')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expectOpenToAll(page)
    await submitButton(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await page.getByRole('button', { name: 'Google Drive Link' }).click()
    await expectOpenToAll(page)
  })
})
