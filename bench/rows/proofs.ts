import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Browser, chromium } from 'playwright-core'
import { aTamilBook, handIn, type Step, secondsOf, stepsOf } from '../lib/books-in-work.ts'
import { chromiumPath } from '../lib/chromium-path.ts'
import type { Finding, Outcome } from '../lib/finding.ts'
import { inTemporaryFolder } from '../lib/in-temporary-folder.ts'
import { SECRET_KEY, signInAuthors } from '../lib/send-forms.ts'
import { size } from '../lib/size.ts'
import { startServer } from '../lib/start-server.ts'
import { inMs, median, spread } from '../lib/statistics.ts'

const MOST_EBOOK_S = 5
const MOST_SPREAD_MS = 1_000
const ROUNDS = size(7, 2)
const PATIENCE_MS = 10 * 60_000

const windows = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } } as const
type Seen = Readonly<Record<keyof typeof windows, number[]>>

/** How long the e-book and the cover of a Tamil book of 300 pages take, and how soon its author sees the first pages of its proof. */
export function measureProofs(): Promise<Outcome> {
  return inTemporaryFolder(async (dataDir) => {
    const server = await startServer({ dataDir, env: { SECRET_KEY } })
    const db = new pg.Client({ host: path.join(dataDir, 'pg18'), user: 'postgres', database: 'panai' })
    await db.connect()
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu'],
    })
    try {
      const [author = ''] = await signInAuthors(dataDir, 1)
      const submission = await handIn(server, author, await aTamilBook())
      const [ebook, cover] = await untilMade(db, submission)
      const proof = {
        url: `${server.url}/books-in-work/${submission}/proof`,
        session: await sessionOf(db, author),
      }
      await timeFirstPages(browser, proof, windows.desk) // what is loaded at the first one is loaded
      const seen: Seen = { phone: [], desk: [] }
      for (let round = 0; round < ROUNDS; round += 1)
        for (const device of ['phone', 'desk'] as const)
          seen[device].push(await timeFirstPages(browser, proof, windows[device]))
      return describe({ ebookS: secondsOf(ebook), coverS: secondsOf(cover), seen })
    } finally {
      await browser.close()
      await db.end()
      await server.stop()
    }
  })
}

/** @throws Error when one of them could not be made. */
async function untilMade(db: pg.Client, submission: number): Promise<[ebook: Step, cover: Step]> {
  const began = Date.now()
  while (Date.now() - began < PATIENCE_MS) {
    const steps = await stepsOf(db, submission)
    const failed = steps.find(({ reason }) => reason !== null)
    if (failed) throw new Error(`${failed.step}: ${failed.reason}`)
    const [ebook, cover] = (['ebook', 'cover'] as const).map((name) =>
      steps.find(({ step, ended }) => step === name && ended !== null),
    )
    if (ebook && cover) return [ebook, cover]
    await pause(50)
  }
  throw new Error(`submission ${submission} was not made in time`)
}

type Session = Readonly<Record<string, string>>

/** What the browser keeps of one who is logged in. */
async function sessionOf(db: pg.Client, authorization: string): Promise<Session> {
  const { rows } = await db.query<{ id: number; name: string; email: string }>(
    `select author_id as id, name, email from accounts join sessions on sessions.account_id = accounts.id
     where device = 'bench'`,
  )
  const [user] = rows
  if (!user) throw new Error('nobody is logged in')
  return {
    auth_token: authorization.replace('Bearer ', ''),
    auth_user: JSON.stringify(user),
    userId: String(user.id),
    userName: user.name,
    userEmail: user.email,
  }
}

/** Notes within the page when one of the pages of the proof has a dark dot for the first time. */
const MARK_FIRST_INK = `requestAnimationFrame(function look() {
  const hasInk = [...document.querySelectorAll('.proof-page:not([hidden]) canvas')].some((canvas) => {
    if (canvas.width === 0 || canvas.height === 0) return false
    const dots = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data
    for (let at = 0; at < dots.length; at += 4) if (dots[at + 3] === 255 && dots[at] < 128) return true
    return false
  })
  if (hasInk) performance.mark('first ink')
  else requestAnimationFrame(look)
})`

/** From the beginning of its page until a page has ink. The browser has kept nothing; nothing slows the way to the server. @returns milliseconds. */
async function timeFirstPages(
  browser: Browser,
  { url, session }: { url: string; session: Session },
  viewport: { width: number; height: number },
): Promise<number> {
  const context = await browser.newContext({ viewport })
  try {
    await context.addInitScript((kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
    }, session)
    await context.addInitScript(MARK_FIRST_INK)
    const page = await context.newPage()
    await page.goto(url)
    const inkAt = () =>
      page.evaluate<number | null>(`performance.getEntriesByName('first ink')[0]?.startTime ?? null`)
    for (const began = Date.now(); Date.now() - began < PATIENCE_MS; await pause(100)) {
      const ms = await inkAt()
      if (ms !== null) return ms
    }
    throw new Error('no page of the proof was drawn in time')
  } finally {
    await context.close()
  }
}

function describe({ ebookS, coverS, seen }: { ebookS: number; coverS: number; seen: Seen }): Outcome {
  const inSeconds = (value: number) => `${value.toFixed(1)} s`
  const firstPages = (device: keyof Seen): Finding => {
    const middle = median(seen[device])
    return {
      row: `First pages of its proof, ${windows[device].width} px`,
      figure: `${inMs(middle)} (${spread(seen[device])})`,
      bound: `≤ ${MOST_SPREAD_MS} ms`,
      reached: middle <= MOST_SPREAD_MS,
    }
  }
  return {
    findings: [
      {
        row: 'The e-book of a Tamil manuscript of 300 pages',
        figure: inSeconds(ebookS),
        bound: `≤ ${MOST_EBOOK_S} s`,
        reached: ebookS <= MOST_EBOOK_S,
      },
      { row: 'Its cover', figure: inSeconds(coverS), bound: 'none', reached: null },
      firstPages('phone'),
      firstPages('desk'),
    ],
    figures: { ebookS, coverS, seen },
  }
}
