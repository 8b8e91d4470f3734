import { getHistory, historyReaders } from '@panai/contract/console/staff/audit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount } from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook, anAuthor } from '../../../../test/builders.ts'
import { aStaffMember, type StaffMember } from '../../../../test/staff-member.ts'
import { actingAs } from '../../../access/acting-as.ts'
import type { Tx } from '../../../db/transaction.ts'
import { recordWords } from './record-words.ts'
import { wordsKeyOf } from './say-change.ts'

let app: TestApplication
let selvi: StaffMember
let owner: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  selvi = await aStaffMember(app, 'editor', 'Selvi')
  owner = await aStaffMember(app, 'admin', 'Owner')
})
afterAll(() => app.stop())

const bySelvi = (work: (tx: Tx) => Promise<unknown>) =>
  actingAs(app.db, { accountId: selvi.account.id, address: '192.0.2.7', action: 'changeBook' }, work)

const historyOf = async (subject: string, id: number, by = selvi) =>
  (await by.calls(getHistory, { subject, subject_id: id, sort: 'id' })).data

test('every column that a history can show has its words', async () => {
  const { rows } = await sql<{ watched: string; arguments: string; columns: string[] }>`
    select tgrelid::regclass::text as watched, encode(tgargs, 'escape') as arguments,
      array(select attname::text from pg_attribute
        where attrelid = tgrelid and attnum > 0 and not attisdropped) as columns
    from pg_trigger where tgname = 'record_change'`.execute(app.db)
  const shown = rows.flatMap(({ watched, arguments: given, columns }) => {
    const [ignored = '', , partOf = ''] = given.split('\\000')
    const left = [...ignored.replace(/[{}"]/g, '').split(','), 'version', 'updated_at']
    const subject = partOf === '' ? watched : partOf
    return Object.hasOwn(historyReaders, subject)
      ? [
          {
            key: wordsKeyOf(subject, partOf === '' ? null : watched),
            columns: columns.filter((one) => !left.includes(one)),
          },
        ]
      : []
  })
  const keys = shown.map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining(['books', 'submissions', 'shares', 'passkeys']))
  const lacking = shown.flatMap(({ key, columns }) =>
    columns
      .filter((one) => !Object.hasOwn(recordWords[key]?.columns ?? {}, one))
      .map((one) => `${key}.${one}`),
  )
  expect(lacking).toEqual([])
  const gone = Object.entries(recordWords).flatMap(([key, { columns }]) =>
    Object.keys(columns)
      .filter((one) => !shown.some((table) => table.key === key && table.columns.includes(one)))
      .map((one) => `${key}.${one}`),
  )
  expect(gone).toEqual([])
})

test('a change of a book is told in words, with money, lists, names and verbs of its own', async () => {
  const [kalki, asan] = [await anAuthor(app.db, { name: 'Kalki' }), await anAuthor(app.db, { name: 'Asan' })]
  const book = await aBook(app.db, {
    title: 'பனை',
    author_id: kalki.id,
    mrp_paise: 24_900,
    formats: ['paperback'],
    pages: null,
    published_at: '2026-01-01T00:00:00Z',
  })
  const change = (set: object) =>
    bySelvi((tx) => tx.updateTable('books').set(set).where('id', '=', book.id).execute())
  await change({ mrp_paise: 29_950 })
  await change({ formats: ['paperback', 'ebook'] })
  await change({ author_id: asan.id })
  await change({ title: 'பனை ஓலை', pages: 120 })
  await change({ pages: null })
  await change({ is_featured: true })
  await change({ published_at: null })
  const contributor = { book_id: book.id, position: 1, role: 'translator', name: 'கயல்' } as const
  await bySelvi((tx) => tx.insertInto('book_contributors').values(contributor).execute())
  await bySelvi((tx) => tx.deleteFrom('book_contributors').where('book_id', '=', book.id).execute())
  const history = await historyOf('books', book.id)
  expect(history.map(({ by, changes }) => [by, [...changes].sort()])).toEqual(
    [
      ['changed the MRP from Rs. 249 to Rs. 299.50'],
      ['changed the formats from Paperback to Paperback, Ebook'],
      ['changed the author from Kalki to Asan'],
      ['changed the title from “பனை” to “பனை ஓலை”', 'set the number of pages to 120'],
      ['removed the number of pages (120)'],
      ['set “featured” to yes'],
      ['took the book out of the catalogue'],
      ['added a contributor (role Translator, name “கயல்”)'],
      ['removed a contributor (role Translator, name “கயல்”)'],
    ].map((changes) => ['Selvi', changes]),
  )
})

test('what was written down goes to admins alone', async () => {
  const book = await aBook(app.db)
  await bySelvi((tx) => tx.updateTable('books').set({ pages: 99 }).where('id', '=', book.id).execute())
  expect(await historyOf('books', book.id)).toMatchObject([{ raw: null }])
  expect(await historyOf('books', book.id, owner)).toMatchObject([
    { by: 'Selvi', raw: { action: 'changeBook', network: '192.0.2.7', after: { pages: 99 } } },
  ])
})

test('that a password was changed is told, and nothing of it', async () => {
  const { id } = await anAccount(app.db)
  await bySelvi((tx) =>
    tx
      .updateTable('accounts')
      .set({ password_hash: '$argon2id$another', disabled_at: '2026-01-01T00:00:00Z' })
      .where('id', '=', id)
      .execute(),
  )
  const [entry] = await historyOf('accounts', id, owner)
  expect([...(entry?.changes ?? [])].sort()).toEqual(['changed the password', 'disabled the account'])
})
