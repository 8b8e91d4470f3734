import { channelNames } from '@panai/contract/sales/sales-channels'
import { statementWords } from '@panai/contract/statements/statement-words'
import type { Database } from '../../db/database.ts'
import { BYTE_ORDER_MARK, writeCsv } from '../../formats/csv/write-csv.ts'
import { eachLine } from './list-lines.ts'

const heading = [
  'Kind',
  'Date or month',
  'Book title',
  'Format',
  'Channel',
  'Copies',
  'Price',
  'Amount',
  'Base',
  'Cost',
  'Basis',
  'Rate %',
  'Share %',
  'Rule',
  'Balance',
  'Note',
]

/** The lines of a statement for a spreadsheet, piece by piece; their balances add up to what it moves by. */
export async function* statementTable(db: Database, id: number): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsv([heading])
  for await (const lines of eachLine(db, id))
    yield writeCsv(
      lines.map((line) => [
        statementWords.en.kinds[line.kind],
        line.opens ? line.on.slice(0, 7) : line.on,
        line.title,
        line.format,
        line.channel && channelNames[line.channel],
        line.copies,
        line.price,
        line.amount,
        line.base,
        line.cost,
        line.basis,
        line.rate,
        line.share,
        line.rule_id,
        line.balance,
        line.note,
      ]),
    )
}
