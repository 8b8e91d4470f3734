import fc from 'fast-check'

/** What can happen to money, in any order: each step names what it is done to by a number, and means whatever is there by then. */

export const AUTHORS = 3
/** One of each author. A row of the book after the last names it by a title that nobody knows. */
export const BOOKS = AUTHORS

const DAYS = ['2024-02-10', '2024-06-15', '2025-01-20', '2025-09-05']
export const DAY_TO_COME = '2126-01-01'
export const MONTHS = ['2026-04', '2026-05', '2026-06', '2026-07', '2026-08']

export const which = fc.nat(1_000)
export const book = fc.nat(BOOKS - 1)
export const day = fc.constantFrom(...DAYS)
export const outcomes = fc.array(fc.constantFrom('completed' as const, 'failed' as const, null), {
  minLength: 1,
  maxLength: 6,
})
const often = <A, B>(usual: fc.Arbitrary<A>, rare: fc.Arbitrary<B>) =>
  fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: rare })

/** A row of a sales file, in the smallest units of its currency. */
const row = fc.record({
  book: fc.nat(BOOKS),
  units: often(fc.integer({ min: 1, max: 9 }), fc.integer({ min: -4, max: -1 })),
  price: often(fc.integer({ min: 1, max: 90_000 }), fc.integer({ min: 100_000, max: 5_000_000 })),
  /** In hundredths of the amount. */
  proceeds: fc.nat(100),
  currency: often(fc.constant('INR' as const), fc.constant('USD' as const)),
  day,
  isEstimated: often(fc.constant(false), fc.constant(true)),
  /** The file says what the author earns: so many hundredths of the proceeds. */
  royalty: often(fc.constant(null), fc.nat(100)),
})
export type SoldRow = typeof row extends fc.Arbitrary<infer T> ? T : never

/** The rows that all files of a sequence are made of, so that many hold the same. */
export const soldRows = fc.array(row, { minLength: 14, maxLength: 14 })

const steps = [
  [
    7,
    fc.record({
      do: fc.constant('hand in a file' as const),
      rows: fc.uniqueArray(which, { minLength: 1, maxLength: 7 }),
    }),
  ],
  [8, fc.record({ do: fc.constant('post an import' as const), which })],
  [
    3,
    fc.record({
      do: fc.constantFrom('undo an import' as const, 'undo an import' as const, 'cancel an import' as const),
      which,
    }),
  ],
  [2, fc.record({ do: fc.constant('match rows' as const), which, book })],
  [1, fc.record({ do: fc.constant('look again' as const) })],
  [2, fc.record({ do: fc.constant('give a rate' as const), day, rupees: fc.integer({ min: 60, max: 95 }) })],
  [1, fc.record({ do: fc.constant('take a rate back' as const), which })],
  [
    3,
    fc.record({
      do: fc.constant('type a sale' as const),
      book,
      copies: often(fc.integer({ min: 1, max: 20 }), fc.integer({ min: -5, max: -1 })),
      price: fc.nat(200_000),
      day,
    }),
  ],
  [
    2,
    fc.record({
      do: fc.constant('agree on a rule' as const),
      book,
      basis: fc.constantFrom('net' as const, 'mrp' as const),
      rate: fc.nat(10_000),
      day,
    }),
  ],
  [
    2,
    fc.record({
      do: fc.constant('share a book' as const),
      book,
      parts: fc.tuple(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 4_999 })),
      day,
    }),
  ],
  [
    2,
    fc.record({
      do: fc.constant('write a price down' as const),
      book,
      format: fc.constantFrom('ebook' as const, null),
      /** In paise. */
      price: fc.integer({ min: 1, max: 90_000 }),
      day: often(day, fc.constant(DAY_TO_COME)),
    }),
  ],
  [
    1,
    fc.record({
      do: fc.constantFrom('take a rule back' as const, 'take shares back' as const),
      which,
    }),
  ],
  [1, fc.record({ do: fc.constant('take a price back' as const), which })],
  [
    5,
    fc.record({
      do: fc.constant('state' as const),
      until: fc.constantFrom('made' as const, 'verified' as const, 'issued' as const),
    }),
  ],
  [
    1,
    fc.record({
      do: fc.constantFrom('make a statement again' as const, 'throw statements away' as const),
      which,
    }),
  ],
  [4, fc.record({ do: fc.constant('make a payout run' as const), month: fc.constantFrom(...MONTHS) })],
  [5, fc.record({ do: fc.constant('pay a run' as const), which })],
  [1, fc.record({ do: fc.constant('discard a run' as const), which })],
  [
    4,
    fc.record({
      do: fc.constant('take results in' as const),
      outcomes,
      mayContradict: often(fc.constant(false), fc.constant(true)),
    }),
  ],
  [4, fc.record({ do: fc.constant('retry a payout' as const), which })],
  [
    1,
    fc.record({
      do: fc.constant('change details' as const),
      which,
      to: fc.constantFrom('none' as const, 'others' as const, 'as before' as const),
    }),
  ],
  [
    3,
    fc.record({
      do: fc.constant('enter a journal' as const),
      book,
      kind: fc.constantFrom(
        'adjustment' as const,
        'opening' as const,
        'advance' as const,
        'advance' as const,
      ),
      isForAllBooks: fc.boolean(),
      rupees: often(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: -20_000, max: -1 })),
      day,
    }),
  ],
  [
    4,
    fc.record({
      do: fc.constant('approve a journal' as const),
      which,
      byWhoEntered: often(fc.constant(false), fc.constant(true)),
    }),
  ],
  [1, fc.record({ do: fc.constant('turn a journal down' as const), which })],
  [2, fc.record({ do: fc.constant('reverse a journal' as const), which })],
  [4, fc.record({ do: fc.constant('do an old step again' as const), which })],
] as const

/** Two clerks press together. */
export const together = often(fc.constant(false), fc.constant(true))
export const oneStep = fc.record({
  what: fc.oneof(...steps.map(([weight, arbitrary]) => ({ weight, arbitrary }))),
  together,
})
export type Step = typeof oneStep extends fc.Arbitrary<infer T> ? T : never
export type What = Step['what']

/** What a step means by a number. */
export function pick<T>(items: readonly T[], number: number): T | undefined {
  return items[number % items.length]
}
