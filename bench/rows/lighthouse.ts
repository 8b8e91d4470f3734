import { keysOf } from '@panai/contract/http/keys-of'
import { TAMIL_PREFIX } from '@panai/contract/language/pages-in-tamil'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumPath } from '../lib/chromium-path.ts'
import type { Finding, Outcome } from '../lib/finding.ts'
import { size } from '../lib/size.ts'
import type { RunningServer } from '../lib/start-server.ts'
import { inMs, median, spread } from '../lib/statistics.ts'

const RUNS = size(5, 1)
const inEnglish = ['/', '/publications', '/books/1', '/authors/1', '/blogs', '/help', '/contact']
const inBoth = [...inEnglish, ...inEnglish.map((path) => `${TAMIL_PREFIX}${path}`)]
const paths = inBoth.slice(0, size(inBoth.length, 1))
const LATEST_LCP_MS = 1_200
const bounds = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof bounds
const categories = keysOf(bounds)

type Run = { scores: Record<Category, number>; lcp: number; tbt: number; cls: number; failed: string[] }

/** Lighthouse's own phone (slow network and processor, simulated), the median of five runs a page. */
export async function measureLighthouse(server: RunningServer): Promise<Outcome> {
  const findings: Finding[] = []
  const remarks: string[] = []
  const figures: Record<string, Run[]> = {}
  for (const path of paths) {
    const runs: Run[] = []
    for (let run = 0; run <= RUNS; run++) {
      const result = await audit(server.url + path)
      // The first visit has the sizes of its pictures made, which every later visitor finds.
      if (run > 0) runs.push(result)
    }
    figures[path] = runs
    const scores = categories.map((name) => median(runs.map((run) => run.scores[name])))
    findings.push({
      row: `Lighthouse ${path}: performance, accessibility, best practices, SEO`,
      figure: scores.join(' '),
      bound: categories.map((name) => bounds[name]).join(' '),
      reached: categories.every((name, index) => (scores[index] ?? 0) >= bounds[name]),
    })
    const middle = (of: (run: Run) => number) => median(runs.map(of))
    const lcp = middle((run) => run.lcp)
    findings.push({
      row: `Lighthouse ${path}: largest paint`,
      figure: `${inMs(lcp)} (${spread(runs.map((run) => run.lcp))})`,
      bound: `≤ ${inMs(LATEST_LCP_MS)}`,
      reached: lcp <= LATEST_LCP_MS,
    })
    const failed = [...new Set(runs.flatMap((run) => run.failed))]
    remarks.push(
      `${path}: TBT ${inMs(middle((run) => run.tbt))} (${spread(runs.map((run) => run.tbt))}), CLS ${middle((run) => run.cls).toFixed(4)}${failed.length > 0 ? `; not passed: ${failed.join(', ')}` : ''}`,
    )
  }
  return { findings, remarks, figures }
}

async function audit(url: string): Promise<Run> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json' })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    const { lhr } = result
    const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
    const value = (name: string) => {
      const audited = lhr.audits[name]
      if (audited?.numericValue !== undefined) return audited.numericValue
      const why = audited?.errorMessage ?? lhr.runtimeError?.message
      throw new Error(`Lighthouse gave no ${name} for ${url}: ${why}`)
    }
    const counted = categories
      .filter((name) => name !== 'performance')
      .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      failed: counted
        .filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score === 0)
        .map(({ id }) => id),
    }
  } finally {
    chrome.kill()
  }
}
