import { setTimeout as pause } from 'node:timers/promises'
import { openPlainBrowser, type PlainBrowser } from '../../scripts/lib/plain-browser.ts'
import { chromiumPath } from '../lib/chromium-path.ts'
import type { Finding, Outcome } from '../lib/finding.ts'
import { size } from '../lib/size.ts'
import type { RunningServer } from '../lib/start-server.ts'
import { inMs, median } from '../lib/statistics.ts'

const TIMES = size(5, 1)
const BOUND_MS = 50
/** Longer than a browser waits before it prepares a page, and than it takes. */
const ON_THE_LINK_MS = 1_500

const links = [
  { from: '/blogs', link: 'header nav a[href="/publications"]', to: '/publications' },
  { from: '/publications', link: 'main a[href^="/books/"]', to: '/books/' },
  { from: '/help', link: 'header a[href="/"]', to: '/' },
]

/** From the click on a link, after a moment on it, until its page has been painted. */
export async function measureFollowing({ url }: RunningServer): Promise<Outcome> {
  const findings: Finding[] = []
  const figures: Record<string, number[]> = {}
  const browser = await openPlainBrowser(chromiumPath())
  try {
    for (const { from, link, to } of links) {
      const times: number[] = []
      for (let time = 0; time < TIMES; time++) times.push(await follow(browser, url + from, link, to))
      figures[`${from} to ${to}`] = times
      const middle = median(times)
      findings.push({
        row: `A link followed after a moment on it, from ${from} to ${to}`,
        figure: `${inMs(middle)} (${inMs(Math.min(...times))}-${inMs(Math.max(...times))})`,
        bound: `≤ ${BOUND_MS} ms`,
        reached: middle <= BOUND_MS,
      })
    }
  } finally {
    await browser.close()
  }
  return { findings, figures }
}

async function follow(browser: PlainBrowser, from: string, link: string, to: string): Promise<number> {
  await browser.goTo(from)
  await browser.evaluate(
    `document.querySelector(${JSON.stringify(link)}).scrollIntoView({ block: 'center' })`,
  )
  await browser.hover(link)
  await browser.evaluate(
    `addEventListener('click', () => localStorage.setItem('clicked', performance.timeOrigin + performance.now()), true)`,
  )
  await pause(ON_THE_LINK_MS)
  await browser.click(link)
  await browser.until(
    `location.pathname.startsWith(${JSON.stringify(to)}) && location.href !== ${JSON.stringify(from)} && performance.getEntriesByName('first-contentful-paint').length > 0`,
  )
  return browser.evaluate<number>(
    `performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0].startTime - Number(localStorage.getItem('clicked'))`,
  )
}
