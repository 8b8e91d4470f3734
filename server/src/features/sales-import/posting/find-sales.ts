import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'

type Return = {
  id: number
  import_id: number
  book_id: number
  format: string | null
  channel: string
  order: string | null
  last_day: string
  copies: number
}
type Sale = Omit<Return, 'book_id' | 'import_id'> & {
  /** null: it is posted, be it of whatever file. */
  import_id: number | null
  first_day: string
}

/**
 * Finds the sales that these returns take back, and keeps them with the rows: of a return that names its order the sale of that order, else
 * the oldest sale of the same book, format and channel that has so many copies left. Sales are those that are posted, and those that are to be
 * posted with the return. Where there is none, that is kept too.
 */
export async function findSales(tx: Tx, returnIds: readonly number[]): Promise<void> {
  const { rows: returns } = await sql<Return>`
    select id, import_id, book_id, format, channel, lower(btrim(order_id)) as "order", period_to::text as last_day, -units as copies
    from sale_lines where id = any(${[...returnIds]}::bigint[]) order by book_id, period_to, id`.execute(tx)
  if (returns.length === 0) return
  // Two files that take back the last copy of one sale: the second finds it gone.
  await sql`select pg_advisory_xact_lock(hashtext('panai returns'), 0)`.execute(tx)
  await goByIndexes(tx, true)
  await gatherOwn(tx, returns)
  const found: { id: number; sale: number | null }[] = []
  for (const [bookId, ofBook] of Map.groupBy(returns, ({ book_id }) => book_id)) {
    const sales = await openSales(tx, { bookId, ofBook, returnIds })
    for (const back of ofBook) {
      const sale = saleOf(back, sales)
      if (sale) sale.copies -= back.copies
      found.push({ id: back.id, sale: sale?.id ?? null })
    }
  }
  await sql`drop table sold_with_returns`.execute(tx)
  await sql`
    update sale_lines set sale_line_id = given.sale, lacks_sale = given.sale is null
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as given(id bigint, sale bigint)
    where sale_lines.id = given.id`.execute(tx)
  await goByIndexes(tx, false)
}

function saleOf(back: Return, sales: readonly Sale[]): Sale | undefined {
  const fits = (sale: Sale) =>
    sale.copies >= back.copies &&
    sale.channel === back.channel &&
    sale.format === back.format &&
    sale.first_day <= back.last_day &&
    (sale.import_id === null || sale.import_id === back.import_id)
  const ofOrder =
    back.order === null ? undefined : sales.find((sale) => sale.order === back.order && fits(sale))
  return ofOrder ?? sales.find(fits)
}

/** What is to be posted with the returns, read once: an import is not looked through for each book. */
async function gatherOwn(tx: Tx, returns: readonly Return[]): Promise<void> {
  const imports = [...new Set(returns.map(({ import_id }) => import_id))]
  const books = [...new Set(returns.map(({ book_id }) => book_id))]
  await sql`
    create temporary table sold_with_returns on commit drop as
      select id, book_id, import_id, period_to from sale_lines
      where import_id = any(${imports}::integer[]) and state = 'new' and units > 0 and book_id = any(${books}::integer[])`.execute(
    tx,
  )
  await sql`create index on sold_with_returns (book_id, period_to, id)`.execute(tx)
}

type OfBook = { bookId: number; ofBook: readonly Return[]; returnIds: readonly number[] }

/**
 * The sales of a book that its returns may take back, with the copies that nothing has taken back yet, the oldest first: those of the orders
 * that are named, and of each channel and format the oldest with so many copies left, as many as there are returns. A bestseller has a
 * million of them.
 */
async function openSales(tx: Tx, { bookId, ofBook, returnIds }: OfBook): Promise<Sale[]> {
  const asked = [
    ...Map.groupBy(ofBook, ({ channel, format, copies }) =>
      JSON.stringify([channel, format, copies]),
    ).values(),
  ].flatMap(([first]) => {
    if (!first) return []
    const { channel, format, copies } = first
    const most = ofBook.filter((back) => back.channel === channel && back.format === format).length
    return { channel, format, copies, most }
  })
  const orders = [...new Set(ofBook.flatMap(({ order }) => order ?? []))]
  const columns = sql`
    line.id, line.channel, line.format, lower(btrim(line.order_id)) as "order", line.period_from::text as first_day,
    line.period_to::text as last_day, unreturned.copies`
  const unreturned = sql`
    cross join lateral (
      select line.units - coalesce(sum(-back.units), 0)::integer as copies from sale_lines as back
      where back.sale_line_id = line.id and back.state in ('new', 'posted')
        and not back.id = any(${[...returnIds]}::bigint[])) as unreturned`
  const isAsked = sql`
    line.channel = asked.channel and line.format is not distinct from asked.format and unreturned.copies >= asked.copies`
  const isPosted = sql`sales.book_id = ${bookId} and sales.quantity > 0 and sales.reversed_by is null`
  const posted = sql`sales join sale_lines as line on line.id = sales.line_id ${unreturned} where ${isPosted}`
  const own = sql`
    sold_with_returns as sold join sale_lines as line on line.id = sold.id ${unreturned}
    where sold.book_id = ${bookId}`
  // “offset 0”: an order is looked up by itself, and not among all that the book has sold.
  const { rows } = await sql<Sale>`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as given(channel text, format text, copies int, most int)),
    ordered as materialized (
      select id from sale_lines where lower(btrim(order_id)) = any(${orders}::text[]) and units > 0),
    sold_by_order as materialized (
      select sold.* from ordered cross join lateral (
        select line_id, book_id, quantity, reversed_by from sales where line_id = ordered.id offset 0) as sold)
    select found.*, null::integer as import_id from asked cross join lateral (
      select distinct on (sales.sold_on, sales.line_id) ${columns} from ${posted} and ${isAsked}
      order by sales.sold_on, sales.line_id limit asked.most) as found
    union
    select found.* from asked cross join lateral (
      select ${columns}, sold.import_id from ${own} and ${isAsked}
      order by sold.period_to, sold.id limit asked.most) as found
    union
    select ${columns}, null from sold_by_order as sales join sale_lines as line on line.id = sales.line_id ${unreturned}
    where ${isPosted} and unreturned.copies > 0
    union
    select ${columns}, sold.import_id from ${own} and unreturned.copies > 0 and lower(btrim(line.order_id)) = any(${orders}::text[])`.execute(
    tx,
  )
  return rows.toSorted((one, other) => one.last_day.localeCompare(other.last_day) || one.id - other.id)
}

/**
 * Everything is found by indexes and in their order: a planner that has not counted the sales yet, or counts few, would read and sort them
 * all, or compile a plan that is over at once.
 */
async function goByIndexes(tx: Tx, only: boolean): Promise<void> {
  const value = only ? sql`'off'` : sql`reset_val`
  await sql`
    select set_config(name, ${value}, true) from pg_settings
    where name in ('enable_seqscan', 'enable_bitmapscan', 'enable_sort', 'enable_hashjoin', 'enable_mergejoin', 'jit')`.execute(
    tx,
  )
}

/**
 * Of returns that are to be posted: a sale that was undone since, or is of another book by now, is not what they take back, and one that
 * was not there may have come. They are looked for again; what they come to then is compared with what was shown, as ever.
 */
export async function findLostSales(tx: Tx, importId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select back.id from sale_lines as back join sale_lines as sale on sale.id = back.sale_line_id
    where back.import_id = ${importId} and back.state = 'new' and (sale.book_id is distinct from back.book_id
      or not (sale.state = 'posted' or (sale.state = 'new' and sale.import_id = back.import_id)))
    union all
    select id from sale_lines where import_id = ${importId} and state = 'new' and lacks_sale`.execute(tx)
  await findSales(
    tx,
    rows.map(({ id }) => id),
  )
}
