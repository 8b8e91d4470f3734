import { approvePayoutRun, createPayoutRun } from '@panai/contract/payouts/staff/payouts'
import { getSalesImport, postSalesImport } from '@panai/contract/sales-import/staff/sales-imports'
import {
  issueStatementRun,
  startStatementRun,
  verifyStatementRun,
} from '@panai/contract/statements/staff/statements'
import { sql } from 'kysely'
import type { Database } from '../src/db/database.ts'
import { anAccount } from './accounts.ts'
import { aBook } from './builders.ts'
import { addVerifiedPayees } from './money/add-verified-payees.ts'
import { monthAfter } from './money/statements.ts'
import { testKeys } from './payees.ts'
import { panaiCsv } from './sales-files.ts'
import { anIsbn, upload } from './sales-imports.ts'
import type { StaffMember } from './staff-member.ts'

/** Everybody who is paid has a book, sales each month, an account, and details that were verified. @returns the books. */
export async function manyWriters(db: Database, count: number): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const isbns: string[] = []
    const authors: number[] = []
    for (let made = 0; made < count; made += 1) {
      const isbn = anIsbn()
      const { author_id } = await aBook(tx, { isbn, pages: 200, trim_size: '5.5 X 8.5 in' })
      await anAccount(tx, { author_id })
      isbns.push(isbn)
      authors.push(author_id)
    }
    await addVerifiedPayees(tx, testKeys.data, authors)
    return isbns
  })
}

/** The sales of one month: as many rows of each book, none of which is in the file of another month. */
export function salesOf(month: number, isbns: readonly string[], rowsOfEach: number): Uint8Array {
  const rows = Array.from({ length: rowsOfEach }, (_, row) =>
    isbns.map((isbn) => ({ isbn, order_id: `${month}-${row}-${isbn}` })),
  )
  return panaiCsv(rows.flat())
}

/** The owner approves what the clerk made. */
type Deps = { db: Database; clerk: StaffMember; owner: StaffMember; origin: string }

/** What a clerk presses, and how what it began comes to its end. */
export type Step = {
  name: string
  /** Before it is pressed, and when it is done. */
  from: string
  to: string
  /** Somebody has to press again in these states; from any other it goes on by itself. */
  pressed: readonly string[]
  press: (deps: Deps) => Promise<unknown>
  state: (db: Database) => Promise<string>
}

/** Takes the sales in, posts them, makes and issues the statements of them, and pays. */
export function stepsOfMonth(month: number, file: Uint8Array): Step[] {
  const first = monthAfter(month)
  const salesImport = (db: Database) =>
    newest(db, sql`select id, state from sales_imports order by id offset ${month}`)
  const statements = (db: Database) =>
    newest(
      db,
      sql`
        select id, case when state = 'ready'
          then (select coalesce(min(state), 'empty') from statements where run_id = statement_runs.id) else state end as state
        from statement_runs where period_from = ${first}`,
    )
  const payouts = (db: Database) =>
    newest(db, sql`select id, state from payout_runs where month = ${first} order by id desc`)
  const stateBy = (find: typeof payouts) => async (db: Database) => (await find(db)).state
  return [
    {
      ...{ name: 'reading', from: 'none', to: 'ready', pressed: ['none'], state: stateBy(salesImport) },
      press: ({ clerk, origin }) => upload(clerk, { origin }, file),
    },
    {
      ...{ name: 'posting', from: 'ready', to: 'posted', pressed: ['ready'], state: stateBy(salesImport) },
      async press({ db, clerk }) {
        const { id } = await salesImport(db)
        const { version } = (await clerk.calls(getSalesImport, { id })).data
        await clerk.calls(postSalesImport, { id, version })
      },
    },
    {
      ...{ name: 'making', from: 'none', to: 'draft', pressed: ['none'], state: stateBy(statements) },
      press: ({ clerk }) => clerk.calls(startStatementRun, { period: 'month', from: first }),
    },
    {
      ...{ name: 'verifying', from: 'draft', to: 'verified', pressed: ['draft'], state: stateBy(statements) },
      press: async ({ db, clerk }) =>
        clerk.calls(verifyStatementRun, { id: (await statements(db)).id, which: 'all' }),
    },
    {
      ...{
        name: 'issuing',
        from: 'verified',
        to: 'issued',
        pressed: ['verified'],
        state: stateBy(statements),
      },
      press: async ({ db, clerk }) => clerk.calls(issueStatementRun, { id: (await statements(db)).id }),
    },
    {
      ...{ name: 'drawing up', from: 'none', to: 'ready', pressed: ['none'], state: stateBy(payouts) },
      press: ({ clerk }) => clerk.calls(createPayoutRun, { month: first.slice(0, 7) }),
    },
    {
      ...{ name: 'paying', from: 'ready', to: 'made', pressed: ['ready', 'paying'], state: stateBy(payouts) },
      press: async ({ db, owner }) => owner.calls(approvePayoutRun, { id: (await payouts(db)).id }),
    },
  ]
}

async function newest(
  db: Database,
  query: ReturnType<typeof sql<{ id: number; state: string }>>,
): Promise<{ id: number; state: string }> {
  const { rows } = await query.execute(db)
  return rows[0] ?? { id: 0, state: 'none' }
}
