import { paise, toRupees } from '@panai/contract/money/money'
import type { Replacement } from '@panai/contract/sales-import/staff/replacements'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import type { RowSums, Sums } from '../posting/put-in-place.ts'

type Changes = NonNullable<Replacement['changes']>
type AuthorChange = Changes['authors'][number]
type Done = {
  importId: number
  earlierIds: readonly number[]
  before: Sums
  now: Sums
  backElsewhere: number
  seen: Pick<
    Changes,
    'left_out' | 'sheets_left_out' | 'typed_before' | 'overlaps' | 'without_sale' | 'over_a_change'
  >
}

const MOST_AUTHORS = 200
const nothing: RowSums = { rows: 0, copies: 0, royalty: 0 }

/** What a replacement, which was just carried out in this transaction, takes back and gives. */
export async function tellDifference(tx: Tx, done: Done): Promise<Changes> {
  const { before, now, backElsewhere, seen } = done
  const currencies = [...new Set([...before.currencies.keys(), ...now.currencies.keys()])]
    .toSorted((one, other) => String(one).localeCompare(String(other)))
    .map((currency) => ({
      currency,
      ...compare(before.currencies.get(currency) ?? nothing, now.currencies.get(currency) ?? nothing),
    }))
  const authors = await compareAuthors(tx, done)
  return {
    ...compare(sum(before.currencies.values()), sum(now.currencies.values())),
    currencies,
    authors: authors.slice(0, MOST_AUTHORS),
    authors_count: authors.length,
    authors_stated: authors.filter(({ is_stated }) => is_stated).length,
    authors_below_zero: authors.filter(({ is_below_zero }) => is_below_zero).length,
    back_elsewhere: backElsewhere,
    waiting: await countWaiting(tx, done.importId),
    ...seen,
  }
}

function sum(sums: Iterable<RowSums>): RowSums {
  return [...sums].reduce(
    (all, { rows, copies, royalty }) => ({
      rows: all.rows + rows,
      copies: all.copies + copies,
      royalty: all.royalty + royalty,
    }),
    nothing,
  )
}

function compare(before: RowSums, now: RowSums) {
  return {
    before: inRupees(before),
    now: inRupees(now),
    difference: inRupees({
      rows: now.rows - before.rows,
      copies: now.copies - before.copies,
      royalty: now.royalty - before.royalty,
    }),
  }
}

function inRupees({ royalty, ...counts }: RowSums): RowSums {
  return { ...counts, royalty: rupees(royalty) }
}

const rupees = (amount: number) => toRupees(paise(amount))

/** The largest differences first. Balances are those after it. */
async function compareAuthors(tx: Tx, { earlierIds, before, now }: Done): Promise<AuthorChange[]> {
  const given = [...new Set([...before.authors.keys(), ...now.authors.keys()])].map((author) => ({
    author,
    before: before.authors.get(author) ?? 0,
    now: now.authors.get(author) ?? 0,
  }))
  const { rows } = await sql<Omit<AuthorChange, 'difference'>>`
    with earlier as (select journal_id from import_journals where import_id = any(${[...earlierIds]}::integer[]))
    select authors.id as author_id, authors.name as author_name, sums.before, sums.now,
      sums.now < sums.before and coalesce(unpaid_paise, 0) < 0 as is_below_zero,
      sums.before <> 0 and exists (
        select from statements, earlier where statements.author_id = authors.id
          and statements.state in ('issued', 'locked') and journal_id between first_journal_id and last_journal_id) as is_stated
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as sums(author integer, before bigint, now bigint)
    join authors on authors.id = sums.author left join author_totals on author_totals.author_id = authors.id
    order by abs(sums.now - sums.before) desc, authors.id`.execute(tx)
  return rows.map((row) => ({
    ...row,
    before: rupees(row.before),
    now: rupees(row.now),
    difference: rupees(row.now - row.before),
  }))
}

async function countWaiting(tx: Tx, importId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('sale_lines')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return count
}
