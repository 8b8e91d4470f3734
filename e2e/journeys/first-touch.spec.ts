import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { awake, expect, hydrated, isAsleep, publicPages, test } from '../support/test.ts'

const MOST = 10_240
const read = publicPages.filter((address) => address !== '/royaltyform')

/** Whether a file is run; one that is only fetched ahead is not. */
const runs = (kind: string) => kind === 'script'
const script = /\/assets\/[^/]*\.js$/
const isScript = (address: string) => script.test(address)

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

/** Holds back every script of the framework until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(
    (url) => isScript(url.pathname) && !url.pathname.includes('-motion-'),
    async (route) => {
      await held.promise
      await route.continue()
    },
  )
  return held.resolve
}

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

test.describe('what the browser does by itself', () => {
  test('the menu of services opens and closes, a question unfolds, and the page sleeps on', async ({
    page,
  }) => {
    await page.goto('/help')
    const services = page.getByRole('banner').locator('summary', { hasText: 'Services' })
    const first = page.getByRole('banner').getByRole('link', { name: 'Translation' })
    await services.click()
    await expect(first).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(first).toBeHidden()
    await expect(services).toBeFocused()
    await services.click()
    await page.getByRole('main').click({ position: { x: 900, y: 300 } })
    await expect(first).toBeHidden()
    const question = page.locator('details:not([data-menu])').first()
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open', '')
    expect(await isAsleep(page)).toBe(true)
  })

  test('the popup of a phone opens and closes, and the page sleeps on', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    const popup = page.getByRole('list', { name: 'Services' })
    await page.getByRole('button', { name: 'Services' }).click()
    await expect(popup).toBeVisible()
    await popup.getByRole('button', { name: 'Close' }).click()
    await expect(popup).toBeHidden()
    expect(await isAsleep(page)).toBe(true)
  })

  test('the contact form keeps, checks and sends what is typed, however late its script comes', async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>()
    await page.route(script, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/contact')
    await page.getByLabel('Message').fill('வணக்கம்')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL('/contact')
    held.resolve()
    const name = page.getByLabel('Full Name')
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(name).toBeFocused()
    await expect(page.getByLabel('Message')).toHaveValue('வணக்கம்')
    await name.fill('கயல்')
    await expect(name).toHaveAttribute('aria-invalid', 'false')
    await page.getByLabel('Email Address').fill('kayal@mail.example')
    await page.getByLabel('Reason for Contact').selectOption('Other')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('alert')).toContainText('Your message has been sent')
    expect(await isAsleep(page)).toBe(true)
  })

  test('a description unfolds and folds, and stays as it is when the page wakes', async ({ page }) => {
    await page.goto('/books/1')
    const about = page.getByRole('region', { name: 'About the Book' })
    const length = () => about.evaluate((section: HTMLElement) => section.innerText.length)
    const more = about.getByRole('button', { name: 'Read More', expanded: false })
    const less = about.getByRole('button', { name: 'Show Less', expanded: true })
    const cut = await length()
    await more.click()
    expect(await length()).toBeGreaterThan(cut)
    await less.press('Enter')
    expect(await length()).toBe(cut)
    await more.click()
    expect(await isAsleep(page)).toBe(true)
    await awake(page)
    await less.click()
    await expect(more).toBeVisible()
    expect(await length()).toBe(cut)
  })

  test('the tabs of an author and of self-publishing change, by the keys too, and Back leads through them', async ({
    page,
  }) => {
    for (const { path, names } of [
      { path: '/authors/1', names: ['Published Books', 'About the Author', 'Reviews'] },
      {
        path: '/services/self-publishing',
        names: ['Manuscript Ready', 'Manuscript Under Progress', 'Need Motivation'],
      },
    ]) {
      const [first = '', second = '', third = ''] = names
      const isShown = async (name: string) => {
        await expect(page.getByRole('tab', { selected: true })).toHaveText(name)
        await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name)
      }
      await page.goto(path)
      await page.getByRole('tab', { name: second }).click()
      await isShown(second)
      await expect(page).toHaveURL(/\?tab=/)
      await page.keyboard.press('ArrowRight')
      await isShown(third)
      await expect(page.getByRole('tab', { name: third })).toBeFocused()
      await page.keyboard.press('Home')
      await isShown(first)
      await page.goBack()
      await isShown(third)
      await page.goBack()
      await page.goBack()
      await isShown(first)
      await expect(page).toHaveURL(path)
      await page.goForward()
      await isShown(second)
      expect(await isAsleep(page)).toBe(true)
      await awake(page)
      await isShown(second)
      await page.getByRole('tab', { name: first }).click()
      await isShown(first)
      await page.goBack()
      await isShown(second)
    }
  })

  test('a tab that is chosen while the page wakes stays chosen', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/authors/1')
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).focus()
    await page.getByRole('tab', { name: 'Reviews' }).click()
    await page.getByLabel('Your Name').fill('கயல்')
    release()
    await hydrated(page)
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Reviews')
    await page.getByLabel('Your Comment').fill('நன்று')
    await page.getByRole('button', { name: 'Submit Review' }).click()
    await expect(page.getByRole('log')).toContainText('கயல்')
    await expect(page).toHaveURL(/tab=reviews$/)
  })

  test('from a further page of books a tab is loaded', async ({ page }) => {
    await page.goto('/authors/1?page=2')
    await page.getByRole('tab', { name: 'About the Author' }).click()
    await expect(page.getByRole('tab', { selected: true })).toHaveText('About the Author')
    await page.getByRole('tab', { name: 'Published Books' }).click()
    await expect(page).toHaveURL(/\/authors\/1$/)
  })

  test('the purchase dialog opens and closes in every way, asleep', async ({ page }) => {
    await page.goto('/books/1')
    const purchase = page.getByRole('button', { name: 'Purchase Now' }).first()
    const dialog = page.getByRole('dialog', { name: /^Purchase "/ })
    const ways = [
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ]
    for (const close of ways) {
      await purchase.click()
      await expect(dialog).toContainText('Contact admin')
      await dialog.getByRole('list').first().click()
      await expect(dialog).toBeVisible()
      await close()
      await expect(dialog).toBeHidden()
      await expect(purchase).toBeFocused()
    }
    await purchase.press('Enter')
    await expect(dialog).toBeVisible()
    expect(await isAsleep(page)).toBe(true)
  })

  test('the search opens and closes in every way while its scripts are held back, and forgets', async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto('/blogs')
    const opener = page.getByRole('banner').getByRole('button', { name: 'Search' })
    const search = page.getByRole('dialog', { name: 'Search' })
    const box = search.getByRole('textbox')
    const ways = [
      () => search.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 700),
    ]
    for (const close of ways) {
      await opener.click()
      await expect(box).toBeFocused()
      await expect(box).toHaveValue('')
      await page.keyboard.type('kalki')
      await close()
      await expect(search).toBeHidden()
      await expect(opener).toBeFocused()
    }
    await opener.press('Enter')
    await page.keyboard.type('prem')
    expect(await isAsleep(page)).toBe(true)
    release()
    await hydrated(page)
    await expect(box).toHaveValue('prem')
    await expect(search.getByRole('status')).toContainText('found for "prem"')
  })

  test('the purchase dialog stays open when the page wakes behind it', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/books/1')
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).focus()
    await page.getByRole('button', { name: 'Purchase Now' }).first().click()
    const dialog = page.getByRole('dialog', { name: /^Purchase "/ })
    await expect(dialog).toBeVisible()
    release()
    await hydrated(page)
    expect(await isAsleep(page)).toBe(false)
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
  })

  test('featured books move, are chosen and pause while the page sleeps, and after it has woken', async ({
    page,
  }) => {
    await page.goto('/publications')
    const featured = page.getByRole('region', { name: 'Featured Books' })
    await featured.getByRole('button', { name: 'Pause Featured Books' }).click()
    const third = featured.getByRole('button', { name: /^Show 3 of/ })
    await third.click()
    await expect(third).toHaveAttribute('aria-current', 'true')
    expect(await isAsleep(page)).toBe(true)
    await awake(page)
    await expect(third).toHaveAttribute('aria-current', 'true')
    await featured.getByRole('button', { name: /^Show 2 of/ }).click()
    await expect(third).not.toHaveAttribute('aria-current')
    await expect(featured.getByRole('button', { name: 'Play Featured Books' })).toBeVisible()
  })
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
  test('they wait in the page, unread', async ({ page }) => {
    const ahead = page.waitForRequest((request) => isScript(request.url()) && !runs(request.resourceType()))
    await page.goto('/blogs')
    await ahead
    expect(await isAsleep(page)).toBe(true)
  })

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }])
    test(`none is with ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value })
      }, connection)
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
