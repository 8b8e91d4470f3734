import { isInTamil } from '@panai/contract/language/pages-in-tamil'
import type { Page } from '@playwright/test'
import { expectWithinWidth } from '../support/staff.ts'
import { expect, open, publicPages, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

/** The words of headings and of what leads on that are broken over two lines. An address has no place to break at. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange()
    const isBroken = (text: Text, { index, 0: word }: RegExpExecArray) => {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const seen = [...range.getClientRects()].filter(({ width }) => width > 0)
      return seen.some(({ top, height }) => top - Number(seen[0]?.top) > height / 2)
    }
    const isOnTwoLines = (unit: Element) =>
      unit.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(unit).lineHeight)
    const broken: string[] = []
    for (const element of document.querySelectorAll('h1, h2, h3, h4, a, button')) {
      if (!element.checkVisibility()) continue
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      // Words that are kept whole as long as a line holds them are cut into syllables.
      for (const unit of element.querySelectorAll('.whole-unit:not(td *, th *)'))
        if (!/\s/.test(unit.textContent) && !unit.closest('.sr-only') && isOnTwoLines(unit))
          broken.push(unit.textContent)
      for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode())
        for (const word of text.data.matchAll(/[^\s\-–—]+/g))
          if (!word[0].includes('@') && isBroken(text, word)) broken.push(word[0])
    }
    return broken
  })
}

for (const address of publicPages)
  test(`twice as large, the letters of ${address} fit a phone and keep their words whole`, async ({
    page,
  }) => {
    await open(page, address)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectWithinWidth(page)
    expect(await brokenWords(page)).toEqual([])
  })

for (const address of ['/', '/ta'])
  test(`the bar at the bottom of ${address} is as high as what the page keeps free for it`, async ({
    page,
  }) => {
    await open(page, address)
    const bar = page.getByRole('navigation').filter({ has: page.locator('.above-bar') })
    for (const width of [320, 360, 412, 768])
      for (const percent of [100, 110, 120, 130, 140, 150, 160, 170, 180, 200]) {
        await page.setViewportSize({ width, height: 740 })
        await page.evaluate(
          (size) => document.documentElement.style.setProperty('font-size', size),
          `${percent}%`,
        )
        const free = await page
          .locator('.shell')
          .evaluate((shell) => Number.parseFloat(getComputedStyle(shell).paddingBottom))
        expect(
          Math.abs(((await bar.boundingBox())?.height ?? 0) - free),
          `${width} px, ${percent} %`,
        ).toBeLessThan(1)
      }
  })

for (const address of publicPages.filter(isInTamil))
  test(`the words of /ta${address} are whole on a phone`, async ({ page }) => {
    await open(page, `/ta${address}`)
    await expectWithinWidth(page)
    expect(await brokenWords(page)).toEqual([])
  })
