import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { readCurrency } from '@panai/contract/money/currencies'
import { paise, toRupees } from '@panai/contract/money/money'
import { eachTax } from '@panai/contract/royalties/channel-taxes'
import type { WaitReason } from '@panai/contract/sales/sales-import-states'
import type {
  LineGroup,
  listSalesImports,
  SalesImport,
} from '@panai/contract/sales-import/staff/sales-imports'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { listRange } from '../../../http/lists.ts'
import { Refusal } from '../../../http/refusal.ts'
import { describeProblem, type SalesFileProblem } from '../../../sales-files/index.ts'
import { inUnits } from '../currency/in-units.ts'
import { findTypedBefore } from '../manual/find-alike.ts'
import { toNamed } from '../sales-accounts/known-accounts.ts'
import { listChanges } from './list-changes.ts'
import { listCompared } from './list-compared.ts'
import { listOverlaps } from './list-overlaps.ts'
import { listReturnsOfLacking, listRevisions } from './list-revisions.ts'
import { listWithoutSale } from './list-without-sale.ts'
import { toSheetsLeftOut } from './sheets-left-out.ts'

function select(db: Database | Tx) {
  return db
    .selectFrom('sales_imports')
    .leftJoin('accounts', 'accounts.id', 'sales_imports.created_by')
    .leftJoin('sales_accounts', 'sales_accounts.id', 'sales_imports.sales_account_id')
    .selectAll('sales_imports')
    .select(['accounts.name as created_by_name', 'sales_accounts.name as sales_account_name'])
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>
/** As `countLines` keeps them. */
type StoredGroup = Omit<
  LineGroup,
  'currency' | 'rupees' | 'taxes' | 'rates' | 'received' | 'received_before'
> & {
  currency: string | null
  /** Of rows that were counted before it was kept: none. */
  owed_paise?: number | null
  received_paise?: number
  received_before_paise?: number
  tds?: number
  tcs?: number
  gst?: number
  rates?: string[] | null
}
/** As noteRead keeps them; files that were read before something was noted have it not. */
type StoredSheets = readonly {
  name: string | null
  month?: SalesImport['months_by_name'][number] | null
  hasCommas?: boolean
}[]
type StoredProblems = { count: number; problems: readonly SalesFileProblem[] }

export async function listImports(db: Database, asked: ParsedInputOf<typeof listSalesImports>) {
  const { limit, offset } = listRange(asked)
  const direction = asked.sort.startsWith('-') ? 'desc' : 'asc'
  const { state, kind } = asked
  const areToPost = asked.to_post === 'true'
  const [rows, { total }] = await Promise.all([
    select(db)
      .$call((query) => (state === undefined ? query : query.where('sales_imports.state', '=', state)))
      .$call((query) => (kind === undefined ? query : query.where('sales_imports.kind', '=', kind)))
      .$if(areToPost, (query) => query.where(isToPost))
      .orderBy('sales_imports.created_at', direction)
      .orderBy('sales_imports.id', direction)
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('sales_imports')
      .$call((query) => (state === undefined ? query : query.where('state', '=', state)))
      .$call((query) => (kind === undefined ? query : query.where('kind', '=', kind)))
      .$if(areToPost, (query) => query.where(isToPost))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows: rows.map(toImport), total }
}

/** Rows that lack nothing, be the rest posted already or not: somebody has to look at them and post. As its index says it. */
export const isToPost = sql<SqlBool>`
  sales_imports.state in ('ready', 'posted') and sales_imports.totals @> '[{"state": "new"}]'`

/** Nothing but a name tells the month of its rows: somebody has to look whether it is right before they are posted. */
export const hasMonthByName = sql<boolean>`
  (posted_at is null and coalesce(sheets @? '$[*].month ? (@ != null)', false))`

/** Rows that lack a book, terms or a rate. As its index says it. */
export const hasWaiting = sql<SqlBool>`
  sales_imports.state in ('ready', 'posted') and sales_imports.totals @> '[{"state": "waiting"}]'`

/** Files whose columns nobody has named yet. As its index says it. */
export const isToMap = sql<SqlBool>`sales_imports.state = 'unmapped'`

const countFiles = (those: typeof isToPost) => (db: Database) =>
  db
    .selectFrom('sales_imports')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
    .where(those)
    .executeTakeFirstOrThrow()

/** For the console's home. */
export const filesToLookAt = [
  { kind: 'files_to_map', count: countFiles(isToMap) },
  { kind: 'sales_to_post', count: countFiles(isToPost) },
  { kind: 'sales_that_wait', count: countFiles(hasWaiting) },
] as const

/** @throws Refusal not_found */
export async function getImport(db: Database | Tx, id: number): Promise<SalesImport> {
  const row = await select(db).where('sales_imports.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', staffMessages.notFound)
  const isToPost = row.state === 'ready' || row.state === 'posted'
  return {
    ...toImport(row),
    typed_before: isToPost ? await findTypedBefore(db, id) : [],
    overlaps: isToPost ? await listOverlaps(db, id) : null,
    revisions: isToPost ? await listRevisions(db, id) : null,
    compared: isToPost ? await listCompared(db, id) : [],
    returns_of_lacking:
      row.state === 'ready' && row.posted_at === null ? await listReturnsOfLacking(db, id) : null,
    without_sale: isToPost ? await listWithoutSale(db, id) : null,
    over_a_change: isToPost ? await listChanges(db, id) : null,
    royalty: await sumRoyalty(db, id),
    replaces: await listReplaced(db, id),
  }
}

async function listReplaced(db: Database | Tx, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('sales_imports')
    .select('id')
    .where('replaced_by_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map((earlier) => earlier.id)
}

async function sumRoyalty(db: Database | Tx, id: number): Promise<number> {
  const { sum } = await db
    .selectFrom('sales_import_authors')
    .select(sql<number>`coalesce(sum(royalty_paise), 0)::bigint`.as('sum'))
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow()
  return toRupees(paise(sum))
}

function toImport(row: Row): SalesImport {
  const problems = row.problems as StoredProblems | null // as refuseFile keeps them
  const sheets = (row.sheets ?? []) as StoredSheets
  const groups = (row.totals ?? []) as StoredGroup[] // as countLines keeps them
  return {
    id: row.id,
    version: row.version,
    // The columns are checked against the same lists.
    kind: row.kind,
    state: row.state,
    file_name: row.file_name,
    file_bytes: row.file_bytes,
    has_file: row.file_key !== null,
    channel: row.channel,
    sales_account: toNamed(row),
    discounted_rows: row.discounted_rows,
    is_estimate: row.is_estimate,
    covers_from: row.covers_from,
    covers_to: row.covers_to,
    progress: row.progress,
    rows_read: row.rows_read,
    groups: groups.map(toGroup),
    problems: problems && {
      count: problems.count,
      named: problems.problems.map((problem) => ({ text: describeProblem(problem), ...placeOf(problem) })),
    },
    created_by: row.created_by_name,
    created_at: row.created_at.toISOString(),
    posted_at: row.posted_at?.toISOString() ?? null,
    undone_at: row.undone_at?.toISOString() ?? null,
    undo_reason: row.undo_reason,
    replaced_by: row.replaced_by_id,
    replaces: [],
    typed_before: [],
    over_a_change: null,
    overlaps: null,
    revisions: null,
    compared: [],
    returns_of_lacking: null,
    without_sale: null,
    royalty: 0,
    months_by_name: sheets.flatMap(({ month }) => month ?? []),
    sheets_with_commas: sheets.flatMap(({ name, hasCommas }) => (hasCommas ? [{ sheet: name }] : [])),
    left_out: row.left_out as SalesImport['left_out'], // as noteRead keeps them
    sheets_left_out: toSheetsLeftOut(row.sheets),
    is_shown_again: row.shown_again_at !== null,
  }
}

function placeOf({ code, sheet, row, column, found }: SalesFileProblem) {
  return { code, sheet, row, column, found }
}

function toGroup({
  currency: code,
  owed_paise = null,
  received_paise = 0,
  received_before_paise = 0,
  tds = 0,
  tcs = 0,
  gst = 0,
  rates,
  ...group
}: StoredGroup): LineGroup {
  const currency = code === null ? null : readCurrency(code)
  return {
    ...group,
    state: group.state,
    waits_for: group.waits_for as WaitReason | null,
    currency,
    amount: inUnits(group.amount, currency),
    proceeds: inUnits(group.proceeds, currency),
    rates: rates ?? [],
    taxes: eachTax((tax) => inUnits({ tds, tcs, gst }[tax], currency)),
    received: toRupees(paise(received_paise)),
    received_before: toRupees(paise(received_before_paise)),
    rupees: owed_paise === null ? null : toRupees(paise(owed_paise)),
  }
}
