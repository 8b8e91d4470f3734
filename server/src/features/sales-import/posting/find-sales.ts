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
type Sale = Omit<Return, 'book_id' | 'import_id' | 'copies'> & {
  /** null: it is posted, be it of whatever file. */
  import_id: number | null
  first_day: string
  sold: number
  /** Copies that nothing has taken back yet. */
  left: number
}
type Taken = {
  return: number
  import: number
  sale: number
  copies: number
  before: number
  is_of_order: boolean
}

/**
 * Finds the sales of which these returns take copies back, and keeps them with the rows: where a return names an order that is known, those
 * of the order, else the oldest of the same book, format and channel of which copies are left. Sales are those that are posted, and those
 * that are to be posted with the return. Where not all copies are found, none are taken, and that is kept too.
 */
export async function findSales(tx: Tx, returnIds: readonly number[]): Promise<void> {
  if (returnIds.length === 0) return
  const ids = sql`any(${[...returnIds]}::bigint[])`
  // Two files that take back the last copy of one sale: the second finds it gone.
  await sql`select pg_advisory_xact_lock(hashtext('panai returns'), 0)`.execute(tx)
  await sql`delete from returned_copies where return_id = ${ids}`.execute(tx)
  const { rows: returns } = await sql<Return>`
    select id, import_id, book_id, format, channel, lower(btrim(order_id)) as "order", period_to::text as last_day, -units as copies
    from sale_lines where id = ${ids} and book_id is not null order by book_id, period_to, id`.execute(tx)
  if (returns.length === 0) return
  await goByIndexes(tx, true)
  await gatherOwn(tx, returns)
  const found: Taken[] = []
  for (const [bookId, ofBook] of Map.groupBy(returns, ({ book_id }) => book_id)) {
    const sales = await openSales(tx, bookId, ofBook)
    for (const back of ofBook) found.push(...takeCopies(back, sales))
  }
  await sql`drop table sold_with_returns`.execute(tx)
  await sql`
    insert into returned_copies (import_id, return_id, sale_id, copies, copies_before, is_of_order)
    select import, return, sale, copies, before, is_of_order from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
      as given(import integer, return bigint, sale bigint, copies integer, before integer, is_of_order boolean)`.execute(
    tx,
  )
  await sql`
    update sale_lines set lacks_sale = not exists (select from returned_copies where return_id = sale_lines.id)
    where id = ${ids}`.execute(tx)
  await goByIndexes(tx, false)
}

/** Takes the copies of a return from these sales, the oldest first. */
function takeCopies(back: Return, sales: readonly Sale[]): Taken[] {
  const isPossible = (sale: Sale) =>
    sale.channel === back.channel &&
    sale.first_day <= back.last_day &&
    (sale.import_id === null || sale.import_id === back.import_id)
  const possible = sales.filter(isPossible)
  const ofOrder = possible.filter(({ order }) => order !== null && order === back.order)
  const among = ofOrder.length > 0 ? ofOrder : possible.filter(({ format }) => format === back.format)
  if (among.reduce((copies, { left }) => copies + left, 0) < back.copies) return []
  const taken: Taken[] = []
  let missing = back.copies
  for (const sale of among) {
    const copies = Math.min(sale.left, missing)
    if (copies === 0) continue
    const [before, is_of_order] = [sale.sold - sale.left, ofOrder.length > 0]
    taken.push({ return: back.id, import: back.import_id, sale: sale.id, copies, before, is_of_order })
    sale.left -= copies
    missing -= copies
  }
  return taken
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

/**
 * The sales of a book that its returns may take back, with the copies that nothing has taken back yet, the oldest first: those of the orders
 * that are named, be they all back already, and of each channel and format the oldest with copies left, as many as there are copies that
 * came back. A bestseller has a million of them.
 */
async function openSales(tx: Tx, bookId: number, ofBook: readonly Return[]): Promise<Sale[]> {
  const asked = [
    ...Map.groupBy(ofBook, ({ channel, format }) => JSON.stringify([channel, format])).values(),
  ].flatMap((alike) => {
    const [first] = alike
    const most = alike.reduce((sum, { copies }) => sum + copies, 0)
    return first ? [{ channel: first.channel, format: first.format, most }] : []
  })
  const orders = [...new Set(ofBook.flatMap(({ order }) => order ?? []))]
  const columns = sql`
    line.id, line.channel, line.format, lower(btrim(line.order_id)) as "order", line.period_from::text as first_day,
    line.period_to::text as last_day, line.units as sold, unreturned."left"`
  const unreturned = sql`
    cross join lateral (
      select line.units - coalesce(sum(back.copies), 0)::integer as "left" from returned_copies as back
      join sale_lines as returned on returned.id = back.return_id
      where back.sale_id = line.id and returned.state in ('new', 'posted')) as unreturned`
  const isAsked = sql`
    line.channel = asked.channel and line.format is not distinct from asked.format and unreturned."left" > 0`
  const isPosted = sql`sales.book_id = ${bookId} and sales.quantity > 0 and sales.reversed_by is null`
  const posted = sql`sales join sale_lines as line on line.id = sales.line_id ${unreturned} where ${isPosted}`
  const own = sql`
    sold_with_returns as sold join sale_lines as line on line.id = sold.id ${unreturned}
    where sold.book_id = ${bookId}`
  // “offset 0”: an order is looked up by itself, and not among all that the book has sold.
  const { rows } = await sql<Sale>`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as given(channel text, format text, most int)),
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
    where ${isPosted}
    union
    select ${columns}, sold.import_id from ${own} and lower(btrim(line.order_id)) = any(${orders}::text[])`.execute(
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
    select distinct back.id from returned_copies join sale_lines as back on back.id = return_id
      join sale_lines as sale on sale.id = sale_id
    where returned_copies.import_id = ${importId} and back.state = 'new' and (sale.book_id is distinct from back.book_id
      or not (sale.state = 'posted' or (sale.state = 'new' and sale.import_id = back.import_id)))
    union all
    select id from sale_lines where import_id = ${importId} and state = 'new' and lacks_sale`.execute(tx)
  await findSales(
    tx,
    rows.map(({ id }) => id),
  )
}
