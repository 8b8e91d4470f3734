import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { createDatabase, createPool } from '@panai/server/db/database'
import { createLogger } from '@panai/server/log/logger'
import { type Browser, chromium, type Response } from 'playwright-core'
import { chromiumPath } from '../lib/chromium-path.ts'
import type { Finding, Outcome } from '../lib/finding.ts'
import type { RunningServer } from '../lib/start-server.ts'
import { inKb } from '../lib/statistics.ts'
import { staffToken } from '../lib/tokens.ts'

const MOST_BYTES = 300_000

type Screen = { row: string; heading: string; token: string | null }
type File = { name: string; bytes: number }

/** What the console loads for its login and for the first screen behind it: all the JavaScript until the network is quiet. */
export async function measureConsoleWeight({ url }: RunningServer, dataDir: string): Promise<Outcome> {
  const connection = { host: path.join(dataDir, 'pg18'), user: 'postgres', database: 'panai' }
  const pool = createPool(connection, createLogger({ logLevel: 'error' }))
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    // Nobody's menu has more entries.
    const { token } = await staffToken(createDatabase(pool), url, 'admin')
    const screens: readonly Screen[] = [
      { row: "the console's login", heading: 'Staff login', token: null },
      { row: "the console's first screen after the login", heading: 'To do', token },
    ]
    const findings: Finding[] = []
    const remarks: string[] = []
    const figures: Record<string, readonly File[]> = {}
    for (const screen of screens) {
      const files = await visit(browser, url, screen)
      findings.push(finding(screen, files))
      remarks.push(...files.map((file) => `  ${screen.heading}: ${file.name} ${inKb(file.bytes)}`))
      figures[screen.heading] = files
    }
    return { findings, remarks, figures }
  } finally {
    await browser.close()
    await pool.end()
  }
}

/** As on a first visit: nothing is kept from the one before. */
async function visit(browser: Browser, url: string, { heading, token }: Screen): Promise<readonly File[]> {
  const context = await browser.newContext()
  if (token !== null) await context.addInitScript((kept) => localStorage.setItem('auth_token', kept), token)
  const page = await context.newPage()
  const weighing: Promise<File>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') weighing.push(weigh(response))
  })
  await page.goto(`${url}/staff`, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { name: heading }).waitFor()
  const files = await Promise.all(weighing)
  await context.close()
  return files
}

function finding({ row }: Screen, files: readonly File[]): Finding {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  return {
    row: `First-load JavaScript of ${row}, gzip`,
    figure: inKb(bytes),
    bound: `≤ ${inKb(MOST_BYTES)}`,
    reached: bytes > 0 && bytes <= MOST_BYTES,
  }
}

async function weigh(response: Response): Promise<File> {
  const body = await response.body()
  return { name: new URL(response.url()).pathname, bytes: gzipSync(body, { level: 9 }).length }
}
