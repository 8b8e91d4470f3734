import { paise } from '@panai/contract/money/money'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Money } from './money.tsx'

const html = (amount: number) => renderToStaticMarkup(createElement(Money, { amount: paise(amount) }))
const text = (amount: number) => html(amount).replace(/<[^>]*>/g, '')

it('groups as in India', () => {
  expect(text(1_23_456_78)).toBe('Rs. 1,23,456.78')
  expect(text(-1350_00)).toBe('−Rs. 1,350.00')
})

it('shows a loss in the colour of danger, and only a loss', () => {
  expect(html(-1)).toContain('text-hibiscus')
  expect(html(0)).not.toContain('text-hibiscus')
  expect(html(30_00)).not.toContain('text-hibiscus')
})
