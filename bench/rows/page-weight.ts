import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import type { Finding, Outcome } from '../lib/finding.ts'
import { chromiumPath } from '../lib/chromium-path.ts'
import type { RunningServer } from '../lib/start-server.ts'
import { inKb } from '../lib/statistics.ts'

const budgets = { script: 130_000, stylesheet: 15_000, font: 120_000 } as const
type Kind = keyof typeof budgets
const names: Record<Kind, string> = { script: 'JavaScript', stylesheet: 'CSS', font: 'fonts' }

/** What a first visit loads until the network is quiet: scripts and styles as gzip makes them, fonts as they are. */
export async function measurePageWeight(server: RunningServer): Promise<Outcome> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
  const findings: Finding[] = []
  try {
    for (const path of ['/', '/publications', '/help']) {
      const weights = { script: 0, stylesheet: 0, font: 0 }
      const page = await browser.newPage()
      const reading: Promise<void>[] = []
      page.on('response', (response) => {
        const kind = response.request().resourceType()
        if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') return
        const weigh = async () => {
          const body = await response.body()
          weights[kind] += kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length
        }
        reading.push(weigh())
      })
      await page.goto(server.url + path, { waitUntil: 'networkidle' })
      await Promise.all(reading)
      await page.close()
      const shown: Kind[] = path === '/help' ? ['font'] : ['script', 'stylesheet']
      for (const kind of shown) findings.push(finding(path, kind, weights[kind]))
    }
  } finally {
    await browser.close()
  }
  return { findings, figures: findings }
}

function finding(path: string, kind: Kind, bytes: number): Finding {
  const row = kind === 'font' ? `Fonts of a page in Latin script (${path})` : `First-load ${names[kind]} of ${path}, gzip`
  return { row, figure: inKb(bytes), bound: `≤ ${inKb(budgets[kind])}`, reached: bytes <= budgets[kind] }
}
