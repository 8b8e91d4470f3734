import { gzipSync } from 'node:zlib'
import { chromium, type Response } from 'playwright-core'
import { chromiumPath } from '../lib/chromium-path.ts'
import type { Outcome } from '../lib/finding.ts'
import type { RunningServer } from '../lib/start-server.ts'
import { inKb } from '../lib/statistics.ts'

const MOST_BYTES = 500_000

/** What the console's first screen loads, which is its login: all the JavaScript until the network is quiet. */
export async function measureConsoleWeight({ url }: RunningServer): Promise<Outcome> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    const weighing: Promise<{ name: string; bytes: number }>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') weighing.push(weigh(response))
    })
    await page.goto(`${url}/staff`, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: 'Staff login' }).waitFor()
    const files = await Promise.all(weighing)
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    return {
      findings: [
        {
          row: "First-load JavaScript of the console's first screen, gzip",
          figure: inKb(bytes),
          bound: `≤ ${inKb(MOST_BYTES)}`,
          reached: bytes > 0 && bytes <= MOST_BYTES,
        },
      ],
      remarks: files.map((file) => `  ${file.name} ${inKb(file.bytes)}`),
      figures: { files },
    }
  } finally {
    await browser.close()
  }
}

async function weigh(response: Response): Promise<{ name: string; bytes: number }> {
  const body = await response.body()
  return { name: new URL(response.url()).pathname, bytes: gzipSync(body, { level: 9 }).length }
}
