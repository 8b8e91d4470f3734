import { randomUUID } from 'node:crypto'
import { exportMoney } from '@panai/contract/accounting/staff/export-money'
import { paise } from '@panai/contract/money/money'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount } from '../../../test/accounts.ts'
import { addSecondFactor } from '../../../test/add-second-factor.ts'
import { startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import { aBook, anAuthor } from '../../../test/builders.ts'
import { addVerifiedPayees } from '../../../test/money/add-verified-payees.ts'
import { aPayout, aReturn, aSale, complete, fail, pay, sell } from '../../../test/money/sales.ts'
import { PAN, testKeys } from '../../../test/payees.ts'
import { aStaffMember } from '../../../test/staff-member.ts'
import type { Tables } from '../../db/tables.gen.ts'
import { inTransaction } from '../../db/transaction.ts'
import { writeZip } from '../../formats/zip/write-zip.ts'
import { startEmailChange } from '../accounts/email/start-email-change.ts'
import { makeReset } from '../accounts/password/ask-for-reset.ts'
import { findLedgerDifferences, reverseSales } from '../royalties/index.ts'
import { listEntries } from './list-entries.ts'
import type { Scope } from './list-other-tables.ts'

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

/** The files of an export by their names. */
async function exported(scope: Scope): Promise<Map<string, string>> {
  const pieces: Uint8Array[] = []
  for await (const piece of writeZip(listEntries(app, scope))) pieces.push(piece)
  const files = unzipSync(Buffer.concat(pieces))
  return new Map(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

/** What gets somebody in, what finds equals, and what is sealed: by table, with every column of the kind. */
const secrets: Partial<Record<keyof Tables, readonly string[]>> = {
  accounts: ['password_hash', 'registration_key'],
  second_factors: ['sealed_key'],
  recovery_codes: ['code_hash'],
  password_resets: ['nonce', 'token_hash'],
  email_changes: ['nonce', 'token_hash'],
  payee_details: [
    ...['account_number', 'pan', 'account_mark', 'pan_mark'],
    ...['confirm_nonce', 'confirm_hash', 'stop_nonce', 'stop_hash'],
  ],
}

async function plantSecrets(): Promise<string[]> {
  const account = await anAccount(app.db, { registration_key: randomUUID() })
  const authorId = Number(account.author_id)
  const email = String(account.email)
  const codes = await inTransaction(app.db, async (tx) => {
    await makeReset(tx, testKeys, email)
    const change = { accountId: account.id, email: `new.${email}`, previousEmail: email, validForDays: 1 }
    await startEmailChange(tx, testKeys, change)
    return addSecondFactor(tx, testKeys, account.id)
  })
  await addVerifiedPayees(app.db, testKeys.data, [authorId])
  const kept: string[] = []
  for (const [table, columns] of Object.entries(secrets))
    for (const column of columns) {
      const { rows } = await sql<{ value: string }>`
        select ${sql.ref(column)}::text as value from ${sql.table(table)}
        where ${sql.ref(column)} is not null`.execute(app.db)
      if (rows.length === 0) throw new Error(`there is no ${column} in ${table}`)
      kept.push(...rows.map(({ value }) => value))
    }
  return [...kept, ...codes, String(30_000_000_000 + authorId), PAN]
}

test.each(['money', 'everything'] as const)('the export of %s has no secret', async (scope) => {
  const planted = await plantSecrets()
  const text = [...(await exported(scope)).values()].join('\n')
  expect(planted.filter((secret) => text.includes(secret))).toEqual([])
})

test('what the audit of a table leaves out as secret is in no export either', async () => {
  const { rows } = await sql<{ table: string; definition: string }>`
    select relname as table, pg_get_triggerdef(pg_trigger.oid) as definition
    from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname like 'record_change%'`.execute(
    app.db,
  )
  const files = await exported('everything')
  const shown = rows.flatMap(({ table, definition }) => {
    const secret = /record_change\('[^']*', '{([^']*)}'/.exec(definition)?.[1]?.split(',') ?? []
    const header = files.get(`tables/${table.replaceAll('_', '-')}.csv`)?.split(/\r?\n/)[0] ?? ''
    return secret.filter((column) => column !== '' && header.split(',').includes(column))
  })
  expect(rows.map(({ table }) => table)).toEqual(expect.arrayContaining(['accounts', 'payee_details']))
  expect(shown).toEqual([])
})

test('who leaves has everything', async () => {
  const account = await anAccount(app.db, { name: 'Somebody' })
  await app.storage.put('manuscripts/a', 'a whole book')
  const files = await exported('everything')
  expect(files.get('files/manuscripts/a')).toBe('a whole book')
  expect(files.get('tables/accounts.csv')).toContain(account.email)
  expect([...files.keys()]).not.toContain('tables/sessions.csv')
})
