import fc from 'fast-check'
import { expect, test } from 'vitest'
import { identityOf, RowHashes } from './row-hash.ts'
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

test('what names a sale is not what it comes to', () => {
  const name = identityOf(aLine(), 'period')
  const figures = {
    ...copies(3),
    freeUnits: 1,
    listPrice: 400_00,
    amount: 1200,
    proceeds: 1500,
    royalty: 700,
    costs: 20,
  }
  expect(name).toMatch(/^[0-9a-f]{32}$/)
  expect(identityOf(aLine({ ...figures, title: 'Another spelling' }), 'period')).toBe(name)
  const others: Partial<SalesLine>[] = [
    { channel: 'kobo' },
    { isbn: '9788194012351' },
    { format: 'ebook' },
    { marketplace: 'Amazon.in' },
    { terms: '70%' },
    { currency: 'USD' },
    { orderId: '7' },
    { measure: 'pages' },
    { period: { from: '2026-04-01', to: '2026-04-29' } },
    copies(-2),
  ]
  const names = others.map((given) => identityOf(aLine(given), 'period'))
  expect(new Set([name, ...names]).size).toBe(others.length + 1)
})

test('a balance is the same whether more was sold or came back', () => {
  expect(identityOf(aLine(copies(-2)), 'balance')).toBe(identityOf(aLine(), 'balance'))
})

test('in the table of a shop only an order names a sale, and what is never paid has no name', () => {
  expect(identityOf(aLine(), 'order')).toBeNull()
  expect(identityOf(aLine({ orderId: 'INV-7' }), 'order')).not.toBeNull()
  expect(identityOf(aLine({ orderId: 'INV-7', estimate: true }), 'order')).toBeNull()
  expect(identityOf(aLine({ orderId: 'INV-7', measure: 'orders' }), 'order')).toBeNull()
})
