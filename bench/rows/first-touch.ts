import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../lib/chromium-path.ts'
import type { Finding, Outcome } from '../lib/finding.ts'
import { size } from '../lib/size.ts'
import type { RunningServer } from '../lib/start-server.ts'
import { inMs, median } from '../lib/statistics.ts'

const TOUCHES = size(5, 1)
const BOUND_MS = 200
const SLOWER = 4
const phone = { width: 412, height: 823 }

type Part = { name: string; path: string; role?: 'button' | 'tab'; button: string; answer: string }

/** What is touched, and what is there when that is answered: by the first script alone or by the framework that it wakes. */
const parts: readonly Part[] = [
  { name: 'Read More of a book', path: '/books/1', button: 'Read More', answer: '[aria-expanded=true]' },
  { name: 'the purchase dialog', path: '/books/1', button: 'Purchase Now', answer: 'dialog[open]' },
  { name: 'the search', path: '/', button: 'Search', answer: 'dialog[open]' },
  {
    name: 'the tabs of an author',
    path: '/authors/1',
    role: 'tab',
    button: 'About the Author',
    answer: '[role=tab][aria-selected=true]:nth-child(2)',
  },
  { name: 'the contact form', path: '/contact', button: 'Submit', answer: '[aria-invalid=true]' },
]

/** How long the first touch of a page that sleeps takes to be answered, on a phone whose processor is four times slower than this one. */
export async function measureFirstTouch({ url }: RunningServer): Promise<Outcome> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const findings: Finding[] = []
  const figures: Record<string, number[]> = {}
  try {
    for (const part of parts) {
      const times: number[] = []
      for (let touch = 0; touch < TOUCHES; touch++) times.push(await touchOnce(browser, url, part))
      figures[part.name] = times
      const middle = median(times)
      findings.push({
        row: `First touch answered, processor ${SLOWER} times slower: ${part.name}`,
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

async function touchOnce(browser: Browser, url: string, part: Part): Promise<number> {
  const { path, role = 'button', button, answer } = part
  const page = await browser.newPage({ viewport: phone, hasTouch: true })
  await page.goto(url + path, { waitUntil: 'networkidle' })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const answered = clock(page, answer)
  await page.getByRole(role, { name: button, exact: true }).first().tap()
  const time = await answered
  await page.context().close()
  return time
}

/** From the end of the touch until what answers it has been painted. */
function clock(page: Page, answer: string): Promise<number> {
  return page.evaluate<number>(`new Promise((answered) => {
    let began = 0
    addEventListener('click', ({ timeStamp }) => { began ||= timeStamp }, true)
    const look = () => {
      if (began === 0 || !document.querySelector(${JSON.stringify(answer)})) requestAnimationFrame(look)
      else setTimeout(() => answered(performance.now() - began))
    }
    look()
  })`)
}
