import type { Locator } from '@playwright/test'
import { brokenLines } from '../support/broken-lines.ts'
import { expect, open, openAwake, test } from '../support/test.ts'

test('three tabs live in the address', { tag: '@main' }, async ({ page }) => {
  await open(page, '/authors/1')
  await expect(page.getByRole('tab', { name: 'Published Books' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'About the Author' }).click()
  await expect(page).toHaveURL(/tab=about/)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'About the Author' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Published Books' })).toHaveAttribute('aria-selected', 'true')
  await open(page, '/authors/1?tab=nonsense')
  await expect(page.getByRole('tab', { name: 'Published Books' })).toHaveAttribute('aria-selected', 'true')
})

test('arrow keys move between tabs', async ({ page }) => {
  await open(page, '/authors/1')
  await page.getByRole('tab', { name: 'Published Books' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'About the Author' })).toBeFocused()
  await expect(page).toHaveURL(/tab=about/)
})

test('reviews live in the page only, and an empty one is not taken', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url())
  })
  await open(page, '/authors/1?tab=reviews')
  await expect(page.getByText('No reviews yet. Be the first to leave one!')).toBeVisible()
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await page.getByLabel('Your Name').fill('   ')
  await page.getByLabel('Your Comment').fill('நன்று')
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page.getByText('No reviews yet. Be the first to leave one!')).toBeVisible()

  await page.getByLabel('Your Name').fill('<b>கயல்</b>')
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page.getByText('<b>கயல்</b>')).toBeVisible()
  await expect(page.getByText('No reviews yet. Be the first to leave one!')).toBeHidden()
  await page.reload()
  await expect(page.getByText('No reviews yet. Be the first to leave one!')).toBeVisible()
  expect(posts).toEqual([])
})

test('words in another script are announced in its language, and initials stay with their name', async ({
  page,
}) => {
  await open(page, '/authors/1?tab=reviews')
  await page.getByLabel('Your Name').fill('உ. வே. சாமிநாதையர்')
  await page.getByLabel('Your Comment').fill('The novel பொன்னியின் செல்வன் kept me awake')
  await page.getByRole('button', { name: 'Submit Review' }).click()
  const comment = page.getByText('kept me awake')
  await expect(comment).not.toHaveAttribute('lang')
  await expect(comment.locator('[lang]')).toHaveAttribute('lang', 'ta')
  expect(await comment.locator('[lang]').textContent()).toBe('பொன்னியின் செல்வன்')
  const name = page.getByText('சாமிநாதையர்')
  expect(await name.textContent()).toBe('உ.\u00a0வே.\u00a0சாமிநாதையர்')
  // Beside other words it moves to the next line whole; where no line holds it, it breaks within its last word.
  expect(await linesOf(name, 10)).toBe(1)
  for (const missing of [10, 40, 60]) expect(await linesOf(name, -missing)).toBe(2)
})

/** On how many lines a name stands behind other words, where a line has `room` pixels more than the name needs. */
async function linesOf(name: Locator, room: number): Promise<number> {
  await name.evaluate((element, more) => {
    const line = document.createElement('div')
    line.id = 'line'
    line.style.width = `${element.getBoundingClientRect().width + more}px`
    line.append('by ', element.cloneNode(true))
    element.parentElement?.append(line)
  }, room)
  expect(await brokenLines(name.page())).toEqual([])
  return name.page().evaluate(() => {
    const line = document.querySelector('#line')
    const range = document.createRange()
    range.selectNodeContents(line?.lastElementChild ?? document.body)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    line?.remove()
    return lines.size
  })
}

test('an author shows name, count and the default rating', async ({ page }) => {
  await open(page, '/publications?q=kalki')
  await page
    .getByRole('link', { name: /See More/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'View Full Profile' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('கல்கி')
  await expect(page.getByText('5 Books')).toBeVisible()
  await expect(page.getByText('4.5')).toBeVisible()
})

test.describe('an author that is not there', () => {
  test.use({ expectedErrors: /status of 404/ })
  test('says so and goes back', async ({ page }) => {
    await open(page, '/publications')
    const response = await page.goto('/authors/999999')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('Author not found')).toBeVisible()
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL(/\/publications$/)
  })
})

test('an author whom the server withholds is said to be so in its words', async ({ page }) => {
  await openAwake(page, '/books/1')
  await page.route('**/api/authors/*', (route) =>
    route.fulfill({ json: { success: false, message: 'This author is not shown here' } }),
  )
  await page.getByRole('link', { name: 'View Full Profile' }).click()
  await expect(page.getByText('This author is not shown here')).toBeVisible()
  await expect(page).toHaveTitle('Author not found | Panai')
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(/\/books\/1$/)
})

test('the same address gives JSON to a client that asks for it', async ({ request }) => {
  const json = await request.get('/authors/1', { headers: { accept: 'application/json' } })
  expect((await json.json()).data.author.id).toBe(1)
  const page = await request.get('/authors/1', { headers: { accept: 'text/html' } })
  expect(page.headers()['content-type']).toContain('text/html')
})

test.describe('when only the list of books fails', () => {
  test.use({ expectedErrors: /status of 500/ })

  test('the author stays, and the books can be tried again', async ({ page }) => {
    await openAwake(page, '/books/1')
    await page.route('**/api/books?**', (route) => route.fulfill({ status: 500 }))
    await page.getByRole('link', { name: 'View Full Profile' }).click()
    await expect(page.getByRole('tab', { name: 'Published Books' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('An error occurred')
    await expect(page.getByRole('img', { name: /Portrait of/ })).toBeVisible()
    await page.unroute('**/api/books?**')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('link', { name: /View Book/ }).first()).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
