/** What the import of sales files answers in words. */
export const salesImportMessages = {
  month: 'Write the month as 2026-04',
  known: 'This file is there already: nothing was changed.',
  notCancelled: 'This import is posted already: undo it instead.',
  notPosted: 'This import can’t be posted now.',
  leftOut:
    'The file has rows that are no sales, such as a line of totals. Look at them, and agree that they are left out.',
  sameSale: 'This sale is there already. If it is another one, say so.',
  typedBefore:
    'The file has sales that were typed by hand before. Undo those that were typed, or say that these are others.',
  nothingNew: 'There are no new rows to post.',
  notUndone: 'Only an import that is posted can be undone.',
  reason: 'Say why it is undone',
  reasonTooLong: 'The reason must have at most 300 characters',
  noFile: 'The file is not kept any more.',
  settled: 'These rows are matched already.',
  matchReason: 'Say why it is changed',
  notOursReason: 'Say why they are not ours',
  remembered: 'Rows like these are remembered already: change that match instead.',
  forgotten: 'This match holds no more.',
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
  sign: 'Copies and amount must both be positive for a sale and both negative for a return',
  noTerms: 'There is no agreement about this book in force on that day: it waits to be posted.',
  identifierTaken: 'Another book has this number',
  identifierMalformed:
    'This is none: ISBN of 13 digits, ASIN of ten letters and digits, or a SKU of at most 60 characters',
} as const
