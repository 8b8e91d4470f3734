import type { Page } from '@playwright/test'
import { anAuthor, enter } from '../support/author.ts'
import { expectWithinWidth } from '../support/staff.ts'
import { expect, open, publicPages, test } from '../support/test.ts'

/** How much wider than the English its words are. */
const TIMES = 1.6
/** Sums, and the sample of an old font. */
const noWords = /^(?:[−–\s]*(?:Rs\.\s)?[\d,.]+%?|jkpo;)$/

test.use({ viewport: { width: 360, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

for (const address of [
  ...publicPages,
  '/authors/1?tab=about',
  '/royaltyform?copies=10',
  '/help?tab=word-limits',
  '/help?tab=images',
  '/register',
  '/forgot-password',
])
  test(`${address} has room for a language of ${TIMES} times the width`, async ({ page }) => {
    await open(page, address)
    await expectRoom(page)
  })

test("an author's pages have room for it too", async ({ page }) => {
  const demoAuthor = anAuthor({ email: 'demo.author@panai.example', password: 'Palmyra-Leaf-26' })
  await enter(page, demoAuthor, '/dashboard')
  for (const address of [
    '/dashboard',
    '/dashboard?books=submitted',
    '/sales-history',
    '/payout-history',
    '/statements',
    '/profile',
    '/bank-details',
    '/book-info',
  ]) {
    await open(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectRoom(page)
  }
})

async function expectRoom(page: Page): Promise<void> {
  expect(await widen(page)).toBeGreaterThanOrEqual(TIMES)
  await expectWithinWidth(page)
  expect(await cutTexts(page)).toEqual([])
}

/**
 * Sets the letters of the page's language as far apart as makes its words so much wider.
 * @returns how many times wider they are now
 */
function widen(page: Page): Promise<number> {
  return page.evaluate((noWords) => {
    for (const element of document.querySelectorAll('main *'))
      if (new RegExp(noWords).test(element.textContent)) element.setAttribute('data-no-words', '')
    const range = document.createRange()
    const widthOfWords = () => {
      let width = 0
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest(':lang(ta), [data-no-words]')) continue
        range.selectNodeContents(node)
        for (const box of range.getClientRects()) width += box.width
      }
      return width
    }
    const before = widthOfWords()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { letter-spacing: 0.34em !important } :lang(ta), [data-no-words] { letter-spacing: normal !important }',
    )
    document.adoptedStyleSheets.push(sheet)
    return widthOfWords() / before
  }, noWords.source)
}

/** What is wider than its own place, but for what is scrolled and the stars of a rating. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        ':is(a, button, h1, h2, h3, h4, p, dt, dd, th, td, label, legend, summary, li)',
      ),
    ]
      .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
      .filter((one) => one.checkVisibility() && !one.querySelector('.sr-only') && !one.closest('.sr-only'))
      .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 80)}`),
  )
}
