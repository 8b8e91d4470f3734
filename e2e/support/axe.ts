import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

type Violation = { id: string; where: { target: string; summary: string }[] }

/** WCAG 2.2 up to AA, and what axe holds to be good practice. */
export const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What a dark ground can change: nothing else depends on colours. */
export const colours = ['color-contrast', 'link-in-text-block']

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * What axe finds wrong with the document as it is.
 * It is sent into a document once, and says nothing of what is right: both took half of the time of looking.
 */
export async function findViolations(page: Page, only: string[]): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  await movementsOver(page)
  const options: RunOptions = { runOnly: only, resultTypes: ['violations'], iframes: false }
  return page.evaluate(async (options) => {
    const { violations } = await (window as typeof window & { axe: typeof import('axe-core') }).axe.run(
      options,
    )
    return violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ target, failureSummary = '' }) => ({
        target: target.join(' '),
        summary: failureSummary,
      })),
    }))
  }, options)
}

/** What fades in or out has too little contrast for some frames. What moves for ever, or with the reader's scrolling, is looked at as it is. */
async function movementsOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
