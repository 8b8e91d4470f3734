import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Edit, editsBetween } from './edits-between.ts'

/** What the first row becomes when the edits are made, and how much of it is kept. */
function edited(before: readonly string[], now: readonly string[], edits: readonly Edit[]) {
  let made: string[] = []
  let at = 0
  for (const edit of edits) {
    made = made.concat(before.slice(at, edit.before.from), now.slice(edit.now.from, edit.now.to))
    at = edit.before.to
  }
  return made.concat(before.slice(at))
}

const numbered = (count: number, name: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => name(number))

test('edits make of one row the other, whatever they have in common', () => {
  const row = fc.array(fc.constantFrom(...'abcdefgh'), { maxLength: 60 })
  fc.assert(
    fc.property(row, row, (before, now) => {
      expect(edited(before, now, editsBetween(before, now))).toEqual(now)
    }),
  )
})

test('few edits are the fewest', () => {
  expect(editsBetween([...'abcdef'], [...'abXdf'])).toEqual([
    { before: { from: 2, to: 3 }, now: { from: 2, to: 3 } },
    { before: { from: 4, to: 5 }, now: { from: 4, to: 4 } },
  ])
  // Here nothing stands once.
  expect(editsBetween([...'aabbaabb'], [...'abbaab'])).toHaveLength(2)
  expect(editsBetween([...'abc'], [...'abc'])).toEqual([])
})

test('where there are many edits, what stands once is kept', () => {
  const before = numbered(5_000, (at) => `${at}`)
  // Every fifth is another, and what is repeated everywhere stands between.
  const now = before.flatMap((text, at) => (at % 5 === 0 ? [`another ${at}`, 'and'] : [text]))
  const edits = editsBetween(before, now)
  expect(edited(before, now, edits)).toEqual(now)
  expect(edits).toHaveLength(1_000)
})

test('long rows that have little in common are not searched for it', () => {
  const before = numbered(200_000, (at) => `${(at * 7919) % 30_011}`)
  const now = numbered(200_000, (at) => `${(at * 104_729) % 30_011}`)
  const begun = performance.now()
  const edits = editsBetween(before, now)
  // In square time it were minutes.
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect(edited(before, now, edits)).toEqual(now)
})
