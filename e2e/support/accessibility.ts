import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What a dark ground can change: nothing else depends on colours. */
const colours = ['color-contrast', 'link-in-text-block']
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
    await expectNoViolations(page, (axe) => axe.withTags(everything))
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectNoViolations(page, (axe) => axe.withRules(colours))
    await each?.()
    await expectToFit(page)
    await page.setViewportSize({ width: narrower, height: height(width) })
    await expectToFit(page)
  }
}

async function expectNoViolations(page: Page, chosen: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  // All is one document, so that no second page is needed to put the findings of frames together.
  const { violations } = await chosen(new AxeBuilder({ page }).setLegacyMode()).analyze()
  const { width } = page.viewportSize() ?? {}
  expect(
    violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target) })),
    `axe at ${width} px, ${page.url()}`,
  ).toEqual([])
}

async function expectToFit(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess, `wider than ${page.viewportSize()?.width} px, ${page.url()}`).toBeLessThanOrEqual(0)
}
