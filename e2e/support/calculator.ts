import { expect, type Locator, type Page } from '@playwright/test'
import { open } from './test.ts'

/** What a visitor finds on the page of the calculator. */
export function calculatorOn(page: Page) {
  const earnings = page.getByRole('region', { name: 'Estimated Earnings' })
  const figure = (title: string): Locator =>
    earnings.locator('dl > div', { has: page.getByText(title, { exact: true }) }).locator('dd')
  return {
    size: page.getByLabel('Book Size'),
    pages: page.getByRole('spinbutton', { name: 'Number of Pages' }),
    slider: page.getByRole('slider'),
    binding: page.getByLabel('Binding Type'),
    interior: page.getByLabel('Interior Type'),
    copies: page.getByRole('spinbutton', { name: 'Copies Sold' }),
    mrp: page.getByRole('spinbutton', { name: 'MRP' }),
    hint: page.locator('#mrp-hint'),
    calculate: page.getByRole('button', { name: /^Calculat/ }),
    earnings,
    total: figure('Total Royalty'),
    perBook: figure('Per-book Royalty'),
    suggested: figure('Suggested MRP'),
    printing: figure('Printing Cost'),
    chart: earnings.getByRole('img'),
    table: earnings.getByRole('table'),
  }
}

/** Opens the calculator and presses Calculate on the defaults. */
export async function openCalculated(page: Page): Promise<ReturnType<typeof calculatorOn>> {
  await open(page, '/royaltyform')
  const calculator = calculatorOn(page)
  await calculator.calculate.click()
  await expect(calculator.total).toHaveText('Rs. 1,350.00')
  return calculator
}
