import { expect, open, openAwake, test } from '../support/test.ts'

/** One page of each kind that can be passed on. */
const shared = ['/books/2', '/authors/1', '/blog/1'] as const

test('articles say how long they take to read', async ({ page }) => {
  await open(page, '/blogs')
  const card = page.getByRole('article').first()
  const minutes = await card.getByText(/^\d+ min read$/).textContent()
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/blog\/\d+$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article').getByText(minutes ?? '')).toBeVisible()
})

test.describe('passing a page on', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  for (const path of shared)
    test(`${path} has a link to copy, a messenger and mail`, async ({ page, baseURL }) => {
      await open(page, path)
      const title = await page.getByRole('heading', { level: 1 }).textContent()
      const ways = page.getByRole('list', { name: 'Pass it on' })
      await ways.getByRole('button', { name: 'Copy link' }).click()
      await expect(page.getByText('The link is copied.')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`)
      const messenger = new URL(
        (await ways.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '',
      )
      expect(messenger.host).toBe('wa.me')
      expect(messenger.searchParams.get('text')).toBe(`${title} ${baseURL}${path}`)
      const mail = new URL((await ways.getByRole('link', { name: 'E-mail' }).getAttribute('href')) ?? '')
      expect(mail.searchParams.get('subject')).toBe(title)
      expect(mail.searchParams.get('body')).toBe(`${baseURL}${path}`)
    })

  test('where the device has a sheet of its own, that is opened', async ({ page, baseURL }) => {
    const sheets: unknown[] = []
    await page.exposeFunction('openSheet', (sheet: unknown) => {
      sheets.push(sheet)
    })
    await page.addInitScript('navigator.share = async (sheet) => window.openSheet(sheet)')
    await open(page, '/books/2')
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await page.getByRole('button', { name: 'Share' }).click()
    await expect.poll(() => sheets).toEqual([{ title, url: `${baseURL}/books/2` }])
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0)
  })

  test('where the browser gives no clipboard, the link is there to be copied by hand', async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await open(page, '/blog/1')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByLabel('Link to this page')).toHaveValue(`${baseURL}/blog/1`)
  })
})

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' })

  for (const path of shared)
    test(`${path} stands alone, with its address and nothing to press`, async ({ page, baseURL }) => {
      await open(page, path)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(`${baseURL}${path}`)).toBeVisible()
      for (const kind of ['banner', 'contentinfo', 'navigation', 'complementary', 'button', 'tab'] as const)
        await expect(page.getByRole(kind).filter({ visible: true }), kind).toHaveCount(0)
      for (const invitation of ['Submit Your Manuscript', 'All articles', 'View Full Profile', 'WhatsApp'])
        await expect(page.getByText(invitation).filter({ visible: true }), invitation).toHaveCount(0)
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
      expect(ground).toBe('rgba(0, 0, 0, 0)')
    })

  test('an article is no grid, whose rows would overprint each other where a sheet ends', async ({
    page,
  }) => {
    await open(page, '/blog/2')
    const article = page.getByRole('article').first()
    await expect(article).toHaveCSS('display', 'grid')
    await page.emulateMedia({ media: 'print' })
    await expect(article).toHaveCSS('display', 'block')
  })

  test('a description that is cut on the screen is whole', async ({ page }) => {
    await open(page, '/books/2')
    const about = page.getByRole('region', { name: 'About the Book' })
    await expect(about.getByRole('button', { name: 'Read More' })).toBeVisible()
    const cut = await about.evaluate((section: HTMLElement) => section.innerText.length)
    await page.emulateMedia({ media: 'print' })
    expect(await about.evaluate((section: HTMLElement) => section.innerText.length)).toBeGreaterThan(cut)
    await expect(about.getByText('...', { exact: true }).filter({ visible: true })).toHaveCount(0)
  })

  test('the addresses of links that lead elsewhere are written out', async ({ page }) => {
    await open(page, '/contact')
    await page.emulateMedia({ media: 'print' })
    const social = page.getByRole('list', { name: 'Social pages' }).getByRole('link').first()
    const href = await social.getAttribute('href')
    expect(await social.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(href)
  })
})

test.describe('fetching ahead', () => {
  const list = /\/api\/blogs\?/

  test('what a pointer rests on is fetched before it is asked for', async ({ page }) => {
    await openAwake(page, '/publications')
    const fetched = page.waitForRequest(list)
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).hover()
    await fetched
    await expect(page).toHaveURL(/\/publications$/)
  })

  test('not for anyone who saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await page.clock.install()
    await openAwake(page, '/publications')
    let asked = 0
    page.on('request', (request) => {
      if (list.test(request.url())) asked++
    })
    const link = page.getByRole('banner').getByRole('link', { name: 'Blog' })
    await link.hover()
    await page.clock.runFor(5_000)
    expect(asked).toBe(0)
    await link.click()
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(asked).toBe(1)
  })
})

/** Counts the pages that dissolve into one another from now on. */
const countTurns = `
  window.turns = 0
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (turn) => { window.turns++; return start(turn) }`

test.describe('turning a page', () => {
  test('one page dissolves into the next, but not into itself', async ({ page }) => {
    await page.addInitScript(countTurns)
    await openAwake(page, '/publications')
    await page.getByRole('banner').getByRole('link', { name: 'Help' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publishing Guidelines')
    await expect.poll(() => page.evaluate('window.turns')).toBe(1)
    await page.getByRole('tab', { name: 'Word Limits' }).click()
    await expect(page.getByRole('tabpanel')).toContainText('7,500')
    expect(await page.evaluate('window.turns')).toBe(1)
    await page.goBack()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Publications')
    await expect.poll(() => page.evaluate('window.turns')).toBe(2)
  })

  test.describe('for anyone who wants no motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })
    test('nothing dissolves', async ({ page }) => {
      await page.addInitScript(countTurns)
      await openAwake(page, '/publications')
      await page.getByRole('banner').getByRole('link', { name: 'Help' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publishing Guidelines')
      expect(await page.evaluate('window.turns')).toBe(0)
    })
  })
})
