import type { BookFormat } from '@panai/contract/language/vocabulary'
import { type Paise, paise } from '@panai/contract/money/money'
import type { ChannelTax, ChannelTaxes } from '@panai/contract/royalties/channel-taxes'
import type { LineState } from '@panai/contract/sales/sales-import-states'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { loadRates } from '../currency/known-rates.ts'
import { type JudgedLine, type Judgement, judgeLine, sharesOf } from '../posting/judge-line.ts'
import { KnownTerms } from '../posting/known-terms.ts'
import { type StoredLine, selectLines, toLine, withSales } from '../posting/stored-lines.ts'

/** Null: they wait for their book again. */
export type Target = { bookId: number; format: BookFormat | null } | null
type Asked = { matchId: number; to: Target; withPosted: boolean }

type Share = { authorId: number; royalty: Paise; copies: number }
/** One row, as it stands and as it will. */
export type Step = {
  was: Pick<Judgement, 'amount' | 'proceeds' | 'taxes'> & { state: LineState; shares: readonly Share[] }
  saleIds: readonly number[]
  line: StoredLine
  named: { channel: string; identifier: string | null; title: string | null; author: string | null }
  judgement: Judgement
}

/**
 * What becomes of all rows of a match when they are of another book, reckoned by the terms and rates of now; nothing is changed.
 * In a transaction of its own that posts it, the rows are locked. @throws Refusal conflict while one is being posted or undone.
 */
export async function planChange(db: Database | Tx, asked: Asked): Promise<Step[]> {
  const rows = await select(db, asked).execute()
  if (rows.some(({ import_state }) => import_state !== 'ready' && import_state !== 'posted'))
    throw new Refusal('conflict', salesImportMessages.importAtWork)
  const [rates, terms] = [await loadRates(db), new KnownTerms(db)]
  await terms.load([...rows.flatMap(({ book_id }) => book_id ?? []), ...(asked.to ? [asked.to.bookId] : [])])
  const judge = (line: JudgedLine) => judgeLine(line, { rates, terms })
  const posted = await salesOfRows(db, asked)
  const moved = new Map(rows.map((row) => [row.id, row]))
  // A return that moves with its sale takes back what that gives then.
  const takesOf = ({ takes = [] }: StoredLine) =>
    takes.map((taken) => {
      const row = moved.get(taken.sale.id)
      if (!row) return taken
      const sale = { ...taken.sale, ...bookOf(taken.sale, row.format_by_match, asked.to) }
      return { ...taken, sale, gave: null }
    })
  const lines = await withSales(db, rows.map(toLine))
  return rows.map((row, at): Step => {
    const before = lines[at] as StoredLine // as many as rows
    const line = { ...before, ...bookOf(before, row.format_by_match, asked.to), takes: takesOf(before) }
    const sales = posted.get(row.id) ?? []
    const shares = row.state === 'new' ? sharesOf(judge(before).earned) : sales
    return {
      was: {
        state: row.state,
        amount: inPaise(row.amount_paise),
        proceeds: inPaise(row.proceeds_paise),
        taxes: taxesOf(row),
        shares,
      },
      saleIds: sales.map(({ id }) => id),
      line,
      named: {
        channel: row.channel,
        identifier: row.identifier,
        title: row.title,
        author: row.author_name,
      },
      judgement: judge(line),
    }
  })
}

function taxesOf({ tds_paise, tcs_paise, gst_paise }: TaxesInPaise): ChannelTaxes<Paise> | null {
  if (tds_paise === null || tcs_paise === null || gst_paise === null) return null
  return { tds: paise(tds_paise), tcs: paise(tcs_paise), gst: paise(gst_paise) }
}
type TaxesInPaise = Record<`${ChannelTax}_paise`, number | null>

const inPaise = (amount: number | null) => (amount === null ? null : paise(amount))

/** The format is the file's own where it says one. */
function bookOf(
  { format }: JudgedLine,
  isByMatch: boolean,
  to: Target,
): Pick<JudgedLine, 'bookId' | 'format'> {
  const own = isByMatch ? null : format
  return { bookId: to?.bookId ?? null, format: own ?? to?.format ?? null }
}

const standing = ['new', 'waiting', 'not_ours', 'posted'] as const satisfies readonly LineState[]

function select(db: Database | Tx, { matchId, withPosted }: Asked) {
  return selectLines(db)
    .select([
      'state',
      'format_by_match',
      'amount_paise',
      'proceeds_paise',
      'tds_paise',
      'tcs_paise',
      'gst_paise',
      'identifier',
      'title',
      'author_name',
    ])
    .select(
      sql<string>`(select state from sales_imports where sales_imports.id = import_id)`.as('import_state'),
    )
    .where('match_id', '=', matchId)
    .where('state', 'in', standing.slice(0, withPosted ? 4 : 3))
    .orderBy('id')
    .$if(db.isTransaction, (query) => query.forUpdate())
}

type Sold = Share & { id: number }

async function salesOfRows(db: Database | Tx, { matchId }: Asked): Promise<Map<number, Sold[]>> {
  const { rows } = await sql<{
    id: number
    line_id: number
    author_id: number
    royalty_paise: number
    quantity: number
  }>`
    select sales.id, line_id, author_id, royalty_paise, quantity from sales
    where line_id in (select id from sale_lines where match_id = ${matchId} and state = 'posted') and reversed_by is null
    order by id`.execute(db)
  const sales = new Map<number, Sold[]>()
  for (const { id, line_id, author_id, royalty_paise, quantity } of rows) {
    const sale = { id, authorId: author_id, royalty: paise(royalty_paise), copies: quantity }
    const before = sales.get(line_id)
    if (before) before.push(sale)
    else sales.set(line_id, [sale])
  }
  return sales
}
