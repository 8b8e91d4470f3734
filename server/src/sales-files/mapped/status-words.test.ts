import { expect, test } from 'vitest'
import { isUnlikeSale, proposeMeaning } from './status-words.ts'

test.each([
  ['sale', 'Completed', 'wc-processing', 'PAID', 'delivered.', 'Shipment', 'Sale', 'order', 'விற்பனை'],
  [
    'return',
    'Refunded',
    'wc-refunded',
    'RTO',
    'Customer Return',
    'returned_to_origin',
    'Refund',
    'திரும்பியது',
  ],
  [
    'nothing',
    'Canceled',
    'CANCELLED',
    'Payment failed',
    'wc-on-hold',
    'pending_payment',
    'void',
    'checkout-draft',
    'ரத்து',
  ],
  [
    'ask',
    'Partially refunded',
    'partial-return',
    'Return cancelled',
    'Refund pending',
    'Exchange',
    'Fee',
    '',
    '–',
    'x',
  ],
] as const)('%s is what these likely mean', (meaning, ...values) => {
  for (const value of values) expect([value, proposeMeaning(value)]).toEqual([value, meaning])
})

test('an order in a state of return was sold before; a row of the kind of a return is the return alone', () => {
  expect(['Refunded', 'RTO', 'paid', 'on hold'].map((value) => proposeMeaning(value, true))).toEqual([
    'sale_and_return',
    'sale_and_return',
    'sale',
    'nothing',
  ])
})

test('what may be no sale is told from what shops write of sales', () => {
  const unlike = [
    'Return requested',
    'Cancelled by buyer',
    'partially_refunded',
    'RTO initiated',
    'ரத்து செய்தது',
  ]
  expect(unlike.filter((value) => !isUnlikeSale(value))).toEqual([])
  const sales = [
    'Completed',
    'Kerala',
    'Paperback',
    'INR',
    '',
    '12',
    'The Return of the Tide',
    'Paperback (return)',
  ]
  expect(sales.filter(isUnlikeSale)).toEqual([])
})
