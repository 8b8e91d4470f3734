import type { ColumnDimension, SalesDimension, SalesFigure } from '@panai/contract/accounting/staff/reports'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type Figures, figureSums } from './figures.ts'
import { type Period, within } from './period.ts'
import { limitOf, type Page } from './report-table.ts'

/** What is before a row: a month, a channel, a format, or the number of a book or author. Null: it is not known. */
export type RowKey = string | number | null
export type Cell = Figures & { row: RowKey; column: string | null }

const key: Record<SalesDimension, RawBuilder<unknown>> = {
  month: sql`to_char(month, 'YYYY-MM')`,
  channel: sql`channel`,
  format: sql`format`,
  book: sql`book_id`,
  author: sql`author_id`,
}
/** Where books and authors are summed up month by month, and where by channel and format too. */
const tables = {
  book: { byMonth: 'book_sales', byKind: 'book_kind_sales' },
  author: { byMonth: 'author_sales', byKind: 'author_kind_sales' },
} as const
type Many = keyof typeof tables
type Few = Exclude<SalesDimension, Many>

/** What the company sold in all: a row that several authors share counts once. */
export async function sumAll(db: Database, period: Period): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select ${figureSums} from month_sales where ${within(period)}`.execute(db)
  return one(rows)
}

/** For groupings with few rows, with or without columns. */
export async function sumKinds(
  db: Database,
  period: Period,
  row: Few | null,
  column: ColumnDimension | null,
): Promise<Cell[]> {
  const { rows } = await sql<Cell>`
    select ${row ? key[row] : sql`null::text`} as row, ${columnOf(column)} as "column", ${figureSums}
    from month_sales where ${within(period)} group by 1, 2`.execute(db)
  return rows
}

/** Books or authors with the most first, a page of them, and how many there are. */
export async function rankMany(
  db: Database,
  period: Period,
  { row, figure, page }: { row: Many; figure: SalesFigure; page: Page },
): Promise<{ ranked: (Figures & { row: number | null })[]; total: number }> {
  const { limit, offset } = limitOf(page)
  const { rows } = await sql<Figures & { row: number | null; total: number }>`
    select ${key[row]} as row, ${figureSums}, (count(*) over ())::integer as total
    from ${sql.table(tables[row].byMonth)} where ${within(period)}
    group by 1 having sum(sold) <> 0 or sum(returned) <> 0 or sum(royalty_paise) <> 0 or sum(channel_paise) <> 0
    order by ${sql.ref(figure)} desc, 1 limit ${limit} offset ${offset}`.execute(db)
  const ranked = rows.map(({ total: _, ...sums }) => sums)
  return { ranked, total: rows[0]?.total ?? 0 }
}

/** The same books or authors by what is in the columns. */
export async function splitMany(
  db: Database,
  period: Period,
  { row, column, ids }: { row: Many; column: ColumnDimension; ids: readonly (number | null)[] },
): Promise<Cell[]> {
  const known = ids.filter((id) => id !== null)
  const wanted = ids.includes(null)
    ? sql`(${key[row]} = any(${known}::integer[]) or ${key[row]} is null)`
    : sql`${key[row]} = any(${known}::integer[])`
  const { rows } = await sql<Cell>`
    select ${key[row]} as row, ${columnOf(column)} as "column", ${figureSums}
    from ${sql.table(tables[row].byKind)} where ${wanted} and ${within(period)} group by 1, 2`.execute(db)
  return rows
}

function columnOf(column: ColumnDimension | null): RawBuilder<unknown> {
  return column ? key[column] : sql`null::text`
}

function one<T>([row]: T[]): T {
  if (!row) throw new Error('a sum of nothing is a row too')
  return row
}
