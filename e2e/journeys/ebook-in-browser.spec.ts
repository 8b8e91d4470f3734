import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { aHostileEbook } from '../../server/test/a-hostile-ebook.ts'
import { expectOpenToAll } from '../support/accessibility.ts'
import { enter, onAnotherDevice, registered } from '../support/author.ts'
import { background } from '../support/background.ts'
import { download } from '../support/download.ts'
import { expectTamil } from '../support/expect-tamil.ts'
import { openAtDesk } from '../support/open-at-desk.ts'
import { makeBook, standingOf } from '../support/proofs.ts'
import { expectAccessible, expectWithinWidth } from '../support/staff.ts'
import { swipe } from '../support/swipe.ts'
import { expect, open, test, widths } from '../support/test.ts'

// What looks into the frame from outside, as a journey does, is stopped there too.
test.use({ hasTouch: true, expectedErrors: /^console: Blocked script execution in 'about:srcdoc'/ })

const reader = (place: Page | Locator) => place.getByRole('region', { name: 'The e-book' })
const textIn = (place: Page | Locator) => reader(place).locator('iframe').contentFrame()
const standingIn = (place: Page | Locator) =>
  place.getByRole('status').filter({ hasText: /: page \d+ of \d+$/ })
/** How many pages the text that is open has. */
const pagesIn = async (place: Page) =>
  Number(/(\d+)$/.exec((await standingIn(place).textContent()) ?? '')?.[1] ?? 0)

test('an author reads the e-book beside the printed pages; an editor reads the same; a hostile one does nothing', {
  tag: '@main',
}, async ({ page, request, browser }) => {
  const forEbooks: string[] = []
  page.on('request', (asked) => {
    if (/ebook/.test(asked.url())) forEbooks.push(asked.url())
  })
  const author = await registered(request)
  await enter(page, author, '/dashboard')
  const { title, linkToProof } = await makeBook(page)
  await linkToProof.click()
  const printed = standingOf(page)
  await expect(printed).toHaveText(/^Page 1 of/, background)
  await page.getByRole('button', { name: 'Next pages' }).click()
  // Nothing of it is fetched before it is asked for.
  expect(forEbooks).toEqual([])
  await page.getByRole('button', { name: 'E-book' }).click(background)

  // The cover, then text in the letters that came with the book.
  const standing = standingIn(page)
  await expect(standing).toHaveText(/^அட்டை: page 1 of 1$/)
  const cover = textIn(page).getByRole('img')
  await expect.poll(() => cover.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(100)
  await expect(reader(page).locator('iframe')).toHaveAttribute('sandbox', 'allow-same-origin')
  const back = page.getByRole('button', { name: 'Previous page', exact: true })
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  // A line of the book's own contents leads to its chapter, as one of the list does.
  const next = page.getByRole('button', { name: 'Next page', exact: true })
  for (const title of ['தலைப்புப் பக்கம்', 'பதிப்புரிமை', 'பொருளடக்கம்']) {
    await next.click()
    await expect(standing).toHaveText(new RegExp(`^${title}: page 1 of 1$`))
  }
  await textIn(page).getByRole('link', { name: 'அத்தியாயம் 3' }).click()
  await expect(standing).toHaveText(/^அத்தியாயம் 3: page 1 of /)
  await page.getByRole('combobox', { name: 'Chapter' }).selectOption({ label: 'அத்தியாயம் 2' })
  await expect(standing).toHaveText(/^அத்தியாயம் 2: page 1 of /)
  const letters = await textIn(page)
    .locator('body')
    .evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))
  expect(letters).toContain('Noto Serif Tamil loaded')

  // Page by page with buttons, keys and fingers, over the end of a chapter and back.
  await next.click()
  await expect(standing).toHaveText(/: page 2 of/)
  await expectOnPage(page, 2)
  await page.keyboard.press('ArrowLeft')
  await expect(standing).toHaveText(/: page 1 of/)
  await textIn(page).locator('h1').click()
  await page.keyboard.press('PageDown')
  await expect(standing).toHaveText(/: page 2 of/)
  await swipe(page, reader(page), { across: 200 })
  await expect(standing).toHaveText(/^அத்தியாயம் 2: page 1 of/)
  await swipe(page, reader(page), { across: 200 })
  const all = /^அத்தியாயம் 1: page (\d+) of \1$/
  await expect(standing).toHaveText(all)
  await expectOnPage(page, await pagesIn(page))
  await swipe(page, reader(page), { across: -200 })
  await expect(standing).toHaveText(/^அத்தியாயம் 2: page 1 of/)
  const few = await pagesIn(page)
  await page.getByRole('button', { name: 'Larger letters' }).click()
  await expect.poll(() => pagesIn(page)).toBeGreaterThan(few)
  await expectOpenToAll(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectWithinWidth(page)
    await expect(standing).toHaveText(/^அத்தியாயம் 2: page 1 of/)
  }

  // The pages of the printed book are where they were left; the e-book is too.
  await page.getByRole('button', { name: 'Printed book' }).click()
  await expect(printed).toHaveText(/^Pages 2 and 3 of/)
  await expect(page.getByRole('button', { name: 'Approve this proof' })).toBeVisible()
  await page.getByRole('button', { name: 'E-book' }).click()
  await expect(page.getByRole('button', { name: 'Approve this proof' })).toBeHidden()
  await expect(standing).toHaveText(/^அத்தியாயம் 2: page 1 of/)

  const address = new URL(page.url()).pathname
  await open(page, `/ta${address}`)
  await page.getByRole('button', { name: 'மின்னூல்', exact: true }).click()
  await expect(page.getByText(/^அட்டை: பக்கம் 1 \(மொத்தம் 1\)$/)).toBeVisible()
  await expectTamil(page)

  const { desk, errors } = await openAtDesk(browser, title)
  await desk.getByRole('button', { name: 'Read the e-book' }).click()
  await expect(standingIn(desk)).toHaveText(/^அட்டை: page 1 of 1$/)
  await desk.getByRole('button', { name: 'Next page', exact: true }).click()
  await expect(standingIn(desk)).toHaveText(/^தலைப்புப் பக்கம்: page 1 of 1$/)
  await expectAccessible(desk)
  expect(errors).toEqual([])

  await hostile(await onAnotherDevice(browser, author), address)

  // What is no book can't be shown, and is there all the same.
  const other = await onAnotherDevice(browser, author)
  await other.route('**/ebook/file', (asked) => asked.fulfill({ body: 'no book' }))
  await open(other, address)
  await other.getByRole('button', { name: 'E-book' }).click()
  await expect(other.getByText(/^The e-book can’t be shown here\./)).toBeVisible()
  await other.unroute('**/ebook/file')
  const saved = await download(other, other.getByRole('button', { name: 'Download the e-book (EPUB)' }))
  expect((await readFile(await saved.path())).toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip')
})

/** The page of the text begins at the edge of what shows it. */
async function expectOnPage(page: Page, number: number): Promise<void> {
  await expect
    .poll(() =>
      textIn(page)
        .locator('body')
        .evaluate(() => window.scrollX / window.innerWidth + 1),
    )
    .toBeCloseTo(number, 1)
}

/** Nothing of a book that is against its reader runs, is asked for elsewhere, or leaves the frame. */
async function hostile(page: Page, address: string): Promise<void> {
  const elsewhere: string[] = []
  page.on('request', (asked) => {
    if (!/^(data:|blob:|about:)/.test(asked.url()) && new URL(asked.url()).hostname !== 'localhost')
      elsewhere.push(asked.url())
  })
  const body = await aHostileEbook()
  await page.route('**/ebook/file', (asked) => asked.fulfill({ body }))
  await open(page, address)
  await page.getByRole('button', { name: 'E-book' }).click()
  await expect(textIn(page).getByText('Words of a trap')).toBeVisible()
  await expect(textIn(page).getByRole('img', { name: 'A picture from elsewhere' })).toHaveJSProperty(
    'src',
    '',
  )
  // A note on a later page is reached, as in books that are made here.
  await textIn(page).getByRole('link', { name: 'To the note' }).click()
  await expect(standingIn(page)).toHaveText(/^Trap: page 2 of 2$/)
  await expect(textIn(page).getByText('The note', { exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Previous page', exact: true }).click()
  await expect(standingIn(page)).toHaveText(/^Trap: page 1 of 2$/)
  await textIn(page).getByText('Press here').click()
  await textIn(page).getByText('Or here').click()
  await textIn(page).getByRole('button', { name: 'Send' }).click()
  await expect(textIn(page).getByText('Words of a trap')).toBeVisible()
  await expect(page).toHaveTitle(/Proof/)
  expect(page.context().pages()).toEqual([page])
  expect(elsewhere).toEqual([])
}
