import { expect, test } from 'vitest'
import { aDatabase } from '../../../test/a-database.ts'
import { aBook, anAuthor } from '../../../test/builders.ts'
import { aLine } from '../../../test/money/terms.ts'
import { decideRoyalty, loadTerms, type RoyaltyDecision } from './index.ts'

const earned = (decision: RoyaltyDecision) =>
  decision.kind === 'earns'
    ? decision.shares.map(({ authorId, royalty }) => [authorId, royalty])
    : decision.for

test('a fresh database keeps what the site promises', async () => {
  const { db } = await aDatabase()
  const printed = await aBook(db, { mrp_paise: 400_00, pages: 250, trim_size: '7 X 9 in' })
  const other = await aBook(db, { mrp_paise: 400_00, formats: ['ebook', 'paperback'] })
  const terms = await loadTerms(db, [printed.id, other.id, printed.id])
  expect(terms.books.size).toBe(2)
  const decide = (bookId: number, given = {}) => earned(decideRoyalty(terms, aLine({ bookId, ...given })))
  const author = printed.author_id
  for (const channel of ['direct', 'amazon', 'flipkart'] as const)
    expect(decide(printed.id, { channel, units: 2 })).toEqual([[author, 190_00]])
  for (const channel of ['kdp', 'ingram', 'google-play'] as const) {
    expect(decide(printed.id, { channel, proceeds: 55_55 })).toEqual([[author, 55_55]])
    expect(decide(printed.id, { channel })).toBe('net')
  }
  expect(decide(other.id, { format: 'ebook', proceeds: 12_00 })).toEqual([[other.author_id, 12_00]])
  expect(decide(other.id)).toBe('price')
  expect(decide(other.id, { format: null, amount: 400_00 })).toBe('terms')
})

test('agreements, rules and shares are those of the book, but for what was taken back', async () => {
  const { db } = await aDatabase()
  const [book, plain] = [await aBook(db, { mrp_paise: 100_00 }), await aBook(db, { mrp_paise: 100_00 })]
  const translator = await anAuthor(db)
  await db.transaction().execute(async (tx) => {
    const { id: agreement_id } = await tx
      .insertInto('agreements')
      .values({ book_id: book.id, publisher_of_record: 'company', valid_from: '2026-01-01' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rule = { agreement_id, book_id: book.id, basis: 'mrp' as const, valid_from: '2026-01-01' }
    await tx
      .insertInto('royalty_rules')
      .values([
        { ...rule, rate_bp: 1_000 },
        { ...rule, rate_bp: 9_000, channel: 'direct', withdrawn_at: new Date() },
      ])
      .execute()
    const sets = await tx
      .insertInto('share_sets')
      .values([
        { book_id: book.id, valid_from: '2026-03-01' },
        { book_id: book.id, valid_from: '2026-06-01' },
        { book_id: book.id, valid_from: '2026-06-10', withdrawn_at: new Date() },
      ])
      .returning('id')
      .execute()
    const whole = {
      book_id: book.id,
      author_id: translator.id,
      role: 'translator' as const,
      share_bp: 10_000,
    }
    for (const [at, { id: set_id }] of sets.entries())
      await tx
        .insertInto('shares')
        .values(
          at === 1
            ? [
                { ...whole, set_id, share_bp: 3_333 },
                { ...whole, set_id, author_id: book.author_id, role: 'author' as const, share_bp: 6_667 },
              ]
            : { ...whole, set_id },
        )
        .execute()
  })
  const terms = await loadTerms(db, [book.id, plain.id])
  const on = (soldOn: string) => earned(decideRoyalty(terms, aLine({ bookId: book.id, soldOn })))
  expect(on('2025-12-31')).toBe('terms')
  expect(on('2026-02-28')).toEqual([[book.author_id, 10_00]])
  expect(on('2026-03-01')).toEqual([[translator.id, 10_00]])
  expect(on('2026-06-15')).toEqual([
    [book.author_id, 6_67],
    [translator.id, 3_33],
  ])
  expect(earned(decideRoyalty(terms, aLine({ bookId: plain.id })))).toBe('price')
})
