import { paise } from '@panai/contract/money'
import { exportMoney } from '@panai/contract/staff/money-export'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount } from '../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { aBook, anAuthor } from '../../../test/builders.ts'
import { aStaffMember } from '../../../test/staff-member.ts'
import { zip } from '../../formats/zip/write-zip.ts'
import { findLedgerDifferences, reverseSales } from '../royalties/index.ts'
import { aPayout, aReturn, aSale, complete, fail, pay, sell } from '../royalties/royalty-samples.ts'
import { listEntries } from './list-entries.ts'

type Row = Record<string, string>
type Books = { names: string[]; readme: string; table: (name: string) => Row[] }

let app: TestApplication
let books: Books

/** Three authors who sell, take back, are paid, and are not paid after all. */
beforeAll(async () => {
  app = await startTestApplication()
  const { db } = app
  for (const name of ['=HYPERLINK("x")', 'மீனா "தமிழ்", கவிஞர்', 'Plain']) {
    const { id } = await anAuthor(db, { name })
    const book = await aBook(db, { author_id: id, title: `${name} நூல்` })
    await sell(db, aSale(id, { bookId: book.id }), aSale(id, { channel: 'kdp' }), aReturn(id))
    const taken = aSale(id)
    await sell(db, taken)
    const { journal_id } = await db
      .selectFrom('sales')
      .select('journal_id')
      .where('reference', '=', taken.reference)
      .executeTakeFirstOrThrow()
    await db
      .transaction()
      .execute((tx) => reverseSales(tx, journal_id, { occurredOn: '2026-06-01', reason: 'A slip' }))
    await complete(db, await pay(db, aPayout(id, { amount: paise(5_001), withheld: paise(99) })))
    await fail(db, await pay(db, aPayout(id)))
    await pay(db, aPayout(id, { amount: paise(3_333) }))
  }
  const member = await aStaffMember(app, 'accounts')
  const answer = await app.get(exportMoney.path, member.headers)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  books = open(answer.body)
})
afterAll(() => app.stop())

function open(bytes: Uint8Array): Books {
  const files = unzipSync(bytes)
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  return {
    names: Object.keys(files),
    readme: read('README.txt'),
    table: (name) => parse(read(`accounts/${name}.csv`), { columns: true, bom: true }),
  }
}

/** Exactly, as whole paise. */
function sum(rows: readonly Row[], ...columns: string[]): number {
  const amounts = rows.flatMap((row) => columns.map((column) => row[column] ?? ''))
  for (const amount of amounts) expect(amount).toMatch(/^-?\d+\.\d\d$/)
  return amounts.reduce((total, amount) => total + Number(amount.replace('.', '')), 0)
}

function by(rows: readonly Row[], column: string): Map<string, Row[]> {
  return Map.groupBy(rows, (row) => row[column] ?? '')
}

test('each journal is at zero, and so are all balances together', () => {
  const postings = books.table('postings')
  for (const [, rows] of by(postings, 'journal_id')) expect(sum(rows, 'amount')).toBe(0)
  expect([...by(postings, 'journal_id').keys()]).toEqual(books.table('journals').map((row) => row.journal_id))
  expect(sum(books.table('chart-of-accounts'), 'balance')).toBe(0)
})

test('postings add up to the balance of each account, as the database has it', async () => {
  const postings = by(books.table('postings'), 'account')
  for (const row of books.table('chart-of-accounts')) {
    expect(sum([row], 'balance')).toBe(sum(postings.get(row.account ?? '') ?? [], 'amount'))
    expect(sum([row], 'balance')).toBe(sum([row], 'debits') - sum([row], 'credits'))
  }
})

test('sales and payouts add up to what each author has earned and is owed, to the paisa', async () => {
  expect(await findLedgerDifferences(app.db)).toEqual([])
  const totals = await app.db.selectFrom('author_totals').selectAll().orderBy('author_id').execute()
  expect(totals).toHaveLength(3)
  const counting = by(
    books.table('sales').filter((row) => row.reversed_by === ''),
    'author_id',
  )
  const paid = by(
    books.table('payouts').filter((row) => row.status !== 'failed'),
    'author_id',
  )
  const accounts = books.table('chart-of-accounts')
  for (const { author_id, lifetime_paise, unpaid_paise, copies } of totals) {
    const key = String(author_id)
    const sold = counting.get(key) ?? []
    const owed = accounts.filter((row) => row.author_id === key)
    const shown = books.table('authors').filter((row) => row.author_id === key)
    expect(sum(sold, 'royalty')).toBe(lifetime_paise)
    expect(sold.reduce((total, row) => total + Number(row.copies), 0)).toBe(copies)
    expect(lifetime_paise - sum(paid.get(key) ?? [], 'amount', 'withheld')).toBe(unpaid_paise)
    expect(-sum(owed, 'balance')).toBe(unpaid_paise)
    expect([sum(shown, 'lifetime_royalty'), sum(shown, 'unpaid_royalty')]).toEqual([
      lifetime_paise,
      unpaid_paise,
    ])
  }
  const going = [...paid.values()].flat()
  const balance = (name: string) =>
    sum(
      accounts.filter((row) => row.account === name),
      'balance',
    )
  expect([balance('cash'), balance('withheld_tax')]).toEqual([-sum(going, 'amount'), -sum(going, 'withheld')])
})

test('names are safe in a spreadsheet and whole otherwise', () => {
  expect(books.table('authors').map((row) => row.name)).toEqual([
    `'=HYPERLINK("x")`,
    'மீனா "தமிழ்", கவிஞர்',
    'Plain',
  ])
})

test('every table and every column is said in the README', () => {
  const tables = books.names.filter((name) => name !== 'README.txt')
  expect(tables).toEqual(expect.arrayContaining(['accounts/sale-lines.csv', 'tables/author-months.csv']))
  for (const name of tables) expect(books.readme).toContain(`\n${name}: `)
  for (const name of ['postings', 'payouts'])
    for (const column of Object.keys(books.table(name)[0] ?? {}))
      expect(books.readme).toContain(`\n  ${column} `)
})

test('who took the books along is written down', async () => {
  const entries = await app.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('subject', '=', 'exports')
    .execute()
  expect(entries).toMatchObject([{ action: 'exportMoney', operation: 'insert' }])
})

test('who leaves has everything, and no secret', async () => {
  const account = await anAccount(app.db, { name: 'Somebody' })
  await app.storage.put('manuscripts/a', 'a whole book')
  const pieces: Uint8Array[] = []
  for await (const piece of zip(listEntries(app, 'everything'))) pieces.push(piece)
  const files = unzipSync(Buffer.concat(pieces))
  expect(strFromU8(files['files/manuscripts/a'] ?? new Uint8Array())).toBe('a whole book')
  const accounts = strFromU8(files['tables/accounts.csv'] ?? new Uint8Array())
  expect(accounts).toContain(account.email)
  const text = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n')
  expect(text).not.toContain(account.password_hash)
  expect(Object.keys(files)).not.toContain('tables/sessions.csv')
})
