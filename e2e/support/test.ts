import { test as base, expect, type Page } from '@playwright/test'
import { timeLimits } from '../../scripts/lib/time-limits.ts'
import { endAdding } from './add-person.ts'
import { closingConnections } from './closing-connections.ts'
import { type RunningServer, startServer } from './start-server.ts'

type Options = {
  /** Console errors that the journey brings about on purpose, such as a request that it lets fail. */
  expectedErrors: RegExp
}

type WorkerOptions = {
  /** Journeys with the same value share servers: what measures the demo as it is takes one in which no other journey has written. */
  content: string
}

/** Every journey fails on any console error, page error or request to another host. Each worker has a server of its own. */
export const test = base.extend<Options, WorkerOptions & { server: RunningServer }>({
  content: ['of all journeys', { option: true, scope: 'worker' }],
  server: [
    async ({ content: _content }, use) => {
      const server = await startServer()
      // What is no fixture asks for these: other browsers, and who reads mail.
      process.env.PANAI_ADDRESS = server.address
      process.env.PANAI_MAIL = server.mail
      await use(server)
      endAdding()
      await server.stop()
    },
    { scope: 'worker', auto: true, timeout: timeLimits.hook },
  ],
  expectedErrors: [/^none$/, { option: true }],
  baseURL: ({ server }, use) => use(server.address),
  // The contexts that journeys open for themselves are covered too.
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        closingConnections(context.request)
        return context
      }
      await use(browser)
      browser.newContext = newContext
    },
    { scope: 'worker' },
  ],
  request: ({ request }, use) => use(closingConnections(request)),
  page: async ({ page, expectedErrors }, use) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => problems.push(`page: ${error.message}`))
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && hostname !== 'localhost')
        problems.push(`foreign request: ${request.url()}`)
    })
    await use(page)
    expect(problems.filter((problem) => !expectedErrors.test(problem))).toEqual([])
  },
})

export { expect }

/** Opens a page. One that is there to be used has come to life then; one that is read is asleep, and wakes when it is touched. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  if (!(await isAsleep(page))) await hydrated(page)
  await lettersSet(page)
}

/** A page counts as loaded when its fonts have come; on a busy machine its lines are set in them some moments later, and are of another height. */
export async function lettersSet(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

export function isAsleep(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.asleep !== undefined)
}

/** Opens a page that is awake, for what has to begin at once. */
export async function openAwake(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await awake(page)
  await lettersSet(page)
}

/** Wakes a page that is asleep, as somebody does who turns to a button. */
export async function awake(page: Page): Promise<void> {
  if (await isAsleep(page)) {
    const search = page.getByRole('banner').getByRole('button', { name: 'Search' })
    await search.focus()
    await search.blur()
  }
  await hydrated(page)
}

/**
 * React puts a key of its own on every element that it has taken over; parts of a page are taken over one after another. What moves by a
 * module of its own may be left as it is.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = document.querySelectorAll('body :is(a, button, select, input, summary):not(live-part *)')
    return [...controls].every((control) => Object.keys(control).some((key) => key.startsWith('__react')))
  })
}

export const widths = [360, 768, 1280] as const

/** The pages that a visitor can read, one of each kind. */
export const publicPages = [
  '/',
  '/publications',
  '/books/1',
  '/books/12/sample',
  '/authors/1',
  '/blogs',
  '/blog/1',
  '/services/self-publishing',
  '/services/translation',
  '/services/sponsored-publishing',
  '/help',
  '/contact',
  '/royaltyform',
] as const
