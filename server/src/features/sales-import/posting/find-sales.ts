import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import { standingOf } from '../sales-accounts/known-accounts.ts'

type Return = {
  id: number
  import_id: number
  book_id: number
  format: string | null
  channel: string
  /** Of our own, which stands for those that are merged into it; null: none. */
  account: number | null
  order: string | null
  last_day: string
  copies: number
  identity: string | null
  currency: string | null
  /** Given back, of a refund that does not tell of how many copies it is. */
  refunded: number | null
  /** Whether somebody said that no copy came back for it. */
  is_money_alone: boolean
}
type Sought = Pick<Return, 'id' | 'book_id' | 'import_id'>

/** Of so many books the sales are looked for together: to plan the query takes as long as to answer it for some dozens. */
const BOOKS_AT_ONCE = 100

type Sale = Pick<Return, 'id' | 'format' | 'channel' | 'account' | 'order' | 'last_day' | 'currency'> & {
  book: number
  /** null: it is posted, be it of whatever file. */
  import_id: number | null
  first_day: string
  sold: number
  /** What was paid for it, in the smallest units of its currency. */
  amount: number | null
  /** Copies that came back; `counted`: those that a file counts, the others were found by the money of refunds. */
  back: number
  counted: number
  refunded: number
  /** Where in it each of them stands: the first, and how many. */
  slots: { copies: Slot[]; counted: Slot[]; refunded: Slot[] }
}
type Slot = [first: number, many: number]
type Taken = {
  return: number
  import: number
  sale: number
  copies: number
  copies_before: number
  counted_before: number
  refunded: number | null
  refunded_before: number
  is_of_order: boolean
}

type Besides = {
  /** Imports of which the rows that are to be posted count for returns of others too. */
  asPosted?: readonly number[]
  /** Posted rows that give way. */
  without?: readonly number[]
}

/**
 * Finds the sales of which these returns take copies back, and keeps them with the rows: where a return names an order that is known, those
 * of the order, else the oldest of the same book, format, channel and account of which copies are left. Sales are those that are posted, and those
 * that are to be posted with the return. Where not all copies are found, none are taken, and that is kept too. Of a refund that does not tell of how
 * many copies it is, they are as many as all such money of the order pays for, less those that came back before; where its order is not known, that
 * stays open. A row that is to be posted stands for the one that it revises.
 */
export async function findSales(
  tx: Tx,
  returnIds: readonly number[],
  { asPosted = [], without = [] }: Besides = {},
): Promise<void> {
  if (returnIds.length === 0) return
  const ids = sql`any(${[...returnIds]}::bigint[])`
  // Two files that take back the last copy of one sale: the second finds it gone.
  await sql`select pg_advisory_xact_lock(hashtext('panai returns'), 0)`.execute(tx)
  await sql`delete from returned_copies where return_id = ${ids}`.execute(tx)
  const { rows: sought } = await sql<Sought>`
    select id, book_id, import_id from sale_lines where id = ${ids} and book_id is not null order by book_id`.execute(
    tx,
  )
  if (sought.length === 0) return
  await goByIndexes(tx, true)
  const imports = [...new Set([...sought.map(({ import_id }) => import_id), ...asPosted])]
  const books = [...Map.groupBy(sought, ({ book_id }) => book_id)]
  await gatherOwn(tx, { books: books.map(([id]) => id), imports })
  for (let at = 0; at < books.length; at += BOOKS_AT_ONCE) {
    const some = books.slice(at, at + BOOKS_AT_ONCE)
    const returns = await readReturns(
      tx,
      some.flatMap(([, ofBook]) => ofBook.map(({ id }) => id)),
    )
    await keepTaken(tx, await takeFor(tx, returns, { asPosted, imports, without }))
  }
  await sql`drop table sold_with_returns`.execute(tx)
  await sql`
    update sale_lines set lacks_sale = taken.copies is null and refund_of is null,
      units = case when refund_of is null then units else -coalesce(taken.copies, refund_of) end,
      units_returned = case when refund_of is null then units_returned else coalesce(taken.copies, refund_of) end
    from unnest(${[...returnIds]}::bigint[]) as given left join lateral (
      select sum(copies)::integer as copies from returned_copies where return_id = given) as taken on true
    where id = given`.execute(tx)
  await goByIndexes(tx, false)
}

/** In the order of their days. */
async function readReturns(tx: Tx, ids: readonly number[]): Promise<Return[]> {
  const { rows } = await sql<Return>`
    select id, import_id, book_id, format, channel, ${standingOf('sales_account_id')} as account, lower(btrim(order_id)) as "order", period_to::text as last_day, -units as copies,
      identity::text, currency, case when refund_of is not null then greatest(-amount, 0) end as refunded,
      refund_of is not distinct from 0 as is_money_alone
    from sale_lines where id = any(${[...ids]}::bigint[]) order by period_to, id`.execute(tx)
  return rows
}

/** @param returns all that are sought of some books */
async function takeFor(
  tx: Tx,
  returns: readonly Return[],
  { asPosted, imports, without }: Required<Besides> & { imports: readonly number[] },
): Promise<Taken[]> {
  const books = [...Map.groupBy(returns, ({ book_id }) => book_id)]
  const open = await openSales(tx, { books, imports, without })
  return books.flatMap(([bookId, ofBook]) => {
    const sales = (open.get(bookId) ?? []).map((sale) =>
      asPosted.includes(sale.import_id ?? 0) ? { ...sale, import_id: null } : sale,
    )
    return ofBook.flatMap((back) => (back.refunded === null ? takeCopies : takeMoney)(back, sales))
  })
}

async function keepTaken(tx: Tx, taken: readonly Taken[]): Promise<void> {
  await sql`
    insert into returned_copies (import_id, return_id, sale_id, copies, copies_before, counted_before, refunded, refunded_before, is_of_order)
    select import, return, sale, copies, copies_before, counted_before, refunded, refunded_before, is_of_order
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as given(import integer, return bigint, sale bigint, copies integer,
      copies_before integer, counted_before integer, refunded bigint, refunded_before bigint, is_of_order boolean)`.execute(
    tx,
  )
}

/** The sales of the order of a return, or null where it names none that is known, and all that it may take back. */
function salesFor(back: Return, sales: readonly Sale[]) {
  const possible = sales.filter(
    (sale) =>
      sale.channel === back.channel &&
      sale.account === back.account &&
      sale.first_day <= back.last_day &&
      (sale.import_id === null || sale.import_id === back.import_id),
  )
  const ofOrder = possible.filter(({ order }) => order !== null && order === back.order)
  return { ofOrder: ofOrder.length > 0 ? ofOrder : null, possible }
}

/** Takes the copies of a return from these sales, the oldest first. */
function takeCopies(back: Return, sales: readonly Sale[]): Taken[] {
  const { ofOrder, possible } = salesFor(back, sales)
  const among = ofOrder ?? possible.filter(({ format }) => format === back.format)
  if (among.reduce((copies, sale) => copies + leftOf(sale), 0) < back.copies) return []
  const taken: Taken[] = []
  let missing = back.copies
  for (const sale of among) {
    const copies = Math.min(leftOf(sale), missing)
    if (copies === 0) continue
    taken.push({ ...takenFrom(sale, back, { copies, refunded: null }), is_of_order: ofOrder !== null })
    sale.back += copies
    sale.counted += copies
    missing -= copies
  }
  return taken
}

/** Takes what a refund gives back from the sales of its order, with the copies that all refunds of it pay for together. */
function takeMoney(back: Return, sales: readonly Sale[]): Taken[] {
  const { ofOrder } = salesFor(back, sales)
  const taken: Taken[] = []
  let missing = back.refunded ?? 0
  for (const sale of ofOrder ?? []) {
    if (sale.amount === null || sale.amount <= 0 || sale.currency !== back.currency) continue
    const room = Math.floor((sale.amount * (sale.sold - sale.counted)) / sale.sold) - sale.refunded
    const refunded = Math.min(room, missing)
    if (refunded <= 0) continue
    const paidFor = Math.floor(((sale.refunded + refunded) * sale.sold) / sale.amount)
    const paid = back.is_money_alone ? 0 : paidFor - (sale.back - sale.counted)
    const copies = Math.max(0, Math.min(leftOf(sale), paid))
    taken.push({ ...takenFrom(sale, back, { copies, refunded }), is_of_order: true })
    sale.back += copies
    sale.refunded += refunded
    missing -= refunded
  }
  return taken
}

const leftOf = ({ sold, back }: Sale) => Math.max(0, sold - back)

type Part = { copies: number; refunded: number | null }

/** What comes back stands behind all that came before, or where another return stood that was undone: so all parts together are the whole. */
function takenFrom(sale: Sale, { id, import_id }: Return, { copies, refunded }: Part) {
  const { slots } = sale
  const counted = refunded === null ? copies : 0
  const free = {
    copies_before: firstFree(slots.copies, copies) ?? sale.back,
    counted_before: firstFree(slots.counted, counted) ?? sale.counted,
    refunded_before: firstFree(slots.refunded, refunded ?? 0) ?? sale.refunded,
  }
  const isAfter = free.counted_before <= free.copies_before
  const before = isAfter
    ? free
    : { copies_before: sale.back, counted_before: sale.counted, refunded_before: sale.refunded }
  slots.copies.push([before.copies_before, copies])
  slots.counted.push([before.counted_before, counted])
  slots.refunded.push([before.refunded_before, refunded ?? 0])
  return { ...{ return: id, import: import_id, sale: sale.id }, copies, refunded, ...before }
}

/** Where so many stand next to each other before the last; null: nowhere. */
function firstFree(slots: readonly Slot[], many: number): number | null {
  let from = 0
  if (many === 0) return null
  for (const [first, count] of slots
    .filter((slot) => slot[1] > 0)
    .toSorted(([one], [other]) => one - other)) {
    if (first - from >= many) return from
    from = Math.max(from, first + count)
  }
  return null
}

/** What is to be posted with the returns, read once: an import is not looked through for each book. */
async function gatherOwn(tx: Tx, { books, imports }: { books: number[]; imports: number[] }): Promise<void> {
  await sql`
    create temporary table sold_with_returns on commit drop as
      select id, book_id, import_id, period_to from sale_lines
      where import_id = any(${imports}::integer[]) and state = 'new' and units > 0 and book_id = any(${books}::integer[])`.execute(
    tx,
  )
  await sql`create index on sold_with_returns (book_id, period_to, id)`.execute(tx)
}

type Asked = {
  /** By the number of the book. */
  books: readonly (readonly [number, readonly Return[]])[]
  imports: readonly number[]
  without: readonly number[]
}

/**
 * The sales of each book that its returns may take back, with the copies that nothing has taken back yet, the oldest first: those of the orders
 * that are named, be they all back already, and of each channel and format the oldest with copies left, as many as there are copies that
 * came back. A bestseller has a million of them.
 */
async function openSales(tx: Tx, { books, imports, without }: Asked): Promise<ReadonlyMap<number, Sale[]>> {
  const returns = books.flatMap(([, ofBook]) => ofBook)
  const asked = [
    ...Map.groupBy(returns, ({ book_id, channel, account, format }) =>
      JSON.stringify([book_id, channel, account, format]),
    ).values(),
  ].flatMap((alike) => {
    const [first] = alike
    const most = alike.reduce((sum, { copies, refunded }) => sum + (refunded === null ? copies : 0), 0)
    return first && most > 0
      ? [
          {
            book: first.book_id,
            channel: first.channel,
            account: first.account,
            format: first.format,
            most,
          },
        ]
      : []
  })
  const orders = [...new Set(returns.flatMap(({ order }) => order ?? []))]
  const ids = sql`any(${books.map(([id]) => id)}::integer[])`
  const columns = sql`
    line.id, line.book_id as book, line.channel, ${standingOf('line.sales_account_id')} as account, line.format, lower(btrim(line.order_id)) as "order", line.period_from::text as first_day,
    line.period_to::text as last_day, line.currency, line.amount, line.units as sold, came.back, came.counted, came.refunded, came.slots`
  // What one of these returns says anew is not back twice.
  const anew = books.map(([book, ofBook]) => ({
    book,
    identities: ofBook.flatMap(({ identity }) => identity ?? []),
    imports: [...new Set(ofBook.map(({ import_id }) => import_id))],
  }))
  const said = sql`(
    select returned.identity = any(anew.identities) and returned.import_id <> all(anew.imports)
    from anew where anew.book = line.book_id)`
  const unreturned = sql`
    cross join lateral (
      select coalesce(sum(earlier.copies), 0)::integer as back,
        coalesce(sum(earlier.copies) filter (where earlier.refunded is null), 0)::integer as counted,
        coalesce(sum(earlier.refunded), 0)::bigint as refunded,
        jsonb_build_object(
          'copies', coalesce(jsonb_agg(jsonb_build_array(copies_before, copies)) filter (where copies > 0), '[]'),
          'counted', coalesce(jsonb_agg(jsonb_build_array(counted_before, copies)) filter (where earlier.refunded is null), '[]'),
          'refunded', coalesce(jsonb_agg(jsonb_build_array(refunded_before, earlier.refunded)) filter (where earlier.refunded is not null), '[]')
        ) as slots
      from returned_copies as earlier join sale_lines as returned on returned.id = earlier.return_id
      where earlier.sale_id = any(array[line.id, line.revises_line_id]) and returned.state in ('new', 'posted') and (${said}) is not true) as came`
  const isAsked = sql`
    line.channel = asked.channel and ${standingOf('line.sales_account_id')} is not distinct from asked.account
      and line.format is not distinct from asked.format and came.back < line.units`
  const isPosted = sql`
    sales.quantity > 0 and sales.reversed_by is null and sales.line_id <> all(${[...without]}::bigint[])
      and not exists (
        select from sale_lines as now
        where now.import_id = any(${[...imports]}::integer[]) and now.revises_line_id = sales.line_id and now.state = 'new')`
  const posted = sql`sales join sale_lines as line on line.id = sales.line_id ${unreturned} where ${isPosted}`
  const own = sql`
    sold_with_returns as sold join sale_lines as line on line.id = sold.id ${unreturned}`
  // “offset 0”: an order is looked up by itself, and not among all that the book has sold.
  const { rows } = await sql<Sale>`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as given(book int, channel text, account int, format text, most int)),
    anew as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(anew)}::jsonb) as given(book int, identities uuid[], imports int[])),
    ordered as materialized (
      select id from sale_lines where lower(btrim(order_id)) = any(${orders}::text[]) and units > 0),
    sold_by_order as materialized (
      select sold.* from ordered cross join lateral (
        select line_id, book_id, quantity, reversed_by from sales where line_id = ordered.id offset 0) as sold)
    select found.*, null::integer as import_id from asked cross join lateral (
      select distinct on (sales.sold_on, sales.line_id) ${columns} from ${posted} and sales.book_id = asked.book and ${isAsked}
      order by sales.sold_on, sales.line_id limit asked.most) as found
    union
    select found.* from asked cross join lateral (
      select ${columns}, sold.import_id from ${own} where sold.book_id = asked.book and ${isAsked}
      order by sold.period_to, sold.id limit asked.most) as found
    union
    select ${columns}, null from sold_by_order as sales join sale_lines as line on line.id = sales.line_id ${unreturned}
    where ${isPosted} and sales.book_id = ${ids}
    union
    select ${columns}, sold.import_id from ${own} where sold.book_id = ${ids} and lower(btrim(line.order_id)) = any(${orders}::text[])`.execute(
    tx,
  )
  const byAge = rows.toSorted((one, other) => one.last_day.localeCompare(other.last_day) || one.id - other.id)
  return Map.groupBy(byAge, ({ book }) => book)
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
 * Of returns that are to be posted: a sale that was undone since, or is of another book by now, is not what they take back, nor one that a row of
 * their file revises, or of which there are fewer copies by now, and one that was not there may have come; of a refund others of its order may have come. They are looked for again; what they come to then is compared with what was shown, as ever.
 */
export async function findLostSales(tx: Tx, importId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct back.id from returned_copies join sale_lines as back on back.id = return_id
      join sale_lines as sale on sale.id = sale_id
    where returned_copies.import_id = ${importId} and back.state = 'new' and (sale.book_id is distinct from back.book_id
      or not (sale.state = 'posted' or (sale.state = 'new' and sale.import_id = back.import_id))
      or (sale.state = 'new' and sale.revises_line_id is not null) or copies_before + copies > sale.units
      or exists (
        select from sale_lines as now
        where now.import_id = ${importId} and now.revises_line_id = sale.id and now.state = 'new'))
    union all
    select id from sale_lines where import_id = ${importId} and state = 'new' and (lacks_sale or refund_of is not null)`.execute(
    tx,
  )
  await findSales(
    tx,
    rows.map(({ id }) => id),
  )
}
