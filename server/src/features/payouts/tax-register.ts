import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import { paise, toRupees } from '@panai/contract/money/money'
import {
  financialYearName,
  payoutMessages,
  type Quarter,
  SECTION_MISSING,
} from '@panai/contract/payouts/staff/payout-rules'
import type {
  changeTaxEntry,
  depositTaxes,
  listTaxEntries,
  TaxEntry,
} from '@panai/contract/payouts/staff/tax-register'
import { sql } from 'kysely'
import { countUpTo } from '../../db/count-up-to.ts'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { BYTE_ORDER_MARK, writeCsv } from '../../formats/csv/write-csv.ts'
import { listRange } from '../../http/lists.ts'
import { Refusal } from '../../http/refusal.ts'
import { refuseStale } from '../../http/refuse-stale.ts'

type Filters = { year?: number | undefined; quarter?: string | undefined }

function find(db: Database | Tx, { year, quarter }: Filters) {
  let query = db.selectFrom('tax_entries')
  if (year !== undefined) query = query.where('year', '=', year)
  if (quarter !== undefined) query = query.where('quarter', '=', Number(quarter))
  return query
}

/** The section is that of the rule, so that one which is filled in later stands in the rows before too. */
function withNames(db: Database | Tx, page: ReturnType<ReturnType<typeof find>['selectAll']>) {
  return db
    .selectFrom(page.as('entries'))
    .innerJoin('authors', 'authors.id', 'entries.author_id')
    .innerJoin('payouts', 'payouts.id', 'entries.payout_id')
    .innerJoin('tax_rules', 'tax_rules.id', 'entries.tax_rule_id')
    .selectAll('entries')
    .select(['authors.name', 'payouts.reference', 'tax_rules.section'])
}
type Row = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>

function toEntry(row: Row): TaxEntry {
  const { id, payout_id, reference, author_id, paid_on, year, of_year, quarter, has_pan, section, version } =
    row
  const { deposit_reference, deposited_on, reversed_on } = row
  return {
    ...{ id, payout_id, reference, author_id, paid_on, year, of_year, has_pan, section, version },
    quarter: quarter as Quarter, // which a constraint of the table says
    ...{ deposit_reference, deposited_on, reversed_on },
    author_name: row.name,
    paid: toRupees(paise(row.paid_paise)),
    base: toRupees(paise(row.base_paise)),
    rate: row.rate_bp / 100,
    withheld: toRupees(paise(row.withheld_paise)),
  }
}

export async function listEntries(db: Database, asked: ParsedInputOf<typeof listTaxEntries>) {
  const { limit, offset } = listRange(asked)
  let found = find(db, asked)
  if (asked.author_id !== undefined) found = found.where('author_id', '=', asked.author_id)
  if (asked.deposited === 'true') found = found.where('deposit_reference', 'is not', null)
  if (asked.deposited === 'false')
    found = found
      .where('deposit_reference', 'is', null)
      .where('reversed_on', 'is', null)
      .where('withheld_paise', '>', 0)
  const direction = asked.sort === 'id' ? 'asc' : 'desc'
  const page = found.selectAll().orderBy('id', direction).limit(limit).offset(offset)
  const [rows, counted] = await Promise.all([
    withNames(db, page).orderBy('entries.id', direction).execute(),
    countUpTo(db, found.select('id')),
  ])
  return { rows: rows.map(toEntry), ...counted }
}

const heading = [
  ...['Entry', 'Paid on', 'Financial year', 'Quarter', 'Due in', 'Payout', 'Author number', 'Author', 'PAN'],
  ...[
    'Section or code',
    'Paid, tax included',
    'Taxed on',
    'Rate %',
    'Withheld',
    'Challan',
    'Deposited on',
    'Reversed on',
  ],
]
const PIECE = 1_000

/** The register as a table, in the order of its entries. */
export async function* registerTable(db: Database, filters: Filters): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsv([heading])
  for (let last = 0; ; ) {
    const page = find(db, filters).selectAll().where('id', '>', last).orderBy('id').limit(PIECE)
    const rows = await withNames(db, page).orderBy('entries.id').execute()
    const cells = rows
      .map(toEntry)
      .map((entry) => [
        ...[entry.id, entry.paid_on, financialYearName(entry.year)],
        ...[
          entry.quarter,
          financialYearName(entry.of_year),
          entry.reference,
          entry.author_id,
          entry.author_name,
          entry.has_pan ? 'yes' : 'no',
        ],
        ...[entry.section ?? SECTION_MISSING, entry.paid, entry.base, entry.rate, entry.withheld],
        ...[entry.deposit_reference, entry.deposited_on, entry.reversed_on],
      ])
    if (cells.length > 0) yield writeCsv(cells)
    last = rows.at(-1)?.id ?? last
    if (rows.length < PIECE) return
  }
}

/**
 * Fills the challan of one payout in, or puts it right. @throws Refusal not_found, invalid for a day to come, conflict when there is no
 * tax to deposit or somebody has changed it since.
 */
export async function changeEntry(
  tx: Tx,
  { id, version, deposit_reference, deposited_on }: ParsedInputOf<typeof changeTaxEntry>,
): Promise<TaxEntry> {
  await refuseDayToCome(tx, deposited_on)
  const before = await tx
    .selectFrom('tax_entries')
    .select(['withheld_paise', 'reversed_on', 'deposit_reference'])
    .where('id', '=', id)
    .executeTakeFirst()
  const isOwed = before?.reversed_on === null || before?.deposit_reference !== null
  if (before && (before.withheld_paise === 0 || !isOwed))
    throw new Refusal('conflict', payoutMessages.nothingWithheld)
  const changed = await tx
    .updateTable('tax_entries')
    .set({ deposit_reference, deposited_on })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) await refuseStale(tx, 'tax_entries', id)
  const page = tx.selectFrom('tax_entries').selectAll().where('id', '=', id)
  const row = await withNames(tx, page).executeTakeFirst()
  if (!row) throw new Refusal('not_found', staffMessages.notFound)
  return toEntry(row)
}

/** One challan for all tax of a quarter that waits for one. @throws Refusal invalid when there is none, or for a day to come. */
export async function depositQuarter(
  tx: Tx,
  { year, quarter, up_to, deposit_reference, deposited_on }: ParsedInputOf<typeof depositTaxes>,
): Promise<{ entries: number; withheld: number }> {
  await refuseDayToCome(tx, deposited_on)
  const rows = await tx
    .updateTable('tax_entries')
    .set({ deposit_reference, deposited_on })
    .where('year', '=', year)
    .where('quarter', '=', quarter)
    .where('paid_on', '<=', sql<string>`${up_to}::date`)
    .where('deposit_reference', 'is', null)
    .where('reversed_on', 'is', null)
    .where('withheld_paise', '>', 0)
    .returning('withheld_paise')
    .execute()
  if (rows.length === 0)
    throw new Refusal('invalid', messages.invalidInput, {
      errors: { quarter: [payoutMessages.nothingToDeposit] },
    })
  const withheld = rows.reduce((sum, { withheld_paise }) => sum + withheld_paise, 0)
  return { entries: rows.length, withheld: toRupees(paise(withheld)) }
}

async function refuseDayToCome(tx: Tx, depositedOn: string): Promise<void> {
  const { rows } = await sql`select where ${depositedOn}::date > india_today()`.execute(tx)
  if (rows.length > 0)
    throw new Refusal('invalid', messages.invalidInput, {
      errors: { deposited_on: [payoutMessages.depositToCome] },
    })
}
