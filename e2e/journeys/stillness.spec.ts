import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, lettersSet, publicPages, test } from '../support/test.ts'

// An article that another journey publishes would stand in the first screen here, or not, as the journeys are dealt out.
test.use({ content: 'of the demo alone' })

const MOST = 0.02

const pages = [
  ...publicPages,
  '/publications?q=zzzz',
  '/authors/1?tab=about',
  '/authors/1?tab=reviews',
  '/services/self-publishing?tab=progress',
  '/services/self-publishing?tab=starting',
  '/help?tab=word-limits',
  '/help?tab=images',
  '/help#question-royalty',
  '/royaltyform?copies=10',
]

/** On a thin line a page is painted before its fonts are there, with the letters of the device. */
const FONTS_LATE_MS = 700

for (const width of [360, 1280])
  test.describe(`nothing shifts when the fonts come late, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })
    for (const address of pages)
      test(address, async ({ page }) => {
        await page.addInitScript(recordShifts)
        await page.route(/\.woff2$/, async (route) => {
          await pause(FONTS_LATE_MS)
          await route.continue()
        })
        await page.goto(address, { waitUntil: 'networkidle' })
        await lettersSet(page)
        await scrollThrough(page)
        const shifts = await page.evaluate<Shift[]>('window.shifts')
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST)
      })
  })

type Shift = { value: number; moved: string[] }

/** What moved without anybody having touched the page, in the order in which it did. */
const recordShifts = `
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput)
        window.shifts.push({ value, moved: sources.map(({ node }) => node?.nodeName + ' ' + (node?.className ?? '')) })
  }).observe({ type: 'layout-shift', buffered: true })`

/** A screen at a time, and each time until what came into view is there. */
async function scrollThrough(page: Page): Promise<void> {
  const screens = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight))
  for (let screen = 1; screen < screens; screen++) {
    await page.evaluate((top) => scrollTo(0, top * innerHeight), screen)
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    )
    await page.waitForLoadState('networkidle')
  }
}
