import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { widths } from './test.ts'
import { wordsOfOthers } from './words-of-others.ts'

/** A page below `/ta` says nothing in another language, is open to all, and has room for its words on a phone, a tablet and a wide screen. */
export async function expectTamil(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
  expect(await wordsOfOthers(page)).toEqual([])
  await expectAccessible(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectToFit(page)
    expect(await cutWords(page), `cut at ${width} px`).toEqual([])
  }
}

/** What is wider than its own place, and neither scrolled to nor cut on purpose. */
function cutWords(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a, button, h1, h2, h3, p, dt, dd, th, label, legend, summary)',
      ),
    ]
      .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
      .filter((one) => one.checkVisibility() && !one.querySelector('.sr-only, .truncate'))
      .map((one) => one.textContent),
  )
}
