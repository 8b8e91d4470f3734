import fc from 'fast-check'
import {
  book,
  DAY_TO_COME,
  day,
  MONTHS,
  oneStep,
  outcomes,
  pick,
  type Step,
  together,
  type What,
  which,
} from './money-steps.ts'

/** A month as it should be, so that what is done amiss finds something to be amiss with. */
const month = fc
  .tuple(fc.uniqueArray(which, { minLength: 4, maxLength: 8 }), book, which, outcomes, together)
  .map(([rows, book, which, outcomes, together]): Step[] => {
    const all: What[] = [
      { do: 'hand in a file', rows },
      { do: 'post an import', which },
      { do: 'type a sale', book, copies: 1, price: 60_000 + which * 5_000, day: '2025-09-05' },
      {
        do: 'enter a journal',
        book,
        kind: which % 2 === 0 ? 'advance' : 'adjustment',
        isForAllBooks: which % 4 === 0,
        rupees: which - 300 || 1,
        day: '2025-09-05',
      },
      { do: 'approve a journal', which, byWhoEntered: false },
      { do: 'state', until: 'issued' },
      // Of the next statement: what is sold is not paid yet, what came back is.
      { do: 'type a sale', book, copies: which % 2 === 0 ? 1 : -1, price: 5_000, day: '2025-09-05' },
      { do: 'make a payout run', month: pick(MONTHS, which) ?? '' },
      { do: 'pay a run', which },
      { do: 'take results in', outcomes, mayContradict: false },
      ...(outcomes.includes('failed') ? [{ do: 'retry a payout' as const, which }] : []),
    ]
    return all.map((what) => ({ what, together }))
  })

/** What is taken back at once: among other steps it seldom finds what it could be done to. */
const takenBack = fc
  .tuple(fc.nat(9), book, day, fc.nat(200_000), together)
  .map(([kind, book, day, price, together]): Step[] => {
    const which = price
    const kinds: What[][] = [
      [
        { do: 'share a book', book, parts: [1 + (price % 5_000), 4_999], day },
        { do: 'take shares back', which },
      ],
      [
        { do: 'agree on a rule', book, basis: 'net', rate: price % 10_000, day },
        { do: 'take a rule back', which },
      ],
      [
        { do: 'write a price down', book, format: null, price: 1 + price, day: DAY_TO_COME },
        { do: 'take a price back', which },
      ],
      [
        { do: 'give a rate', day, rupees: 60 + (price % 36) },
        { do: 'take a rate back', which },
      ],
      [
        {
          do: 'enter a journal',
          book,
          kind: 'adjustment',
          isForAllBooks: false,
          rupees: 1 + (price % 9_000),
          day,
        },
        { do: 'turn a journal down', which },
      ],
      [
        { do: 'hand in a file', rows: [which] },
        { do: 'cancel an import', which },
      ],
      [
        { do: 'make a payout run', month: pick(MONTHS, which) ?? '' },
        { do: 'discard a run', which },
      ],
      [
        { do: 'type a sale', book, copies: 1, price, day },
        { do: 'state', until: 'made' },
        { do: 'throw statements away', which },
      ],
      [
        { do: 'type a sale', book, copies: 1, price, day },
        { do: 'state', until: 'verified' },
        { do: 'make a statement again', which },
      ],
      [
        {
          do: 'enter a journal',
          book,
          kind: 'advance',
          isForAllBooks: which % 2 === 0,
          rupees: 1 + (price % 9_000),
          day,
        },
        { do: 'approve a journal', which, byWhoEntered: false },
        { do: 'type a sale', book, copies: 1, price, day },
        { do: 'state', until: 'issued' },
        { do: 'reverse a journal', which },
        { do: 'approve a journal', which, byWhoEntered: false },
      ],
    ]
    return (pick(kinds, kind) ?? []).map((what) => ({ what, together }))
  })

export const sequence = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: oneStep.map((one) => [one]) },
      { weight: 1, arbitrary: month },
      { weight: 1, arbitrary: takenBack },
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.flat())
