import { expect, type Page } from '@playwright/test'
import { timeLimits } from '../../scripts/lib/time-limits.ts'
import { colours, everything, findViolations } from './axe.ts'
import { brokenLines } from './broken-lines.ts'

const screens = [
  [360, 320],
  [1280, 768],
] as const

type Looking = {
  /** Of the window; 800 px unless it is said. */
  height?: (width: number) => number
  /** What else has to be so on each screen. */
  each?: () => Promise<void>
}

/**
 * Nothing is in the way of anybody, by day and by night, on a phone and on a wide screen, and nothing is wider than the screen.
 * One visit is enough for all of it: what differs between screens and times of day is style.
 */
export async function expectOpenToAll(page: Page, { height = () => 800, each }: Looking = {}): Promise<void> {
  for (const [width, narrower] of screens) {
    await page.setViewportSize({ width, height: height(width) })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, colours)
    await each?.()
    await expectToFit(page)
    await page.setViewportSize({ width: narrower, height: height(width) })
    await expectToFit(page)
  }
}

/**
 * Nothing is in the way of anybody in the window as it is, once it has settled: a page learns of a new width a moment after it has it.
 * @param only of these rules or tags of rules, all of them unless it is said
 */
export async function expectAccessible(page: Page, only = everything): Promise<void> {
  const { width } = page.viewportSize() ?? {}
  await expect(async () => {
    const violations = await findViolations(page, only)
    const named = violations.map(({ id, where }) => `${id} (${where.map(({ target }) => target).join(', ')})`)
    expect(violations, `axe at ${width} px, ${page.url()}: ${named.join('; ')}`).toEqual([])
  }).toPass({ timeout: timeLimits.expectation })
}

/** Nothing is wider than the window, and no line of it begins in the wrong place. */
export async function expectToFit(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? {}
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess, `wider than ${width} px, ${page.url()}`).toBeLessThanOrEqual(0)
  await expect.poll(() => brokenLines(page), `lines at ${width} px, ${page.url()}`).toEqual([])
}
