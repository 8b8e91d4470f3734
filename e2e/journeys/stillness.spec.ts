import type { Page } from '@playwright/test'
import { script } from '../support/page-scripts.ts'
import { expect, hydrated, isAsleep, lettersSet, publicPages, test } from '../support/test.ts'

// An article that another journey publishes would stand in the first screen here, or not, as the journeys are dealt out.
test.use({
  content: 'of the demo alone',
  // Letters as wide as a phone draws them: with one dot a pixel this browser rounds each to a whole one, and lines break elsewhere.
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--force-device-scale-factor=2'],
      }),
    { scope: 'worker' },
  ],
})

/** 0.00 as it is reported. */
const STILL = 0.005

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

/** On a thin line any of these may be the last to come. */
const late = { fonts: /\.woff2$/, styles: /\.css$/, scripts: script } as const

for (const width of [360, 1280])
  test.describe(`nothing shifts, whatever comes late, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })
    for (const address of pages)
      test(address, async ({ page }) => {
        await page.addInitScript(recordShifts)
        for (const [kind, files] of Object.entries(late)) {
          const { release, othersHere } = await holdBack(page, files)
          await page.goto('about:blank')
          await page.goto(address, { waitUntil: 'commit' })
          if (kind !== 'styles') await painted(page)
          await othersHere()
          release()
          await page.waitForLoadState()
          await lettersSet(page)
          if (!(await isAsleep(page))) await hydrated(page)
          await scrollThrough(page, othersHere)
          const shifts = await page.evaluate<Shift[]>('window.shifts')
          const sum = shifts.reduce((total, { value }) => total + value, 0)
          expect.soft(sum, `${kind} late: ${JSON.stringify(shifts)}`).toBeLessThan(STILL)
          await page.unrouteAll()
        }
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

/** Holds files back until they are let go. What else is on its way can be waited for; a film is never all there. */
async function holdBack(page: Page, files: RegExp) {
  const held = Promise.withResolvers<void>()
  let released = false
  const open = new Set<string>()
  page.on('request', (request) => request.resourceType() !== 'media' && open.add(request.url()))
  page.on('requestfinished', (request) => open.delete(request.url()))
  page.on('requestfailed', (request) => open.delete(request.url()))
  await page.route(files, async (route) => {
    await held.promise
    await route.continue()
  })
  return {
    release() {
      released = true
      held.resolve()
    },
    othersHere: () =>
      expect
        .poll(() => [...open].filter((address) => released || !files.test(address)), { intervals: [20] })
        .toEqual([]),
  }
}

function painted(page: Page) {
  return page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
}

/** A screen at a time, and each time until what came into view is there. */
async function scrollThrough(page: Page, there: () => Promise<void>): Promise<void> {
  const screens = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight))
  for (let screen = 1; screen < screens; screen++) {
    await page.evaluate((top) => scrollTo(0, top * innerHeight), screen)
    await twoFrames(page)
    await there()
  }
  await twoFrames(page)
}

function twoFrames(page: Page) {
  return page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  )
}
