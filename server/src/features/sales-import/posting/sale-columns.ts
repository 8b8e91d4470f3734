import { type CopyValue, copyLine } from '../../../db/copy-rows.ts'
import type { Earned } from '../../agreements/index.ts'
import { divide } from './judge-line.ts'
import type { StoredLine } from './stored-lines.ts'

/** The columns of `sales` in the order of `salesText`. */
export const saleColumns = [
  'author_id',
  'book_id',
  'format',
  'channel',
  'sold_on',
  'quantity',
  'amount_paise',
  'royalty_paise',
  'buyer_name',
  'source',
  'reference',
  'journal_id',
  'line_id',
  'line_hash',
  'part',
  'basis',
  'list_price_paise',
  'base_paise',
  'cost_paise',
  'rate_bp',
  'share_bp',
  'rule_id',
] as const

/** What a sale says of its row. */
type SoldLine = Pick<
  StoredLine,
  'id' | 'importId' | 'hash' | 'bookId' | 'format' | 'channel' | 'soldOn' | 'units' | 'buyerName'
>

export type Posted = {
  line: SoldLine
  reference: string
  earned: readonly Earned[]
  paid: number
  journalId: number
}

/** The sales of one row: one for each author who earns by it, of a return for each of each sale of which copies came back. @param reference where the row is found again */
export function salesOf({ line, reference, earned, paid, journalId }: Posted) {
  const amounts =
    earned.length === 1
      ? [paid]
      : divide(
          paid,
          earned.map(({ units }) => Math.abs(units)),
        )
  return earned.flatMap(({ shares, units, ...how }, at) =>
    shares.map(
      ({ authorId, share, royalty }) =>
        ({
          author_id: authorId,
          book_id: line.bookId,
          format: line.format,
          channel: line.channel,
          sold_on: line.soldOn,
          quantity: units,
          amount_paise: amounts[at] ?? 0,
          royalty_paise: royalty,
          buyer_name: line.buyerName === null ? null : line.buyerName.slice(0, 255),
          source: `import ${line.importId}`,
          reference,
          journal_id: journalId,
          line_id: line.id,
          line_hash: line.hash,
          part: at + 1,
          basis: how.basis,
          list_price_paise: how.listPrice,
          base_paise: how.base,
          cost_paise: how.cost,
          rate_bp: how.rate,
          share_bp: share,
          rule_id: how.ruleId,
        }) satisfies Record<(typeof saleColumns)[number], CopyValue>,
    ),
  )
}

/** Where the row stands in its file. */
export function placeOf({ sheet, rowNumber }: Pick<StoredLine, 'sheet' | 'rowNumber'>): string {
  return sheet === null ? `row ${rowNumber}` : `row ${rowNumber} of ${sheet}`
}

/** The same for COPY. */
export function salesText(posted: Posted): string {
  let text = ''
  for (const sale of salesOf(posted)) text += copyLine(saleColumns.map((name) => sale[name]))
  return text
}
