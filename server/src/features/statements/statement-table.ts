import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { statementWords } from '@panai/contract/statements/statement-words'
import type { Database } from '../../db/database.ts'
import { BYTE_ORDER_MARK, writeCsv } from '../../formats/csv/write-csv.ts'
import { eachLine } from './list-lines.ts'

const heading = inEach<readonly string[]>(
  [
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
  ],
  [
    'வகை',
    'நாள் அல்லது மாதம்',
    'நூலின் தலைப்பு',
    'வடிவம்',
    'விற்பனை வழி',
    'பிரதிகள்',
    'விலை (₹)',
    'தொகை (₹)',
    'அடிப்படைத் தொகை (₹)',
    'செலவு (₹)',
    'அடிப்படை',
    'விகிதம் (%)',
    'பங்கு (%)',
    'விதி',
    'வரவு, பற்று (₹)',
    'குறிப்பு',
  ],
)

/**
 * The lines of a statement for a spreadsheet, piece by piece; their balances add up to what it moves by. In English formats and bases are
 * named as the API does: programs read them.
 */
export async function* statementTable(
  db: Database,
  id: number,
  language: InterfaceLanguage,
): AsyncGenerator<string> {
  const words = statementWords[language]
  yield BYTE_ORDER_MARK + writeCsv([heading[language]])
  for await (const lines of eachLine(db, id))
    yield writeCsv(
      lines.map((line) => [
        words.kinds[line.kind],
        line.opens ? line.on.slice(0, 7) : line.on,
        line.title,
        line.format && language === 'ta' ? words.formats[line.format] : line.format,
        line.channel && words.channels[line.channel],
        line.copies,
        line.price,
        line.amount,
        line.base,
        line.cost,
        line.basis && language === 'ta' ? words.ways[line.basis] : line.basis,
        line.rate,
        line.share,
        line.rule_id,
        line.balance,
        line.note,
      ]),
    )
}
