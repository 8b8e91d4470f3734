import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/a-database.ts'
import { aBook, anAuthor } from '../../../test/builders.ts'

let database: TestDatabase
let bookId: number
let [first, second] = [0, 0]
let agreementId: number
beforeAll(async () => {
  database = await createTestDatabase()
  const book = await aBook(database.db)
  bookId = book.id
  first = book.author_id
  second = (await anAuthor(database.db)).id
  agreementId = await agree(bookId, '2026-01-01', '2026-06-30')
})
afterAll(() => database.drop())

const OVERLAP = '23P01'
const UNIQUE = '23505'
const CHECKED = '23514'
const RESTRICTED = '23001'

async function agree(book: number, from: string, to: string | null): Promise<number> {
  const { id } = await database.db
    .insertInto('agreements')
    .values({ book_id: book, publisher_of_record: 'company', valid_from: from, valid_to: to })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function addRule(given: { agreement_id?: number; book_id?: number; valid_from: string }) {
  return database.db
    .insertInto('royalty_rules')
    .values({ basis: 'mrp', rate_bp: 750, ...given })
    .returning('id')
    .executeTakeFirstOrThrow()
}

function share(parts: readonly (readonly [author: number, share: number])[], from: string): Promise<number> {
  return database.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('share_sets')
      .values({ book_id: bookId, valid_from: from })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [author_id, share_bp] of parts)
      await tx
        .insertInto('shares')
        .values({ set_id: id, book_id: bookId, author_id, role: 'author', share_bp })
        .execute()
    return id
  })
}

test.each([
  ['2026-06-30', '2026-12-31'],
  ['2025-01-01', '2026-01-01'],
  ['2026-02-01', '2026-02-02'],
  ['2020-01-01', null],
])('a book has one agreement at a time: %s to %s is refused', async (from, to) => {
  await expect(agree(bookId, from, to)).rejects.toMatchObject({ code: OVERLAP })
})

test('one agreement may follow another, and other books have theirs', async () => {
  const { db } = database
  const next = await agree(bookId, '2026-07-01', null)
  await agree((await aBook(db)).id, '2026-01-01', null)
  await expect(
    db.updateTable('agreements').set({ valid_from: '2026-06-30' }).where('id', '=', next).execute(),
  ).rejects.toMatchObject({ code: OVERLAP })
  await expect(agree((await aBook(db)).id, '2026-02-01', '2026-01-31')).rejects.toMatchObject({
    code: CHECKED,
  })
})

test('a rule of the same scope and day is there once, and belongs to the book of its agreement', async () => {
  const rule = { agreement_id: agreementId, book_id: bookId, valid_from: '2026-01-01' }
  const { id } = await addRule(rule)
  await expect(addRule(rule)).rejects.toMatchObject({ code: UNIQUE })
  await database.db
    .updateTable('royalty_rules')
    .set({ withdrawn_at: new Date() })
    .where('id', '=', id)
    .execute()
  await addRule(rule)
  const other = await aBook(database.db)
  await expect(addRule({ ...rule, book_id: other.id, valid_from: '2026-02-01' })).rejects.toThrow(
    'foreign key',
  )
})

test('rules and shares stay as they were written; they are taken back, once', async () => {
  const rule = await addRule({ agreement_id: agreementId, book_id: bookId, valid_from: '2026-03-01' })
  const set = await share([[first, 10_000]], '2026-03-01')
  for (const statement of [
    `update royalty_rules set rate_bp = 1 where id = ${rule.id}`,
    `update royalty_rules set rate_bp = 1, withdrawn_at = now() where id = ${rule.id}`,
    `update share_sets set valid_from = '2020-01-01' where id = ${set}`,
    `update shares set author_id = ${second} where set_id = ${set}`,
  ])
    await expect(sql.raw(statement).execute(database.db), statement).rejects.toMatchObject({
      code: RESTRICTED,
    })
  await sql`update share_sets set withdrawn_at = now() where id = ${set}`.execute(database.db)
  await expect(
    sql`update share_sets set withdrawn_at = null where id = ${set}`.execute(database.db),
  ).rejects.toMatchObject({ code: RESTRICTED })
})

test('the company’s rules begin tomorrow at the earliest, and what holds stays', async () => {
  const { db } = database
  await expect(addRule({ valid_from: '2026-01-01' })).rejects.toMatchObject({ code: RESTRICTED })
  await expect(sql`delete from royalty_rules where agreement_id is null`.execute(db)).rejects.toMatchObject({
    code: RESTRICTED,
  })
  await expect(
    sql`update royalty_rules set withdrawn_at = now() where agreement_id is null`.execute(db),
  ).rejects.toMatchObject({ code: RESTRICTED })
  const { id } = await addRule({ valid_from: '2126-01-01' })
  await sql`update royalty_rules set withdrawn_at = now() where id = ${id}`.execute(db)
})

test.each([[[5_000, 4_999]], [[5_000, 5_001]], [[]]])(
  'shares that do not add up to the whole are refused when the transaction ends: %j',
  async (parts) => {
    const authors = [first, second]
    await expect(
      share(
        parts.map((part, at) => [authors[at] ?? 0, part] as const),
        '2026-08-01',
      ),
    ).rejects.toMatchObject({ code: CHECKED })
  },
)

test('whole shares are taken, one set from a day, and none of them can be taken out', async () => {
  const set = await share(
    [
      [first, 3_333],
      [second, 6_667],
    ],
    '2026-09-01',
  )
  await expect(share([[first, 10_000]], '2026-09-01')).rejects.toMatchObject({ code: UNIQUE })
  await expect(
    sql`delete from shares where set_id = ${set} and author_id = ${first}`.execute(database.db),
  ).rejects.toMatchObject({ code: CHECKED })
})
