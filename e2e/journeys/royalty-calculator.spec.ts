import { calculatorOn, openCalculated } from '../support/calculator.ts'
import { expect, open, test } from '../support/test.ts'

test('before the first calculation: the defaults, a locked price and dashes', async ({ page }) => {
  await open(page, '/royaltyform')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Royalty Calculator')
  await expect(page.getByText(/earnings before publishing/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Calculate Your Royalties' })).toBeVisible()
  const calculator = calculatorOn(page)
  await expect(calculator.size).toHaveValue('7 X 9 in')
  await expect(calculator.size.locator('option')).toHaveText([
    '5 X 7 in',
    '5 X 8 in',
    '5.5 X 8.5 in',
    '6 X 9 in',
    '7 X 9 in',
    '8 X 11 in',
    '8.5 X 8.5 in',
    'A4',
  ])
  await expect(calculator.pages).toHaveValue('250')
  await expect(calculator.slider).toHaveValue('250')
  await expect(calculator.binding).toHaveValue('Soft Cover')
  await expect(calculator.interior).toHaveValue('B & W cream paper')
  await expect(calculator.copies).toHaveValue('45')
  await expect(calculator.mrp).toBeDisabled()
  await expect(calculator.mrp).toHaveAttribute('placeholder', 'Click Calculate first')
  await expect(calculator.hint).toHaveText('This will be set to suggested MRP after calculation.')
  for (const figure of [calculator.total, calculator.perBook, calculator.suggested, calculator.printing])
    await expect(figure).toHaveText('-')
  await expect(calculator.earnings.getByText('Calculate to see results')).toBeVisible()
  await expect(calculator.chart).toHaveCount(0)
  await expect(page.getByText('Where each rupee goes')).toHaveCount(0)

  // Changing the form calculates nothing yet.
  await calculator.size.selectOption('A4')
  await calculator.copies.fill('7')
  await expect(calculator.total).toHaveText('-')
  await expect(calculator.mrp).toHaveValue('')
})

test('Calculate is busy for a moment, fills the figures and sets the price', { tag: '@main' }, async ({
  page,
}) => {
  await open(page, '/royaltyform')
  const calculator = calculatorOn(page)
  await calculator.calculate.focus()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('Enter')
  await expect(calculator.calculate).toHaveText('Calculating...')
  await expect(calculator.calculate).toBeDisabled()
  await expect(calculator.calculate.locator('svg')).toBeVisible()
  await expect(calculator.total).toHaveText('-')
  await page.clock.resume()
  await expect(calculator.calculate).toHaveText('Calculate')
  await expect(calculator.calculate).toBeEnabled()
  await expect(calculator.calculate).toBeFocused()
  await expect(calculator.printing).toHaveText('Rs. 205.00')
  await expect(calculator.suggested).toHaveText('Rs. 335.00')
  await expect(calculator.perBook).toHaveText('Rs. 30.00')
  await expect(calculator.total).toHaveText('Rs. 1,350.00')
  await expect(calculator.mrp).toBeEnabled()
  await expect(calculator.mrp).toHaveValue('335.00')
})

test('once calculated, another book is worked out at once and sets the price again', async ({ page }) => {
  const { size, pages, binding, interior, mrp, suggested, perBook, hint } = await openCalculated(page)
  const changes = [
    [() => size.selectOption('A4'), 'Rs. 385.00'],
    [() => pages.fill('100'), 'Rs. 250.00'],
    [() => binding.selectOption('Hard Cover'), 'Rs. 260.00'],
    [() => interior.selectOption('Standard colour with White paper'), 'Rs. 440.00'],
  ] as const
  for (const [change, price] of changes) {
    await mrp.fill('900')
    await expect(hint).toHaveText('Using your custom MRP: Rs. 900.00')
    await change()
    await expect(suggested).toHaveText(price)
    await expect(mrp).toHaveValue(price.replace('Rs. ', ''))
    await expect(perBook).toHaveText('Rs. 30.00')
  }
})

test('another price or other copies change the royalties only', { tag: '@main' }, async ({ page }) => {
  const { copies, mrp, total, perBook, suggested, calculate } = await openCalculated(page)
  await mrp.fill('400')
  await expect(perBook).toHaveText('Rs. 95.00')
  await expect(total).toHaveText('Rs. 4,275.00')
  await copies.fill('10')
  await expect(total).toHaveText('Rs. 950.00')
  await expect(mrp).toHaveValue('400')
  await expect(suggested).toHaveText('Rs. 335.00')
  await copies.press('Enter')
  await mrp.press('Enter')
  await expect(mrp).toHaveValue('400')
  await calculate.click()
  await expect(mrp).toHaveValue('335.00')
  await expect(total).toHaveText('Rs. 300.00')
})

test('slider and number of pages go together, and no book has too few or too many', async ({ page }) => {
  const { pages, slider, printing } = await openCalculated(page)
  await slider.focus()
  await slider.press('ArrowRight')
  await expect(pages).toHaveValue('251')
  await slider.press('End')
  await expect(pages).toHaveValue('1000')
  await expect(printing).toHaveText('Rs. 730.00')
  await slider.press('Home')
  await expect(pages).toHaveValue('20')
  await pages.fill('500')
  await expect(slider).toHaveValue('500')
  await expect(printing).toHaveText('Rs. 380.00')

  for (const [typed, kept] of [
    ['5', '20'],
    ['2000', '1000'],
    ['', '1000'],
  ] as const) {
    const counted = await slider.inputValue()
    await pages.fill(typed)
    await expect(pages).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(`A book has 20 to 1000 pages. Counting ${counted}.`)).toBeVisible()
    await expect(slider).toHaveValue(counted)
    await pages.blur()
    await expect(pages).toHaveValue(kept)
    await expect(slider).toHaveValue(kept)
  }
  await pages.fill('')
  await pages.pressSequentially('-3e.+0x0')
  await expect(pages).toHaveValue('300')
})

test('copies may be none, empty or more than a number holds, and nothing else', async ({ page }) => {
  const { copies, total, perBook, earnings, chart, table } = await openCalculated(page)
  for (const none of ['', '0']) {
    await copies.fill(none)
    await expect(total).toHaveText('Rs. 0.00')
    await expect(perBook).toHaveText('Rs. 30.00')
    await expect(page.getByText('Enter at least 1 copy.')).toBeVisible()
    await expect(earnings.getByText('Enter at least 1 copy to see where the money goes')).toBeVisible()
    await expect(chart).toHaveCount(0)
    await copies.fill('5')
    await expect(total).toHaveText('Rs. 150.00')
    await expect(chart).toBeVisible()
  }
  for (const nonsense of ['-4', '1.5', '1e3']) {
    await copies.fill(nonsense)
    await expect(copies).toHaveValue('5')
  }
  await copies.fill('')
  await copies.pressSequentially('-1e.2')
  await expect(copies).toHaveValue('12')
  await expect(total).toHaveText('Rs. 360.00')

  await copies.fill('99999999999')
  await expect(total).toHaveText('Rs. 29,99,99,99,99,970.00')
  await copies.fill('999999999999')
  await expect(total).toHaveText('Rs. 2,99,99,99,99,99,970.00')
  await expect(earnings.getByText('The sums are too large to be shown exactly')).toBeVisible()
  await expect(table.getByRole('cell').first()).toHaveText('-')
  await copies.fill('9'.repeat(21))
  await expect(total).toHaveText('Too large to be shown exactly')
  await expect(perBook).toHaveText('Rs. 30.00')
  await copies.fill('9'.repeat(22))
  await expect(copies).toHaveValue('9'.repeat(21))
})

test('scrolling over a number changes nothing', async ({ page }) => {
  const { pages, copies } = await openCalculated(page)
  for (const field of [pages, copies]) {
    const before = await field.inputValue()
    await field.focus()
    await field.hover()
    await page.mouse.wheel(0, 400)
    await page.mouse.wheel(0, -800)
    await expect(field).toHaveValue(before)
  }
})

test('what is typed before the page comes to life counts', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/royaltyform', { waitUntil: 'commit' })
  const { pages, slider, copies, calculate, total } = calculatorOn(page)
  await pages.fill('100')
  await copies.fill('3')
  release()
  await expect(slider).toHaveValue('100')
  await expect(copies).toHaveValue('3')
  await calculate.click()
  await expect(total).toHaveText('Rs. 90.00')
})

test('the page ends with the two ways on', async ({ page }) => {
  await open(page, '/royaltyform')
  await expect(page.getByRole('heading', { name: 'Ready to Start Your Publishing Journey?' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Talk to a Publishing Expert' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await page.getByRole('link', { name: 'Submit Your Manuscript' }).click()
  await expect(page).toHaveURL(/\/login$/)
})
