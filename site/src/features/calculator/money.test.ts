import { paise } from '@panai/contract/money'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Money } from './money.tsx'

const html = (amount: number) => renderToStaticMarkup(createElement(Money, { amount: paise(amount) }))
const text = (amount: number) => html(amount).replace(/<[^>]*>/g, '')

it('writes thousands apart for the eye only', () => {
  expect(text(1_23_456_78)).toBe('Rs. 123456.78')
  expect(html(1_23_456_78).match(/<span class="ml/g)).toHaveLength(2)
  expect(text(-1350_00)).toBe('Rs. -1350.00')
})

it('shows a loss in the colour of danger, and only a loss', () => {
  expect(html(-1)).toContain('text-hibiscus')
  expect(html(0)).not.toContain('text-hibiscus')
  expect(html(30_00)).not.toContain('text-hibiscus')
})
