import { type Paise, paise } from '@panai/contract/money/money'
import type { SalesChannel } from '@panai/contract/sales/sales-channels'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { type Debtor, debtorOf } from '../../royalties/index.ts'
import { countLines } from '../intake/count-lines.ts'
import { AuthorSums } from './author-sums.ts'
import { type Owed, owedColumns } from './owed.ts'

/** What stands of a posted row that another one takes the place of. */
export type Revised = {
  id: number
  importId: number
  debtor: Debtor
  owed: Owed
  /** As often as there are sales. */
  shares: readonly { authorId: number; royalty: Paise; copies: number }[]
}

/** What these posted rows have given, by their ids. */
export async function loadRevised(
  db: Database | Tx,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, Revised>> {
  if (lineIds.length === 0) return new Map()
  const ids = sql`any(${[...lineIds]}::bigint[])`
  const { rows: lines } = await sql<
    Owed & Omit<Revised, 'shares' | 'owed' | 'debtor'> & { channel: SalesChannel; account: number | null }
  >`
    select id, import_id as "importId", channel, sales_account_id as account, ${owedColumns}
    from sale_lines where id = ${ids} and state = 'posted'`.execute(db)
  const { rows: sales } = await sql<{ line_id: number; author_id: number; royalty: number; copies: number }>`
    select line_id, author_id, royalty_paise::bigint as royalty, quantity as copies
    from sales where line_id = ${ids} and reversed_by is null order by id`.execute(db)
  const ofLine = Map.groupBy(sales, ({ line_id }) => line_id)
  return new Map(
    lines.map(({ id, importId, channel, account, ...owed }) => {
      const shares = (ofLine.get(id) ?? []).map(({ author_id, royalty, copies }) => ({
        authorId: author_id,
        royalty: paise(royalty),
        copies,
      }))
      return [id, { id, importId, debtor: debtorOf({ channel, account }), owed, shares }]
    }),
  )
}

/** Who has earned by the posted rows that rows of an import take the place of. */
export async function authorsOfRevised(tx: Tx, importId: number): Promise<number[]> {
  const { rows } = await sql<{ author_id: number }>`
    select distinct author_id from sale_lines as own join sales on sales.line_id = own.revises_line_id
    where own.import_id = ${importId} and own.revises_line_id is not null and own.state = 'new' and reversed_by is null`.execute(
    tx,
  )
  return rows.map(({ author_id }) => author_id)
}

/** Who has earned by these posted rows. */
export async function authorsOfLines(tx: Tx, lineIds: readonly number[]): Promise<number[]> {
  if (lineIds.length === 0) return []
  const { rows } = await sql<{ author_id: number }>`
    select distinct author_id from sales where line_id = any(${[...lineIds]}::bigint[]) and reversed_by is null`.execute(
    tx,
  )
  return rows.map(({ author_id }) => author_id)
}

type Placed = { importId: number; journalId: number; revised: readonly Revised[] }

/** Takes back the sales of rows in whose place others come by this journal, which has the opposite of them in its postings. */
export async function takeRevisedBack(tx: Tx, { importId, journalId, revised }: Placed): Promise<void> {
  if (revised.length === 0) return
  const ids = sql`any(${revised.map(({ id }) => id)}::bigint[])`
  await sql`update sales set reversed_by = ${journalId} where line_id = ${ids} and reversed_by is null`.execute(
    tx,
  )
  await sql`update sale_lines set state = 'revised', revised_by_id = ${importId} where id = ${ids}`.execute(
    tx,
  )
  // What came back of them came back of the row that says it now.
  await sql`
    update returned_copies as back set sale_id = own.id from sale_lines as own
    where own.import_id = ${importId} and own.revises_line_id = ${ids} and back.sale_id = own.revises_line_id`.execute(
    tx,
  )
  for (const [earlierId, rows] of Map.groupBy(revised, (row) => row.importId)) {
    const sums = new AuthorSums()
    for (const { shares } of rows) sums.takeOff(shares)
    await sums.store(tx, earlierId)
    await countLines(tx, earlierId)
  }
}
