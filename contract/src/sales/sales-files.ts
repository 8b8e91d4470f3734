import { uploadMessages } from '../http/upload-messages.ts'

/**
 * What a row counts. `copies`: sold and returned ones, with their money. `pages`: read pages. `orders`: orders of copies that another
 * sheet counts when they are paid for. `charges`: money that belongs to no book.
 */
export const salesMeasures = ['copies', 'pages', 'orders', 'charges'] as const
export type SalesMeasure = (typeof salesMeasures)[number]

/** What a royalty is a share of: of what the channel pays, or of the printed price. */
export const royaltyBases = ['net', 'mrp'] as const
export type RoyaltyBasis = (typeof royaltyBases)[number]

/**
 * Rows of a file that are no sales: a line of totals, the header once more, a note, an order whose state counts for `nothing` and that
 * lacks its day or book, a row of another table at the foot. They are shown, and left out if the clerk agrees.
 */
export const leftOutKinds = ['total', 'header', 'note', 'nothing', 'foot'] as const
export type LeftOutKind = (typeof leftOutKinds)[number]

/** Why a sheet is not read: it is none that we know, or another sheet of the file says the same in one. */
export const leftOutSheetKinds = ['unknown', 'repeated'] as const
export type LeftOutSheetKind = (typeof leftOutSheetKinds)[number]

/** Why a file is refused, whole. */
export const salesFileProblems = {
  too_large: 'The file has more than 512 MB: download the report in parts, month by month',
  damaged: 'The file is damaged or was not transferred to its end: download it again',
  password_protected: 'The workbook is protected by a password: save it without one',
  old_workbook: 'This is a workbook of the old Excel format: open it and save it as .xlsx or CSV',
  web_page:
    'This is a web page with a table in it, though it may be named .xls: open it in a spreadsheet and save it as .xlsx or CSV',
  other_workbook:
    'This is a workbook of a kind that we do not read: open it in a spreadsheet and save it as .xlsx or CSV',
  numbers:
    'This is a document of Apple Numbers: in Numbers choose File, Export To, CSV or Excel, and upload that',
  email: 'This is an e-mail: open it, save the file that is attached to it, and upload that',
  packed: 'This is a packed file: unpack it, and upload the table that is in it',
  several_files: 'The zip has several files in it: unpack it, and upload each table by itself',
  no_table: 'The zip has no table in it: download the report again, as CSV or Excel',
  zip_with_password:
    'The zip is protected by a password: unpack it with the password, and upload the table that is in it',
  nothing_in_file: 'There is nothing in the file: download it again, and upload it when it has come whole',
  not_text: 'This is neither a workbook nor a table as text: download the report as CSV or Excel instead',
  bad_encoding:
    'The letters of the text are damaged (it is UTF-8, and this row is not): download it again, and upload it without saving it in another program',
  harmful: uploadMessages.harmful,
  unscanned: uploadMessages.unscanned,
  bomb: 'The file unpacks to more than we read: download the report in parts, month by month',
  too_many_rows: 'The file has more than two million rows: download the report in parts, month by month',
  too_many_columns: 'There is something to the right of column 400, where we do not read: delete or move it',
  text_too_long: 'The text is longer than a cell can hold: is a quotation mark or a line end lost?',
  empty: 'The file has no rows of sales',
  unknown_layout: 'No sales channel that we know writes such columns',
  missing_column:
    'The report lacks this column: download it with all its columns, or say which column says it',
  column_twice: 'The column is there twice: delete or rename the one that is not meant',
  ragged_line:
    'The row has more or fewer cells than the header: the file was cut off here, or a text holds the sign that stands between the cells and needs quotation marks',
  open_quote: 'The quotation mark at the beginning of this text is never closed: close it, or delete it',
  stray_quote: 'Text follows the closing quotation mark: double the quotation marks within the text',
  missing_value: 'A value is missing: fill it in, or delete the row if it is no sale',
  bad_number: 'This is not a number that we can read: write it as 1250.50',
  other_decimal_sign:
    'The sign before the decimals is another one than in the rest of the file: write it as it is there',
  unclear_number:
    'This can be read in two ways: with decimals, or with a sign between the thousands. Say which is meant',
  not_whole: 'This must be a whole number: write it without decimals',
  too_many_decimals: 'The currency has fewer decimals: write the amount with those that it has',
  bad_date: 'This is not a date that we can read; write it as 2026-04-05',
  unclear_day:
    'This can be two days, and no day of the column proves which comes first, the day or the month: write it as 2026-04-05',
  day_to_come: 'This day is still to come',
  missing_month:
    'No column has days, and neither the text above the table nor a name says of which month it is: give the file its month, as 2026-04',
  unknown_currency: 'We do not know this currency: write its three letters, as INR or USD',
  unknown_value:
    'We do not know what this means here: compare the row with the page of the channel, or take the sale in by our own table',
  unknown_channel:
    'This is neither a channel nor one of our shops, distributors and fairs: write it as it is called there, or add it under Shops and fairs',
  not_of_account:
    'An account of our own was named for the file, and this was sold by a channel: send it without the account',
  unknown_status: 'Nobody has said yet what this state or kind means: a sale, a return, or nothing',
  bad_isbn: 'This is not an ISBN: its digits or its check digit are wrong. Compare it with the book',
  payment_without_day: 'It says how it was paid, and not on which day: fill in paid_on, or empty this cell',
  no_identity: 'The row names no book: give it an ISBN, ASIN, SKU or title',
  nothing_sold: 'The row counts nothing: give it copies, or delete it',
  sign_differs: 'Copies and money must both be positive for a sale and both negative for a return',
  units_disagree: 'Copies sold less copies returned are not those that remain: download the report again',
  total_disagrees:
    'What is added up is not the total that the file has: download it again, and upload it without sorting or changing it',
  missing_summary:
    'The first row should be the summary of the settlement: download it again, and upload it without sorting it',
  several_settlements: 'The file holds more than one settlement: upload each by itself',
  formula_without_value: 'The formula has no stored value: open the workbook, let it calculate, and save it',
  error_value: 'The cell holds an error: mend its formula, or write the value',
} as const
export type SalesFileProblemCode = keyof typeof salesFileProblems

/** What a file leaves open and somebody can say: it waits for that, and nothing is wrong with it. */
export const openQuestions = [
  'unknown_status',
  'missing_month',
  'unclear_number',
] as const satisfies readonly SalesFileProblemCode[]

/** Whether all that keeps a file from being read can be said of it. */
export function areQuestions(problems: readonly { code: SalesFileProblemCode }[]): boolean {
  return problems.every(({ code }) => openQuestions.some((question) => question === code))
}
