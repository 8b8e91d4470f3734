/** What the import of sales files answers in words. */
export const salesImportMessages = {
  month: 'Write the month as 2026-04',
  known: 'This file is there already: nothing was changed.',
  notCancelled: 'This import is posted already: undo it instead.',
  notPosted: 'This import can’t be posted now.',
  leftOut:
    'The file has rows that are no sales, such as a line of totals. Look at them, and agree that they are left out.',
  leftOutSheets:
    'The file has sheets with rows that were not read. Look at them, and agree that they are left out.',
  overlaps:
    'Some rows may count copies that another file has brought: their periods overlap. Replace the earlier file if this one corrects it, or say that these are further sales.',
  lacking:
    'Earlier files have rows of these days that this file lacks. Look at them, and say whether they stay or are taken back.',
  overAChange:
    'Some rows count the sales of several days, and terms, prices or rates changed on one of them. Look at them, and agree that they are calculated by those of the last day.',
  lacksSale:
    'The sales that some returns take back are not found. Look at them, and agree that they are calculated by the day of the return.',
  sameSale: 'This sale is there already. If it is another one, say so.',
  typedBefore:
    'The file has sales that were typed by hand before. Undo those that were typed, or say that these are others.',
  importTwice: 'Each import is named once',
  changedMeanwhile: 'Nothing was posted: one of the imports has changed. Look at the list again.',
  nothingNew: 'There are no new rows to post.',
  notUndone: 'Only an import that is posted can be undone.',
  reason: 'Say why it is undone',
  replaceReason: 'Say why it is replaced',
  notReplaced: 'No row of this file overlaps an earlier one any more. Look at it, and post it.',
  replacedNow: 'The earlier file is being posted or undone just now. Try again when that is done.',
  tooManyReplaced:
    'These files have too many rows to be replaced at once. Undo the earlier one, then post this one.',
  reasonTooLong: 'The reason must have at most 300 characters',
  noFile: 'The file is not kept any more.',
  notUnmapped: 'The columns of this file are known already, or its import was cancelled.',
  layoutName: 'Give the layout a name, such as that of the shop',
  layoutNameTooLong: 'The name must have at most 80 characters',
  layoutNameTaken: 'Another layout has this name',
  layoutThere:
    'There is a layout for this header already. Retire it first, or cancel the import and take the file in again.',
  layoutUsed: 'Files were read by this layout: it can be retired, and stays to be seen.',
  headerRow: 'Choose the row with the headings: at least two cells of it must be filled',
  columnGone: 'The header has no such column',
  columnTwice: 'A column can say one thing only',
  columnDate:
    'Say which column is the day or month of the sale; if none is, write the month of all sales as 2026-04',
  monthSaid: 'The text above the table names another month',
  columnCopies: 'Say which column is the number of copies',
  columnAdded: 'A further column is added to one that is chosen: choose that first',
  columnBook: 'Say which column names the book: ISBN, our number or title',
  columnPaidOn: 'How it was paid is read only where a column says on which day it was',
  columnStatus:
    'A column looks like the state of the order, or the kind of the row. Say which one it is, or that it does not matter',
  decimalSign: 'Say which sign stands before the decimals',
  noQuestion: 'Nothing is asked of this file any more.',
  statusTwice: 'Each state or kind means one thing only',
  statusTooMany:
    'This column says too many different things to be the state of the order, or the kind of the row',
  columnChannel: 'Choose the channel, or the column that names it, not both',
  columnCurrency: 'Choose the currency, or the column that names it, not both',
  dayOrder: 'Say whether the day or the month comes first',
  dayOrderProven: 'The days of the column prove the opposite',
  copiesBack: 'Say how many copies came back: 0 if only money was given back',
  settled: 'These rows are matched already.',
  answerKind: 'Rows that wait for this have no such answer',
  answerAmount: 'Give an amount above zero; a percentage up to 100',
  answerReason: 'Say how you know',
  notAnswered: 'Nothing was said of this row, or it is posted: undo its import.',
  matchReason: 'Say why it is changed',
  notOursReason: 'Say why they are not ours',
  remembered: 'Rows like these are remembered already: change that match instead.',
  forgotten: 'This match no longer applies.',
  sameBook: 'It means this book already.',
  fileBeingRead: 'A file is being read just now. Try again when it is ready.',
  importAtWork: 'Rows of this match are being posted or undone just now. Try again when that is done.',
  previewChanged:
    'Rows, agreements or rates have changed since you looked. Look at it again before you post it.',
  rounded:
    'A spreadsheet has rounded this number, so it does not say which book it is. Take the file from the channel again, and do not save it in a spreadsheet.',
  roundedByTitle: 'The title says which book it is; match it by that.',
  book: 'Please choose a book',
  day: 'Write the day as 2026-04-05',
  rateDayTaken: 'This currency has a rate from that day already',
  rate: 'Write how many rupees one unit is worth, above 0',
  rateUsed: 'Sales were posted at this rate: it stays. Add one from another day.',
  dayToCome: 'The day is still to come',
  copies: 'Write how many copies, negative for copies that came back',
  amount: 'Write what was paid for all copies',
  payment: 'Say on which day it was paid, and by what: both, or neither',
  sign: 'Copies and amount must both be positive for a sale and both negative for a return',
  noTerms: 'There is no agreement about this book in force on that day: it waits to be posted.',
  identifierTaken: 'Another book has this number',
  identifierMalformed:
    'Not valid: give an ISBN of 13 digits, an ASIN of ten letters and digits, or a SKU of at most 60 characters',
} as const
