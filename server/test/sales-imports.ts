import { isbnCheckDigit } from '@panai/contract/catalogue/staff/isbn'
import type { OutputOf } from '@panai/contract/http/endpoint'
import type { ImportState } from '@panai/contract/sales/sales-import-states'
import {
  getSalesImport,
  postSalesImport,
  type SalesImport,
  undoSalesImport,
  uploadSalesFile,
} from '@panai/contract/sales-import/staff/sales-imports'
import type { Database } from '../src/db/database.ts'
import { aForm } from './a-form.ts'
import type { TestApplication } from './an-application.ts'
import { ask } from './ask.ts'
import { aBook, anAgreement, anAuthor } from './builders.ts'
import type { StaffMember } from './staff-member.ts'
import { until } from './until.ts'

type Uploaded = OutputOf<typeof uploadSalesFile>['data']

/** Hands a sales file in. */
export async function upload(
  { headers }: Pick<StaffMember, 'headers'>,
  { origin }: Pick<TestApplication, 'origin'>,
  file: Uint8Array,
  name = 'sales.csv',
  fields: Readonly<Record<string, string>> = {},
): Promise<Uploaded> {
  const form = aForm(...Object.entries(fields).map(([field, value]) => ({ name: field, value })), {
    name: 'file',
    file: name,
    type: 'text/csv',
    value: file,
  })
  const answer = await ask(origin, uploadSalesFile.path, {
    method: 'POST',
    headers: { ...headers, 'content-type': form.type },
    body: form.body,
  })
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${answer.text}`)
  return uploadSalesFile.output.parse(answer.json()).data
}

/** Waits until an import is in this state. @returns it. */
export async function untilImportIs(
  clerk: Pick<StaffMember, 'calls'>,
  id: number,
  state: ImportState,
): Promise<SalesImport> {
  let found: SalesImport | undefined
  await until(`import ${id} is ${state}`, async () => {
    found = (await clerk.calls(getSalesImport, { id })).data
    return found.state === state
  })
  if (!found) throw new Error(`there is no import ${id}`)
  return found
}

/** Hands a file in and waits until it is read. */
export async function readImport(
  clerk: StaffMember,
  app: Pick<TestApplication, 'origin'>,
  file: Uint8Array,
  fields: Readonly<Record<string, string>> = {},
): Promise<SalesImport> {
  const { id } = await upload(clerk, app, file, 'sales.csv', fields)
  return untilImportIs(clerk, id, 'ready')
}

/** Posts what is new of an import and waits for it. @param agreed what has to be agreed to for it */
export async function postImport(
  clerk: StaffMember,
  { id, version }: Pick<SalesImport, 'id' | 'version'>,
  agreed: { by_own_day?: boolean } = {},
): Promise<SalesImport> {
  await clerk.calls(postSalesImport, { id, version, ...agreed })
  return untilImportIs(clerk, id, 'posted')
}

let made = 0

/** Another one each time. */
export function anIsbn(): string {
  made += 1
  const body = `97881${String(made).padStart(7, '0')}`
  return `${body}${isbnCheckDigit(body)}`
}

/** Of a printed book that is in the catalogue. */
export async function anIsbnOfABook(db: Database): Promise<string> {
  const isbn = anIsbn()
  await aBook(db, { isbn, pages: 100, trim_size: '5.5 X 8.5 in' })
  return isbn
}

/** Takes a posted import back, as it stands now. */
export async function undoImport(
  clerk: StaffMember,
  { id }: { id: number },
  reason = 'The wrong file',
): Promise<void> {
  const { version } = (await clerk.calls(getSalesImport, { id })).data
  await clerk.calls(undoSalesImport, { id, version, reason })
  await untilImportIs(clerk, id, 'undone')
}

/** How many rows of an import there are of each state. */
export function rowsBy({ groups }: Pick<SalesImport, 'groups'>): Record<string, number> {
  const counted: Record<string, number> = {}
  for (const { state, rows } of groups) counted[state] = (counted[state] ?? 0) + rows
  return counted
}

/** A book of which the author has half of what the channel pays. */
export async function aBookOfHalves(db: Database, { isbn = anIsbn() } = {}) {
  const author = await anAuthor(db)
  const book = await aBook(db, { isbn, author_id: author.id, formats: ['paperback', 'ebook'] })
  const agreement_id = await anAgreement(db, book.id, [{ basis: 'net', rate_bp: 5_000 }])
  return { id: book.id, title: book.title, isbn, author: author.id, agreement_id }
}

/** What an author has still to get, in rupees. */
export async function balanceOf(db: Database, author: number): Promise<number> {
  const found = await db
    .selectFrom('author_totals')
    .select('unpaid_paise')
    .where('author_id', '=', author)
    .executeTakeFirst()
  return (found?.unpaid_paise ?? 0) / 100
}

/** From 2020 on each of two authors has half of what a book earns. */
export async function shareInHalves(
  db: Database,
  bookId: number,
  authorIds: readonly [number, number],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { id: set_id } = await tx
      .insertInto('share_sets')
      .values({ book_id: bookId, valid_from: '2020-01-01' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const half = { set_id, book_id: bookId, role: 'author' as const, share_bp: 5_000 }
    await tx
      .insertInto('shares')
      .values(authorIds.map((author_id) => ({ ...half, author_id })))
      .execute()
  })
}

type Imports = readonly Pick<SalesImport, 'id'>[]

/** What channels owe for the rows of these imports, as the ledger has it. */
export function owedFor(db: Database, imports: Imports): Promise<number> {
  return sumOnAccounts(db, imports, 'channel:%')
}

/** What has been paid for them on the spot. */
export function receivedFor(db: Database, imports: Imports): Promise<number> {
  return sumOnAccounts(db, imports, 'cash')
}

async function sumOnAccounts(db: Database, imports: Imports, named: string): Promise<number> {
  const { sum } = await db
    .selectFrom('postings')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'account_id')
    .innerJoin('import_journals', 'import_journals.journal_id', 'postings.journal_id')
    .select(({ fn }) => fn.sum<number>('amount_paise').as('sum'))
    .where('name', 'like', named)
    .where(
      'import_id',
      'in',
      imports.map(({ id }) => id),
    )
    .executeTakeFirstOrThrow()
  return Number(sum) / 100
}

/** Starts to count what the accounts hold, in rupees; those of authors and the company's share aside. */
export async function accountsFromNow(db: Database): Promise<() => Promise<Record<string, number>>> {
  const before = new Map((await accountBalances(db)).map(({ name, sum }) => [name, sum]))
  return async () => {
    const changes = (await accountBalances(db)).map(({ name, sum }) => [
      name,
      (sum - (before.get(name) ?? 0)) / 100,
    ])
    return Object.fromEntries(changes.filter(([, sum]) => sum !== 0))
  }
}

async function accountBalances(db: Database): Promise<{ name: string; sum: number }[]> {
  const rows = await db
    .selectFrom('postings')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'account_id')
    .select(['name', ({ fn }) => fn.sum<number>('amount_paise').as('sum')])
    .where('author_id', 'is', null)
    .where('name', '<>', 'company')
    .groupBy('name')
    .execute()
  return rows.map(({ name, sum }) => ({ name, sum: Number(sum) }))
}
