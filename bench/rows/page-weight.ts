import { gzipSync } from 'node:zlib'
import { keysOf } from '@panai/contract/http/keys-of'
import { TAMIL_PREFIX } from '@panai/contract/language/pages-in-tamil'
import { type Browser, chromium, type Page, type Response } from 'playwright-core'
import { chromiumPath } from '../lib/chromium-path.ts'
import type { Finding, Outcome } from '../lib/finding.ts'
import type { RunningServer } from '../lib/start-server.ts'
import { inKb } from '../lib/statistics.ts'

const budgets = { script: 10_000, stylesheet: 15_000, font: 45_000 } as const
/** Of a page whose titles and names are in Tamil. */
const TAMIL_FONTS = 90_000
type Kind = keyof typeof budgets
const kinds = keysOf(budgets)
const names: Record<Kind, string> = {
  script: 'JavaScript before anybody touches it',
  stylesheet: 'CSS',
  font: 'Fonts',
}
const WORTH_NAMING = 2_000
const phone = { width: 412, height: 823 }

/** Pages that are measured, and what of them. */
const pages: Record<string, readonly Kind[]> = {
  '/': ['script', 'stylesheet'],
  '/publications': ['script', 'stylesheet'],
  '/books/1': ['script', 'font'],
  '/books/2': ['font'],
  '/books/53/sample': ['script', 'font'],
  '/authors/1': ['script', 'font'],
  '/blog/1': ['script'],
  '/contact': ['script'],
  '/help': ['script', 'font'],
  '/ta/': ['script', 'font'],
  '/ta/publications': ['font'],
  '/ta/books/2': ['font'],
  '/ta/royaltyform': ['font'],
  '/ta/help': ['font'],
  '/ta/login': ['font'],
}
/** Their titles and names are in Tamil, and in no script beside Latin. */
const inTamil = ['/books/2', '/books/53/sample', '/authors/1']

/** A file that the page loaded. Scripts and styles weigh what gzip makes of them, fonts what they are. */
type Loaded = {
  kind: Kind
  name: string
  bytes: number
  sent: number
  beforeLoad: boolean
  beforePaint: boolean
}

/** What a first visit on a phone runs and shows until the network is quiet. Scripts that are only fetched ahead are not run. */
export async function measurePageWeight({ url }: RunningServer): Promise<Outcome> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const findings: Finding[] = []
  const remarks: string[] = []
  const figures: Record<string, unknown> = {}
  try {
    for (const [path, shown] of Object.entries(pages)) {
      const { files, preloaded } = await visit(browser, url + path)
      figures[path] = { files, preloaded }
      findings.push(...shown.map((kind) => finding(path, kind, files)))
      remarks.push(
        ...kinds.map((kind) => describe(path, kind, files)),
        `  preloaded: ${preloaded.join(', ') || 'nothing'}`,
      )
    }
  } finally {
    await browser.close()
  }
  return { findings, remarks, figures }
}

async function visit(browser: Browser, address: string): Promise<{ files: Loaded[]; preloaded: string[] }> {
  const page = await browser.newPage({ viewport: phone })
  const weighing: Promise<Omit<Loaded, 'beforePaint'>>[] = []
  let beforeLoad = true
  page.on('load', () => {
    beforeLoad = false
  })
  page.on('response', (response) => {
    const kind = kinds.find((known) => known === response.request().resourceType())
    if (kind) weighing.push(weigh(response, kind, beforeLoad))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const early = await askedBeforePaint(page)
  const weighed = (await Promise.all(weighing)).map((file) => ({
    ...file,
    beforePaint: early.includes(file.name),
  }))
  const files = [...weighed, ...(await inlineScripts(page))]
  const preloaded = await page
    .locator('link[rel=preload]')
    .evaluateAll((links) => links.map((link) => `${link.getAttribute('as')} ${link.getAttribute('href')}`))
  await page.close()
  return { files, preloaded }
}

/** The paths of what the page had asked for when something of it was first painted. */
function askedBeforePaint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => painted && startTime < painted.startTime)
      .map(({ name }) => new URL(name).pathname)
  })
}

/** Those that run; what lies in the page as text does not. */
async function inlineScripts(page: Page): Promise<Loaded[]> {
  const html = await (await page.request.get(page.url())).text()
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  const running = scripts.filter(([, attributes = '']) => !/ (src|type)=/.test(attributes))
  return running.map(([, , text = '']) => {
    const bytes = gzipSync(text, { level: 9 }).length
    return { kind: 'script', name: 'inline', bytes, sent: bytes, beforeLoad: true, beforePaint: true }
  })
}

async function weigh(
  response: Response,
  kind: Kind,
  beforeLoad: boolean,
): Promise<Omit<Loaded, 'beforePaint'>> {
  const body = await response.body()
  const { responseBodySize } = await response.request().sizes()
  return {
    kind,
    name: new URL(response.url()).pathname,
    bytes: kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length,
    sent: responseBodySize,
    beforeLoad,
  }
}

function sum(files: readonly Loaded[], of: 'bytes' | 'sent'): number {
  return files.reduce((total, file) => total + file[of], 0)
}

function finding(path: string, kind: Kind, files: readonly Loaded[]): Finding {
  const isInTamil = path.startsWith(TAMIL_PREFIX)
  // What stands further down, and letters of other scripts, come once the first screen is there.
  const own = files.filter((file) => file.kind === kind && (file.beforePaint || !isInTamil))
  const bytes = sum(own, 'bytes')
  const isTamil = isInTamil || inTamil.includes(path)
  const budget = kind === 'font' && isTamil ? TAMIL_FONTS : budgets[kind]
  return {
    row:
      kind === 'font'
        ? `Fonts of a page ${isInTamil ? 'in Tamil, asked for before its first paint' : isTamil ? 'with Tamil' : 'in Latin script'} (${path})`
        : `${names[kind]}: ${path}, gzip`,
    figure: inKb(bytes),
    bound: `≤ ${inKb(budget)}`,
    reached: bytes <= budget,
  }
}

function describe(path: string, kind: Kind, files: readonly Loaded[]): string {
  const own = files.filter((file) => file.kind === kind).toSorted((a, b) => b.bytes - a.bytes)
  const late = own.filter(({ beforeLoad }) => !beforeLoad)
  const large = own.filter(({ bytes }) => bytes >= WORTH_NAMING)
  const list = large.map(({ name, bytes }) => `${name.split('/').at(-1)} ${inKb(bytes)}`)
  return `${names[kind]} of ${path}: ${inKb(sum(own, 'bytes'))}, as sent ${inKb(sum(own, 'sent'))}, asked for after the load event ${inKb(sum(late, 'bytes'))}; ${own.length} files: ${list.join(', ')}`
}
