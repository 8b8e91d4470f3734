import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RowHashes } from './row-hash.ts'
import { copies, type SalesLine, salesLine } from './sales-row.ts'

function aLine(given: Partial<SalesLine> = {}): SalesLine {
  return salesLine({
    rowNumber: 2,
    channel: 'kdp',
    estimate: false,
    period: { from: '2026-04-01', to: '2026-04-30' },
    isbn: '9788194012344',
    identifier: '9788194012344',
    ...copies(2),
    currency: 'INR',
    proceeds: 1000,
    ...given,
  })
}

function hashesOf(lines: readonly SalesLine[]): string[] {
  const hashes = new RowHashes()
  return lines.map((line) => hashes.next(line))
}

test('a hash fits a uuid column', () => {
  expect(hashesOf([aLine()])[0]).toMatch(/^[0-9a-f]{32}$/)
})

test('where a row stands and what its title became do not change it', () => {
  const [first] = hashesOf([aLine({ title: 'Ponniyin Selvan' })])
  expect(hashesOf([aLine({ title: 'பொன்னியின் செல்வன்', rowNumber: 99, furtherRows: [100] })])).toEqual([first])
})

test('without a number the title tells books apart', () => {
  const untold = { isbn: null, identifier: null }
  const [one, other] = hashesOf([aLine({ ...untold, title: 'One' }), aLine({ ...untold, title: 'Other' })])
  expect(one).not.toBe(other)
})

const different: fc.Arbitrary<Partial<SalesLine>> = fc.record({
  proceeds: fc.integer({ min: 0, max: 3 }),
  marketplace: fc.constantFrom('Amazon.in', 'Amazon.com', null),
  orderId: fc.constantFrom('1', '2', null),
})

test('the rows of a file have the same hashes in any order, and no two are alike', () => {
  fc.assert(
    fc.property(fc.array(different, { maxLength: 60 }), fc.infiniteStream(fc.nat()), (given, order) => {
      const lines = given.map(aLine)
      const shuffled = lines
        .map((line) => ({ line, at: order.next().value }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ line }) => line)
      const hashes = hashesOf(lines)
      expect(new Set(hashes).size).toBe(lines.length)
      expect(hashesOf(shuffled).toSorted()).toEqual(hashes.toSorted())
    }),
  )
})

test('many rows stay apart and equal ones are numbered when the table of hashes grows', () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => aLine({ orderId: String(at % 10_000) }))
  expect(new Set(hashesOf(lines)).size).toBe(20_000)
})
