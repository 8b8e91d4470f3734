import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/lib/find-chromium.ts'
import type { Campaign } from '../campaign.ts'
import type { CallerName, PersonName } from '../cast/callers.ts'
import { poisonTexts } from '../cast/poison-texts.ts'

/** So many pages are seen of those whose addresses differ by a number only. */
const OF_A_KIND = 1
const MOST_PAGES = 70
const SETTLED_MS = 10_000

/** Scripts in every text that is stored, and then every page of the site and the console with a listener for any that runs. */
export async function storeScripts(campaign: Campaign): Promise<void> {
  const executablePath = findChromium()
  if (executablePath === null) {
    console.log('  SKIPPED: Chromium is not installed')
    return
  }
  const columns = await poisonTexts(campaign.db)
  await campaign.people.restore()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const seen = await Promise.all([
      seePages(campaign, browser, 'visitor', ['/', '/publications', '/blogs', '/help', '/contact']),
      seePages(campaign, browser, 'owner', ['/dashboard', '/book-info', '/statements', '/profile']),
      seePages(campaign, browser, 'admin', ['/staff']),
    ])
    const pages = seen.reduce((sum, count) => sum + count, 0)
    console.log(`  scripts in ${columns} columns, seen on ${pages} pages`)
  } finally {
    await browser.close()
  }
}

/** Follows the links from some pages, one of each kind of address. @returns how many pages were seen. */
async function seePages(
  campaign: Campaign,
  browser: Browser,
  caller: 'visitor' | PersonName,
  from: readonly string[],
): Promise<number> {
  const { origin } = new URL(campaign.server.origin.replace('127.0.0.1', 'localhost'))
  const context = await browser.newContext({ baseURL: origin })
  await listen(campaign, context, caller)
  const page = await context.newPage()
  if (caller !== 'visitor') await enter(campaign, page, caller)
  const waiting = [...from]
  const kinds = new Map<string, number>()
  let count = 0
  for (
    let address = waiting.shift();
    address !== undefined && count < MOST_PAGES;
    address = waiting.shift()
  ) {
    const kind = address.replace(/\d+/g, 'n').replace(/\?.*/, '')
    const known = kinds.get(kind) ?? 0
    if (known >= OF_A_KIND) continue
    kinds.set(kind, known + 1)
    count += 1
    waiting.push(...(await see(campaign, page, address, caller)))
  }
  await context.close()
  return count
}

/** @returns the addresses of our own that the page leads to. */
async function see(
  { findings }: Campaign,
  page: Page,
  address: string,
  caller: CallerName,
): Promise<string[]> {
  findings.requests += 1
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  // A page that goes on asking is looked at as it is by then.
  await page.waitForLoadState('networkidle', { timeout: SETTLED_MS }).catch(() => {})
  const injected = await page.locator('[data-attack]').count()
  if (injected > 0)
    findings.add('scripts', `${address} as ${caller} has ${injected} elements that somebody wrote as text`)
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  for (const link of links.filter((one) => /^\s*javascript:/i.test(one)))
    findings.add('scripts', `${address} as ${caller} has the link ${link}`)
  const row = page.locator('main tbody tr, #main-content tbody tr').first()
  const isTable = address.startsWith('/staff') && (await row.isVisible())
  if (isTable) await row.click({ timeout: 2_000 }).catch(() => {})
  return [...links, new URL(page.url()).pathname].filter((link) =>
    /^\/(?!\/|(?:api|storage|downloads|assets)\/)/.test(link),
  )
}

/** Of the page itself, before anything of it runs. */
const listener = `
  globalThis.ran = () => console.error('ATTACK a script ran')
  // 'eval': zod asks once whether it may, and goes on without.
  document.addEventListener('securitypolicyviolation', (event) => event.blockedURI === 'eval' ||
    console.error('ATTACK the policy had to refuse ' + event.violatedDirective + ' ' + event.blockedURI))
`

/** What runs says so, and so does what would have run if the page's policy had let it. */
async function listen({ findings }: Campaign, context: BrowserContext, caller: CallerName): Promise<void> {
  await context.addInitScript({ content: listener })
  context.on('console', (message) => {
    if (message.text().startsWith('ATTACK'))
      findings.add('scripts', `${message.page()?.url()} as ${caller}: ${message.text()}`)
  })
  context.on('dialog', (dialog) => {
    findings.add('scripts', `${dialog.page()?.url()} as ${caller}: a dialog of the browser`)
    void dialog.dismiss()
  })
}

/** Has the session of this person in the browser, as their login would have left it. */
async function enter({ people }: Campaign, page: Page, caller: PersonName): Promise<void> {
  const { authorId } = people.of(caller)
  const token = people.headersOf(caller).authorization?.replace('Bearer ', '') ?? ''
  const user = { id: authorId, name: caller, email: `${caller}@canary.example` }
  const kept = {
    auth_user: JSON.stringify(user),
    ...(authorId !== null && { userId: String(authorId) }),
    userName: user.name,
    userEmail: user.email,
    auth_token: token,
  }
  await page.goto('/robots.txt')
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, kept)
}
