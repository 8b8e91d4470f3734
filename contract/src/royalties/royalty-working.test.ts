import { expect, test } from 'vitest'
import { paise } from '../money/money.ts'
import type { RoyaltyWorking } from './royalties.ts'
import { explainRoyalty, partOfAmount } from './royalty-working.ts'

const working: RoyaltyWorking = {
  basis: 'net',
  list_price: 299,
  base: 140,
  cost: 0,
  rate: 50,
  whole_royalty: 70,
  share: 100,
  copies_sold: 2,
  copies_returned: 0,
  exchange: null,
  received: null,
}

test.each<[string, Partial<RoyaltyWorking>, number, string[]]>([
  [
    'of what the channel pays',
    {},
    70,
    ['Kindle pays us Rs. 140.00.', '50 % of that is royalty: Rs. 70.00.', 'All of it is yours.'],
  ],
  [
    'with a share',
    { share: 33.33 },
    23.33,
    [
      'Kindle pays us Rs. 140.00.',
      '50 % of that is royalty: Rs. 70.00.',
      'Your share of it is 33.33 %: Rs. 23.33. The rest goes to those who share the book with you.',
    ],
  ],
  [
    'by the calculator',
    { basis: 'calculator', base: 598, cost: 400.5, rate: 100, whole_royalty: 197.5 },
    197.5,
    [
      '2 copies at Rs. 299.00 each: Rs. 598.00.',
      'Less Rs. 400.50 for making and selling the copies leaves Rs. 197.50.',
      'All of that is royalty: Rs. 197.50.',
      'All of it is yours.',
    ],
  ],
  [
    'of the printed price, with copies that came back',
    { basis: 'mrp', base: 299, rate: 7.5, whole_royalty: 22.43, copies_sold: 3, copies_returned: 2 },
    22.43,
    [
      '3 copies sold, less 2 copies returned.',
      '1 copy at Rs. 299.00 each: Rs. 299.00.',
      '7.5 % of that is royalty: Rs. 22.43.',
      'All of it is yours.',
    ],
  ],
  [
    'of what came in another currency',
    { exchange: { currency: 'USD', rupees: '83.125' } },
    70,
    [
      'The amounts came in USD; USD 1 is Rs. 83.125.',
      'Kindle pays us Rs. 140.00.',
      '50 % of that is royalty: Rs. 70.00.',
      'All of it is yours.',
    ],
  ],
  [
    'of a sale of which the channel keeps fees, and tax for the state',
    { received: { paid: 200, tax: 1.05 } },
    70,
    [
      'Rs. 200.00 was paid for the copies; Kindle keeps Rs. 60.00 of it as fees and costs.',
      'Kindle owes us Rs. 140.00.',
      'It keeps Rs. 1.05 of that as tax for the state, which does not lower your royalty.',
      '50 % of that is royalty: Rs. 70.00.',
      'All of it is yours.',
    ],
  ],
  [
    'of a sale with tax of the buyers',
    { received: { paid: 140, tax: -25.2 } },
    70,
    [
      'Kindle owes us Rs. 140.00.',
      'Tax of Rs. 25.20 for the state comes on top, which does not change your royalty.',
      '50 % of that is royalty: Rs. 70.00.',
      'All of it is yours.',
    ],
  ],
  [
    'of a return',
    { base: -70, whole_royalty: -35, copies_sold: 0, copies_returned: 1 },
    -35,
    ['Kindle takes back Rs. 70.00.', '50 % of that is royalty: −Rs. 35.00.', 'All of it is yours.'],
  ],
  [
    'of what costs more than it brings',
    { basis: 'calculator', base: 200, cost: 400, whole_royalty: 0 },
    0,
    [
      '2 copies at Rs. 299.00 each: Rs. 200.00.',
      'Less Rs. 400.00 for making and selling the copies leaves −Rs. 200.00.',
      'That leaves nothing, so nothing is earned and nothing is charged.',
      'All of it is yours.',
    ],
  ],
  [
    'that the file fixes',
    { basis: 'file' },
    70,
    ['The file of Kindle itself says the royalty: Rs. 70.00.', 'All of it is yours.'],
  ],
])('a royalty %s is explained', (_, given, royalty, steps) => {
  expect(explainRoyalty({ ...working, ...given }, 'Kindle', royalty)).toEqual(steps)
})

test.each([
  [100, 5_000, 50],
  [3, 5_000, 2],
  [-3, 5_000, -2],
  [1, 4_999, 0],
  [0, 10_000, 0],
])('of %i paise %i ten-thousandths are %i', (amount, part, expected) => {
  expect(partOfAmount(paise(amount), part)).toBe(paise(expected) + 0)
})
