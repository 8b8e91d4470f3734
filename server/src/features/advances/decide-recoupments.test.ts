import { paise } from '@panai/contract/money/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Advance, decideRecoupments } from './decide-recoupments.ts'

type Given = Partial<Omit<Advance, 'amount' | 'royalties' | 'recouped'>> & {
  amount?: number
  royalties: number
  recouped?: [journal: number, amount: number][]
}

function anAdvance(id: number, { amount = 1_000, royalties, recouped = [], ...given }: Given): Advance {
  return {
    ...{ id, bookId: null, isReversed: false, journalId: id * 10 },
    ...given,
    amount: paise(amount),
    royalties: paise(royalties),
    recouped: recouped.map(([journalId, one]) => ({ journalId, amount: paise(one) })),
  }
}

const ofBook = { bookId: 7 }

test.each<[string, Advance[], [number, number][]]>([
  ['what was earned since', [anAdvance(1, { royalties: 300 })], [[1, 300]]],
  ['never more than the advance', [anAdvance(1, { royalties: 1_300 })], [[1, 1_000]]],
  ['only what is new', [anAdvance(1, { royalties: 700, recouped: [[15, 300]] })], [[1, 400]]],
  ['nothing twice', [anAdvance(1, { royalties: 300, recouped: [[15, 300]] })], []],
  ['nothing where returns exceed sales', [anAdvance(1, { royalties: -50 })], []],
  ['what comes back of it', [anAdvance(1, { royalties: 200, recouped: [[15, 300]] })], [[1, -100]]],
  [
    'nothing back while more was earned than that',
    [anAdvance(1, { royalties: 1_100, recouped: [[15, 1_000]] })],
    [],
  ],
  [
    'all of it back when it was taken back',
    [anAdvance(1, { royalties: 900, isReversed: true, recouped: [[15, 300]] })],
    [[1, -300]],
  ],
  [
    'a royalty for one advance only: the oldest first',
    [anAdvance(1, { amount: 200, royalties: 300 }), anAdvance(2, { royalties: 300 })],
    [
      [1, 200],
      [2, 100],
    ],
  ],
  [
    'that of the book before that of all books, be it younger',
    [anAdvance(1, { royalties: 300 }), anAdvance(2, { ...ofBook, amount: 200, royalties: 250 })],
    [
      [2, 200],
      [1, 100],
    ],
  ],
  [
    'of a second advance only what was earned after it',
    [anAdvance(1, { amount: 500, royalties: 800, recouped: [[15, 500]] }), anAdvance(2, { royalties: 200 })],
    [[2, 200]],
  ],
  [
    'nothing of another book',
    [anAdvance(1, { bookId: 8, royalties: 0 }), anAdvance(2, { ...ofBook, royalties: 90 })],
    [[2, 90]],
  ],
])('it recoups %s', (_, advances, expected) => {
  expect(decideRecoupments(advances).map(({ advanceId, amount }) => [advanceId, amount])).toEqual(expected)
})

const BOOKS = 2
const event = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('advance' as const),
      book: fc.integer({ min: -1, max: BOOKS - 1 }),
      amount: fc.integer({ min: 1, max: 500 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('earn' as const),
      book: fc.nat(BOOKS - 1),
      amount: fc.integer({ min: -150, max: 300 }),
    }),
  },
)
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never

/** An author's account on paper: each event has a number, and what is due is recouped before the next advance and whenever it is asked. */
function play(events: readonly Event[], isAsked: (at: number) => boolean) {
  const [advances, earned]: [Advance[], { book: number; amount: number; journal: number }[]] = [[], []]
  let journal = 0
  const settle = () => {
    const standing = advances.map((one) => ({ ...one, royalties: paise(royaltiesSince(one)) }))
    for (const { advanceId, amount } of decideRecoupments(standing)) {
      const at = advances.findIndex(({ id }) => id === advanceId)
      const one = advances[at]
      if (one) advances[at] = { ...one, recouped: [...one.recouped, { journalId: ++journal, amount }] }
    }
    return standing
  }
  function royaltiesSince({ bookId, journalId }: Advance): number {
    return earned
      .filter((one) => one.journal > journalId && (bookId === null || one.book === bookId))
      .reduce((sum, { amount }) => sum + amount, 0)
  }
  for (const [at, one] of events.entries()) {
    if (one.do === 'earn') earned.push({ book: one.book, amount: one.amount, journal: ++journal })
    else {
      settle()
      const bookId = one.book < 0 ? null : one.book
      advances.push(
        anAdvance(advances.length + 1, { bookId, amount: one.amount, royalties: 0, journalId: ++journal }),
      )
    }
    if (isAsked(at)) settle()
  }
  settle()
  const again = decideRecoupments(advances.map((one) => ({ ...one, royalties: paise(royaltiesSince(one)) })))
  const recouped = advances.map((one) => one.recouped.reduce((sum, { amount }) => sum + amount, 0))
  return { advances, recouped, again, earned }
}

test('whatever is advanced, earned and taken back: never more than the advance, no royalty twice, and asked again nothing', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const { advances, recouped, again, earned } = play(events, (at) => at % 3 === 0)
      for (const [at, { amount }] of advances.entries()) {
        expect(recouped[at]).toBeGreaterThanOrEqual(0)
        expect(recouped[at]).toBeLessThanOrEqual(amount)
      }
      const positive = earned.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)
      expect(recouped.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(positive)
      expect(again).toEqual([])
    }),
  )
})

test('where nothing comes back, each royalty goes to the first advance that has room, however often it is asked', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), fc.nat(4), (events, rarely) => {
      const gains = events.map((one) => ({ ...one, amount: Math.abs(one.amount) }))
      const left: { bookId: number | null; amount: number }[] = []
      for (const one of gains) {
        if (one.do === 'advance') {
          left.push({ bookId: one.book < 0 ? null : one.book, amount: one.amount })
          continue
        }
        let rest = one.amount
        for (const bookId of [one.book, null])
          for (const advance of left.filter((open) => open.bookId === bookId)) {
            const taken = Math.min(rest, advance.amount)
            advance.amount -= taken
            rest -= taken
          }
      }
      const { advances, recouped } = play(gains, (at) => at % (rarely + 1) === 0)
      expect(advances.map(({ amount }, at) => amount - (recouped[at] ?? 0))).toEqual(
        left.map(({ amount }) => amount),
      )
    }),
  )
})
