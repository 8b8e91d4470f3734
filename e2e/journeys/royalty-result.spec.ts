import { expectOpenToAll } from '../support/accessibility.ts'
import { calculatorOn, openCalculated } from '../support/calculator.ts'
import { expect, hydrated, open, test, widths } from '../support/test.ts'

const address =
  '/royaltyform?size=6+X+9+in&pages=300&binding=Hard+Cover&interior=B+%26+W+White+paper&copies=20&mrp=400.00'

test('a pie first, bars when asked for, and the values as a table', async ({ page }) => {
  const { earnings, chart, table } = await openCalculated(page)
  const pie = earnings.getByRole('button', { name: 'Pie Chart' })
  const bars = earnings.getByRole('button', { name: 'Bar Chart' })
  const spoken = 'Royalty 9%, Printing Cost 61%, Distribution Cost 21%, Platform Margin 9%'
  await expect(pie).toHaveAttribute('aria-pressed', 'true')
  await expect(chart).toHaveAccessibleName(`Pie chart. ${spoken}`)
  await bars.click()
  await expect(bars).toHaveAttribute('aria-pressed', 'true')
  await expect(chart).toHaveAccessibleName(`Bar chart. ${spoken}`)
  await expect(chart).toContainText('Rs. 9,225.00')
  await pie.press('Enter')
  await expect(chart).toHaveAccessibleName(/^Pie/)
  await expect(table.getByRole('row')).toHaveText([
    'PartAmountShare',
    'RoyaltyRs. 1,350.009%',
    'Printing CostRs. 9,225.0061%',
    'Distribution CostRs. 3,150.0021%',
    'Platform MarginRs. 1,350.009%',
  ])
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`the chart, ${colorScheme}`, () => {
    test.use({ colorScheme })
    test('is 250 px tall, in its four colours, and every word on them can be read', async ({ page }) => {
      const { chart } = await openCalculated(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        for (const kind of ['Pie Chart', 'Bar Chart']) {
          await page.getByRole('button', { name: kind }).click()
          expect(await chart.locator('..').evaluate((area) => area.clientHeight)).toBe(250)
          const box = await chart.boundingBox()
          expect(box?.height).toBeLessThanOrEqual(250)
          expect(box?.width).toBeLessThanOrEqual(width - 32)
        }
      }
      await page.getByRole('button', { name: 'Pie Chart' }).click()
      const paper = await colourOf(page.locator('html'), 'background-color')
      const slices = await Promise.all(
        (await chart.locator('path').all()).map((path) => colourOf(path, 'fill')),
      )
      const words = await Promise.all(
        (await chart.locator('text').all()).map((text) => colourOf(text, 'fill')),
      )
      expect(slices.map(hueName)).toEqual(['green', 'amber', 'teal', 'purple'])
      expect(words).toHaveLength(slices.length)
      for (const [at, slice] of slices.entries()) {
        expect(contrast(slice, paper)).toBeGreaterThanOrEqual(3)
        expect(contrast(slice, words[at] ?? slice)).toBeGreaterThanOrEqual(4.5)
      }
    })
  })

test.describe('for anyone who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('nothing turns or slides', async ({ page }) => {
    await open(page, '/royaltyform')
    const { calculate, total } = calculatorOn(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await calculate.click()
    await expect(calculate).toHaveText('Calculating...')
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.clock.resume()
    await expect(total).toHaveText('Rs. 1,350.00')
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

test('the waterfall says where each rupee goes, and what the hundred per cent are of', async ({ page }) => {
  const { mrp } = await openCalculated(page)
  await mrp.fill('500')
  const waterfall = page.getByRole('region', { name: 'Where each rupee goes' })
  await expect(waterfall.getByRole('listitem')).toHaveText([
    'MRP of one copyRs. 500.00',
    'less Printing Cost− Rs. 205.0041 paise of each rupee',
    'less Distribution Cost− Rs. 70.0014 paise of each rupee',
    'less Platform Margin− Rs. 30.006 paise of each rupee',
    'Your RoyaltyRs. 195.0039 paise of each rupee',
  ])
  await expect(waterfall.getByRole('heading', { name: /100% of the royalty/ })).toBeVisible()
  await expect(waterfall).toContainText(
    'It is not a hundred per cent of the MRP. At Rs. 500.00 a copy, Rs. 195.00 is left',
  )
})

test('a wished royalty finds its price', { tag: '@main' }, async ({ page }) => {
  const { mrp, perBook } = await openCalculated(page)
  const wish = page.getByRole('region', { name: 'Start from what you want to earn' })
  const field = wish.getByLabel('Royalty you wish for')
  const use = wish.getByRole('button', { name: 'Use this price' })
  await expect(wish.getByRole('status')).toHaveText('An MRP of Rs. 405.00 earns you Rs. 100.00 of each copy.')
  await field.fill('62.50')
  await use.click()
  await expect(mrp).toHaveValue('367.50')
  await expect(perBook).toHaveText('Rs. 62.50')
  await field.fill('10')
  await expect(wish.getByRole('status')).toContainText('Rs. 20.00 more than you wish for')
  for (const nonsense of ['', 'much', '-5', '9'.repeat(20)]) {
    await field.fill(nonsense)
    await expect(wish.getByRole('status')).toContainText('Please enter an amount in rupees')
    await expect(use).toBeDisabled()
  }
})

test.describe('the link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('that is copied opens this very calculation', async ({ page }) => {
    await open(page, '/royaltyform')
    const form = calculatorOn(page)
    await form.size.selectOption('6 X 9 in')
    await form.pages.fill('300')
    await form.binding.selectOption('Hard Cover')
    await form.interior.selectOption('B & W White paper')
    await form.copies.fill('20')
    await form.calculate.click()
    await form.mrp.fill('400')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('The link is copied.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.replace(/^http:\/\/localhost:\d+/, '')).toBe(address)

    await open(page, copied)
    const opened = calculatorOn(page)
    await expect(opened.size).toHaveValue('6 X 9 in')
    await expect(opened.pages).toHaveValue('300')
    await expect(opened.binding).toHaveValue('Hard Cover')
    await expect(opened.interior).toHaveValue('B & W White paper')
    await expect(opened.copies).toHaveValue('20')
    await expect(opened.mrp).toHaveValue('400.00')
    await expect(opened.perBook).toHaveText('Rs. 80.00')
    await expect(opened.total).toHaveText('Rs. 1,600.00')
  })
})

test('where the browser gives no clipboard, the link is there to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await openCalculated(page)
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = page.getByLabel('Link to this calculation')
  await expect(link).toHaveValue(/\/royaltyform\?size=7\+X\+9\+in&pages=250&.*copies=45$/)
  await expect(link).toBeFocused()
})

test('a reload and Back keep the calculation; the link in the bar starts afresh', async ({ page }) => {
  const { copies, total, mrp } = await openCalculated(page)
  await copies.fill('100')
  await mrp.fill('350')
  await expect(page).toHaveURL(/copies=100&mrp=350\.00$/)
  await page.reload()
  await hydrated(page)
  await expect(total).toHaveText('Rs. 4,500.00')
  await page.getByRole('link', { name: 'Talk to a Publishing Expert' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await page.goBack()
  await expect(total).toHaveText('Rs. 4,500.00')
  await page.getByRole('banner').getByRole('link', { name: 'Royalty Calculator' }).click()
  await expect(page).toHaveURL(/\/royaltyform$/)
  await expect(total).toHaveText('-')
  await expect(copies).toHaveValue('45')
})

test('an absurd address shows what of it makes sense', async ({ page }) => {
  await open(page, '/royaltyform?size=A9&pages=1e9&binding=Leather&copies=-4&mrp=free')
  await expect(calculatorOn(page).total).toHaveText('-')
  await open(page, '/royaltyform?size=A9&pages=100&pages=200&copies=-4&mrp=12&fbclid=x')
  const { size, pages, copies, mrp, hint } = calculatorOn(page)
  await expect(size).toHaveValue('7 X 9 in')
  await expect(pages).toHaveValue('100')
  await expect(copies).toHaveValue('45')
  await expect(mrp).toHaveValue('230.00')
  await expect(hint).toHaveText('Using your custom MRP: Rs. 230.00')
  await open(page, `/royaltyform?copies=${'9'.repeat(21)}&mrp=9999999999999`)
  await expect(calculatorOn(page).total).toHaveText('Too large to be shown exactly')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the address of a calculation shows its result', async ({ page }) => {
    await page.goto(address)
    const { total, perBook, mrp, chart } = calculatorOn(page)
    await expect(total).toHaveText('Rs. 1,600.00')
    await expect(perBook).toHaveText('Rs. 80.00')
    await expect(mrp).toHaveValue('400.00')
    await expect(chart).toBeVisible()
    await expect(page.getByRole('region', { name: 'Where each rupee goes' })).toBeVisible()
  })

  test('the form is sent and answered with a page', async ({ page }) => {
    await page.goto('/royaltyform')
    const { size, pages, copies, calculate, total, mrp } = calculatorOn(page)
    await size.selectOption('A4')
    await pages.fill('100')
    await copies.fill('10')
    await calculate.click()
    await expect(total).toHaveText('Rs. 300.00')
    await expect(mrp).toHaveValue('250.00')
    await mrp.fill('300')
    await calculate.click()
    await expect(total).toHaveText('Rs. 800.00')
  })
})

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' })
  test('there are company, day, result, table and waterfall, and nothing to press', async ({ page }) => {
    // Late in the evening of the fifth in London it is the sixth in India.
    await page.clock.setFixedTime('2027-03-05T21:00:00Z')
    const { total, table, chart } = await openCalculated(page)
    let printed = 0
    await page.exposeFunction('countPrint', () => {
      printed++
    })
    await page.evaluate('window.print = window.countPrint')
    await page.getByRole('button', { name: 'Print' }).click()
    await expect.poll(() => printed).toBe(1)

    await page.emulateMedia({ media: 'print' })
    for (const shown of [total, table, chart, page.getByRole('region', { name: 'Where each rupee goes' })])
      await expect(shown).toBeVisible()
    await expect(page.getByText('Royalty estimate of 6 Mar 2027')).toBeVisible()
    await expect(page.getByText('7 X 9 in, 250 pages, Soft Cover, B & W cream paper.')).toBeVisible()
    await expect(page.getByText('hello@panai.example').filter({ visible: true })).toHaveCount(1)
    for (const kind of ['button', 'link', 'navigation', 'textbox', 'slider', 'combobox'] as const)
      await expect(page.getByRole(kind).filter({ visible: true })).toHaveCount(0)
    expect(contrast(await colourOf(total, 'color'), [255, 255, 255])).toBeGreaterThanOrEqual(4.5)
  })
})

test('a result is open to all, with hints of all kinds on show', async ({ page }) => {
  const { mrp, pages, copies } = await openCalculated(page)
  await page.getByRole('button', { name: 'Bar Chart' }).click()
  await copies.fill('0')
  await mrp.press('ControlOrMeta+a')
  await mrp.press('2')
  await expectOpenToAll(page)
  await copies.fill('123456789')
  await pages.fill('5')
  await expectOpenToAll(page)
})

type Colour = readonly number[]

async function colourOf(element: ReturnType<Parameters<typeof open>[0]['locator']>, property: string) {
  const css = await element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)
  return (css.match(/\d+/g) ?? []).map(Number).slice(0, 3)
}

/** Contrast of two colours as WCAG 2 defines it. */
function contrast(one: Colour, other: Colour): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function hueName([red = 0, green = 0, blue = 0]: Colour): string {
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  const sector =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread
  const hue = (sector * 60 + 360) % 360
  return hue < 60 ? 'amber' : hue < 165 ? 'green' : hue < 200 ? 'teal' : hue < 300 ? 'purple' : 'red'
}
