import type { Page } from '@playwright/test'
import { awake, expect, isAsleep, open, test } from '../support/test.ts'

const selfPublishing = '/services/self-publishing'
const stages = [
  ['ready', 'Manuscript Ready', 'Why self-publish?'],
  ['progress', 'Manuscript Under Progress', 'Support Packages'],
  ['starting', 'Need Motivation', 'Every book was once a single dot'],
] as const

for (const [tab, title, heading] of stages)
  test(`?tab=${tab} opens ${title}, from the server already`, async ({ page, request }) => {
    expect(await (await request.get(`${selfPublishing}?tab=${tab}`)).text()).toContain(heading)
    await open(page, `${selfPublishing}?tab=${tab}`)
    await expect(page.getByRole('tab', { selected: true })).toHaveText(title)
    await expect(page.getByRole('tabpanel', { name: title }).getByText(heading)).toBeVisible()
  })

test('an unknown tab, or none, is ready', async ({ page }) => {
  for (const search of ['', '?tab=nonsense', '?tab=', '?tab=ready&tab=progress', '?tab=__proto__']) {
    await open(page, selfPublishing + search)
    await expect(page.getByRole('tab', { selected: true }), search).toHaveText('Manuscript Ready')
  }
})

test('a tab is an address: Back and Forward go through them, arrow keys too', async ({ page }) => {
  await open(page, selfPublishing)
  await page.getByRole('tab', { name: 'Need Motivation' }).click()
  await expect(page).toHaveURL(/\?tab=starting$/)
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/\?tab=progress$/)
  await expect(page.getByRole('tab', { name: 'Manuscript Under Progress' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Need Motivation')
  await page.goBack()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Manuscript Ready')
  await page.goForward()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Need Motivation')
})

test('the cards of the home page lead to their tabs', { tag: '@main' }, async ({ page }) => {
  for (const [tab, title] of stages) {
    await open(page, '/')
    await page.getByRole('link', { name: new RegExp(`^${title}`) }).click()
    await expect(page).toHaveURL(new RegExp(`tab=${tab}$`))
    await expect(page.getByRole('tab', { selected: true })).toHaveText(title)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  }
})

test('ready: eight steps in order, and what the royalty is a hundred per cent of', async ({ page }) => {
  await open(page, selfPublishing)
  const steps = page.getByRole('region', { name: /eight steps/ }).getByRole('heading', { level: 3 })
  await expect(steps).toHaveText([
    'Create author login',
    'Choose size and format',
    'Formatting and proofreading',
    'Cover and illustration design',
    'E-book creation and editorial services',
    'Final review before printing',
    'Printing and distribution',
    'Track royalties and sales',
  ])
  const why = page.getByRole('region', { name: 'Why self-publish?' })
  await expect(why).toContainText('100% of the royalty')
  await expect(why).toContainText('under 15%')
  await expect(why).toContainText('13 digits')
  const amounts = await why.getByRole('definition').allTextContents()
  const total = amounts.reduce((sum, amount) => sum + Number(amount.replace('Rs. ', '')), 0)
  await expect(why.getByText('MRP', { exact: true }).locator('..')).toContainText(`Rs. ${total.toFixed(2)}`)
  await why.getByRole('link', { name: 'the royalty calculator' }).click()
  await expect(page).toHaveURL(/\/royaltyform$/)
})

test('the editorial services open and close from the keyboard', async ({ page }) => {
  await open(page, selfPublishing)
  const list = page.getByRole('region', { name: 'Editorial Services' })
  await expect(list.getByRole('heading', { level: 3 })).toHaveText([
    'Interior Layout',
    'Cover Design',
    'Branding Alignment',
  ])
  const cover = list.locator('summary', { hasText: 'Cover Design' })
  const text = list.getByText(/back cover with your words/)
  await expect(text).toBeHidden()
  await list.locator('summary').first().focus()
  await page.keyboard.press('Tab')
  await expect(cover).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(text).toBeVisible()
  await page.keyboard.press('Space')
  await expect(text).toBeHidden()
})

test('progress and starting lead to people and to the login', async ({ page }) => {
  await open(page, `${selfPublishing}?tab=progress`)
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('link', { name: 'Reach us' })).toHaveAttribute('href', '/contact')
  await expect(panel.getByRole('link', { name: 'Start Publishing' })).toHaveAttribute('href', '/login')
  const packages = panel.getByRole('region', { name: 'Support Packages' })
  await expect(packages.getByRole('heading', { level: 3 })).toHaveText(['Writing Coach', 'Manuscript Review'])
  await page.getByRole('tab', { name: 'Need Motivation' }).click()
  await panel.getByRole('link', { name: 'Book Consultation' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('below every tab: paperback and eBook with Contact us, and no audiobook', async ({ page }) => {
  for (const [tab] of stages) {
    await open(page, `${selfPublishing}?tab=${tab}`)
    const formats = page.getByRole('region', { name: 'Publishing Formats' })
    await expect(formats.getByRole('heading', { level: 3 })).toHaveText(['Paperback', 'eBook'])
    for (const name of ['Paperback', 'eBook'])
      await expect(formats.getByRole('link', { name: `Contact us: ${name}` })).toHaveAttribute(
        'href',
        '/contact',
      )
    await expect(page.getByText(/audiobook/i)).toHaveCount(0)
  }
})

test('translation: seven languages, each in its own script and marked so', async ({ page }) => {
  await open(page, '/services/translation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Book Translation Services to Reach More Readers',
  )
  const cards = page.getByRole('main').locator('li h3')
  await expect(cards).toHaveText([
    'தமிழ்Tamil',
    'English',
    'ಕನ್ನಡKannada',
    'മലയാളംMalayalam',
    'తెలుగుTelugu',
    'हिन्दीHindi',
    'DeutschGerman',
  ])
  expect(
    await cards.locator('[lang]').evaluateAll((all) => all.map((name) => name.getAttribute('lang'))),
  ).toEqual(['ta', 'en', 'kn', 'ml', 'te', 'hi', 'de'])
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      ),
    )
    .toContainEqual(expect.stringContaining('Noto Serif Kannada'))
  await expectBand(page)
})

test('letters of other scripts are fetched for no page without them', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await open(page, '/services/sponsored-publishing')
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.filter((font) => !/\/(anek-\d00|literata|tamil-word)-/.test(font))).toEqual([])
})

test('sponsored publishing: for whom it is free, and how to ask', async ({ page }) => {
  await open(page, '/services/sponsored-publishing')
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText([
    'Homemakers',
    'School children',
    'Children with special needs',
  ])
  await expectBand(page)
  await main.getByRole('link', { name: 'Reach us' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

async function expectBand(page: Page) {
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Talk to a Publishing Expert' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await expect(main.getByRole('link', { name: 'Submit Your Manuscript' })).toHaveAttribute('href', '/login')
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('tabs are links and the list opens', async ({ page }) => {
    await page.goto(selfPublishing)
    await page.locator('summary', { hasText: 'Interior Layout' }).click()
    await expect(page.getByText(/leave room for a thumb/)).toBeVisible()
    await page.getByRole('tab', { name: 'Need Motivation' }).click()
    await expect(page).toHaveURL(/tab=starting$/)
    await expect(page.getByRole('link', { name: 'Book Consultation' })).toBeVisible()
  })
})

test('a change of tab stays where the reader is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, selfPublishing)
  const choose = async (title: string) => {
    await page.evaluate(() => window.scrollTo(0, 120))
    await page.getByRole('tab', { name: title }).click()
    await expect(page.getByRole('tab', { selected: true })).toHaveText(title)
    expect(await page.evaluate(() => window.scrollY)).toBe(120)
  }
  await choose('Need Motivation')
  expect(await isAsleep(page)).toBe(true)
  await awake(page)
  await choose('Manuscript Under Progress')
})

test('the cards of the languages are equally high', async ({ page }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/services/translation')
    const cards = page.getByRole('main').locator('li.palm-leaf')
    const heights = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().height)),
    )
    expect(heights).toHaveLength(7)
    expect(new Set(heights).size, `${width} px: ${heights}`).toBe(1)
  }
})
