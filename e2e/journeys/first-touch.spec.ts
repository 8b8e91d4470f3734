import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { holdScripts, isScript, runs } from '../support/page-scripts.ts'
import { expect, hydrated, isAsleep, publicPages, test } from '../support/test.ts'

const MOST = 10_240
const read = publicPages.filter((address) => address !== '/royaltyform')

for (const address of read)
  test(`nothing of the framework runs on ${address} before somebody touches it`, async ({ page }) => {
    const files: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (isScript(response.url()) && runs(response.request().resourceType())) files.push(response.body())
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    expect(await isAsleep(page)).toBe(true)
    await page.mouse.wheel(0, 300)
    await page.waitForLoadState('networkidle')
    const html = await (await page.request.get(address)).text()
    const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
      ([, attributes]) => !attributes?.includes(' type='),
    )
    const all = [...(await Promise.all(files)), ...inline.map(([, , text = '']) => Buffer.from(text))]
    const bytes = all.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0)
    expect(inline.length).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(MOST)
    expect(await isAsleep(page)).toBe(true)
  })

type Part = {
  name: string
  address: string
  touch: (page: Page) => Promise<void>
  answers: (page: Page) => Promise<void>
}

const parts: readonly Part[] = [
  {
    name: 'a word in the search',
    address: '/blogs',
    touch: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      await page.keyboard.type('பொன்னி')
    },
    answers: async (page) => {
      const search = page.getByRole('dialog', { name: 'Search' })
      await expect(search.getByRole('link').first()).toBeVisible()
      await expect(search.getByRole('textbox')).toHaveValue('பொன்னி')
      await expect(search.getByRole('textbox')).toBeFocused()
    },
  },
  {
    name: 'a tag of the search',
    address: '/blogs',
    touch: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      await page.getByRole('button', { name: 'ISBN', exact: true }).click()
    },
    answers: async (page) => {
      const search = page.getByRole('dialog', { name: 'Search' })
      await expect(search.getByRole('textbox')).toHaveValue('ISBN')
      await expect(search.getByRole('link').first()).toBeVisible()
    },
  },
  {
    name: 'a filter of the library',
    address: '/publications',
    touch: async (page) => {
      await page.getByLabel('Genre').selectOption({ label: 'Poetry' })
    },
    answers: (page) => expect(page).toHaveURL(/genre=poetry/),
  },
  {
    name: 'the search of the library',
    address: '/publications',
    touch: (page) => page.getByRole('searchbox').pressSequentially('பொன்னி'),
    answers: async (page) => {
      await expect(page).toHaveURL(/q=/)
      await expect(page.getByRole('searchbox')).toHaveValue('பொன்னி')
      await expect(page.getByRole('searchbox')).toBeFocused()
    },
  },
  {
    name: 'a tab of the guidelines',
    address: '/help',
    touch: (page) => page.getByRole('tab', { name: 'Word Limits' }).click(),
    answers: (page) => expect(page).toHaveURL(/tab=word-limits/),
  },
  {
    name: 'the arrow keys on tabs',
    address: '/help',
    touch: (page) => page.getByRole('tab', { name: 'Manuscript Format' }).press('ArrowRight'),
    answers: (page) => expect(page.getByRole('tab', { name: 'Word Limits' })).toBeFocused(),
  },
  {
    name: 'a review',
    address: '/authors/1?tab=reviews',
    touch: async (page) => {
      await page.getByLabel('Your Name').fill('கயல்')
      await page.getByLabel('Your Comment').fill('நன்று')
      await page.getByRole('button', { name: 'Submit Review' }).click()
    },
    answers: async (page) => {
      await expect(page.getByRole('log')).toContainText('கயல்')
      await expect(page.getByRole('log')).toContainText('நன்று')
    },
  },
  {
    name: 'the counter of words',
    address: '/help?tab=word-limits',
    touch: (page) => page.getByLabel('Your text').pressSequentially('one two three'),
    answers: async (page) => {
      await expect(page.getByText('3 words', { exact: true })).toBeVisible()
      await expect(page.getByLabel('Your text')).toHaveValue('one two three')
    },
  },
]

for (const { name, address, touch, answers } of parts)
  test(`${name} answers the first touch, however late the scripts come`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(address)
    const asked = page.waitForRequest((request) => isScript(request.url()) && runs(request.resourceType()))
    await touch(page)
    await asked
    await expect(page.locator('html')).toHaveAttribute('data-asleep', '')
    release()
    await answers(page)
  })

for (const delay of [5, 15, 30, 60])
  test(`no letter is lost that is typed while the page wakes, ${delay} ms apart`, async ({ page }) => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'
    await page.goto('/publications')
    const search = page.getByRole('searchbox')
    await search.pressSequentially(letters, { delay })
    await expect(page).toHaveURL(`/publications?q=${letters}`)
    await expect(search).toHaveValue(letters)
  })

test('a form that is sent in the moment in which the framework takes over is sent with what was typed before', {
  tag: '@main',
}, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/authors/1?tab=reviews')
  await page.getByLabel('Your Name').fill('கயல்')
  await page.getByLabel('Your Comment').fill('நன்று')
  await page.getByRole('button', { name: 'Submit Review' }).evaluate((button: HTMLButtonElement) => {
    const clickOnceTakenOver = () => {
      button.dispatchEvent(new Event('keyup', { bubbles: true })) // what happens in a part has it taken over
      if (Object.keys(button).some((key) => key.startsWith('__reactProps'))) button.click()
      else queueMicrotask(clickOnceTakenOver)
    }
    addEventListener('panai:taken-over', clickOnceTakenOver)
  })
  release()
  await expect(page.getByRole('log')).toContainText('நன்று')
  await expect(page.getByRole('log')).toContainText('கயல்')
})

test('who clicks again because nothing has happened yet has clicked once', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/blogs')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const tag = page.getByRole('button', { name: 'ISBN', exact: true })
  // What reaches the button itself.
  const clicks = await tag.evaluateHandle((button) => {
    const counted = { reached: 0 }
    button.addEventListener('click', () => {
      counted.reached += 1
    })
    return counted
  })
  await tag.click()
  await tag.click()
  expect(await clicks.evaluate(({ reached }) => reached)).toBe(0)
  release()
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('textbox')).toHaveValue('ISBN')
  await hydrated(page)
  expect(await clicks.evaluate(({ reached }) => reached)).toBe(1)
})

test('a page that wakes stays where the reader is', async ({ page }) => {
  await page.goto('/help')
  const question = page.locator('details:not([data-menu])').last()
  await question.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(300)
  await page.getByRole('tab', { name: 'Word Limits' }).focus()
  const there = await page.evaluate(() => window.scrollY)
  await expect.poll(() => isAsleep(page)).toBe(false)
  expect(await page.evaluate(() => window.scrollY)).toBe(there)
})

test('who is logged in is led to their own pages without touching anything', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('auth_token', 'x'))
  await page.goto('/blogs')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
})

test.describe('where scripts are fetched ahead', () => {
  const connect = (page: Page, connection: { effectiveType?: string; saveData?: boolean }) =>
    page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)

  test('they wait in the page, unread', async ({ page }) => {
    // A browser on a busy machine takes its line for a slow one.
    await connect(page, { effectiveType: '4g', saveData: false })
    const ahead = page.waitForRequest((request) => isScript(request.url()) && !runs(request.resourceType()))
    await page.goto('/blogs')
    await ahead
    expect(await isAsleep(page)).toBe(true)
  })

  test('they are on a page that moves on a slow processor, which never has nothing to do', async ({
    page,
  }) => {
    await connect(page, { effectiveType: '4g', saveData: false })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 20 })
    await page.addInitScript(() => {
      const move = () => {
        document.documentElement?.style.setProperty('padding-left', `${performance.now() % 2}px`)
        requestAnimationFrame(move)
      }
      move()
    })
    const ahead = page.waitForRequest((request) => isScript(request.url()) && !runs(request.resourceType()))
    await page.goto('/blogs')
    await ahead
  })

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }])
    test(`none is with ${JSON.stringify(connection)}`, async ({ page }) => {
      await connect(page, connection)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto('/blogs', { waitUntil: 'networkidle' })
      expect(asked.filter(isScript)).toEqual([])
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      await page.keyboard.type('ISBN')
      await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('link').first()).toBeVisible()
    })
})

test.describe('where the scripts can not be fetched', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test.beforeEach(({ page }) =>
    page.route(/\/assets\/(react|index|enquiry-motion)-[^/]*\.js$/, (route) => route.abort()),
  )

  test('the search leads to that of the library, and a tab to its own address', async ({ page }) => {
    await page.goto('/help')
    await page.getByRole('tab', { name: 'Word Limits' }).click()
    await expect(page).toHaveURL(/tab=word-limits/)
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await page.keyboard.type('kalki')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/publications\?q=kalki$/)
    await page.goBack()
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await page.getByRole('button', { name: 'copyright' }).click()
    await expect(page).toHaveURL(/\/publications\?q=copyright$/)
  })

  test('a form says so and keeps what was typed', async ({ page }) => {
    await page.goto('/contact')
    await page.getByLabel('Message').fill('வணக்கம்')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('alert')).toContainText('Network error. Please check your connection.')
    await expect(page.getByLabel('Message')).toHaveValue('வணக்கம்')
  })
})

test.describe('where one part of a page can not be fetched', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  for (const [address, part, label] of [
    ['/publications', /\/assets\/publications\.index-[^/]*\.js$/, 'Search'],
    ['/authors/1?tab=reviews', /\/assets\/authors\._id-[^/]*\.js$/, 'Your Comment'],
  ] as const)
    test(`${address} stays as it is with what was typed, and wakes once it can be`, async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      )
      await page.goto(address)
      await page.route(part, (route) => route.abort())
      const field = page.getByRole('main').getByLabel(label).first()
      const failed = page.waitForEvent('requestfailed')
      await field.fill('பொன்னி')
      await failed
      await page.waitForLoadState('networkidle')
      expect(await isAsleep(page)).toBe(true)
      await expect(field).toHaveValue('பொன்னி')

      await page.unroute(part)
      await field.press('End')
      await field.pressSequentially('ன்')
      await hydrated(page)
      await expect(field).toHaveValue('பொன்னின்')
    })
})
