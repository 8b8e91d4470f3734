import type { BookForm } from '@panai/contract/catalogue/book-fields'
import { bookFromSubmission, withChosenPrint } from '@panai/contract/submissions/staff/editorial-rules'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'

/** The record of the book as it is, else what the submission tells of it. */
export function recordOfBook(submission: StaffSubmission): Partial<BookForm> {
  const { book, chosen_print } = submission
  return withChosenPrint(book ? factsOf(book) : bookFromSubmission(submission), chosen_print)
}

/** All of them: what is missing here would be taken away from the book. */
function factsOf(book: NonNullable<StaffSubmission['book']>): Required<BookForm> {
  const { id: _id, version: _version, reference: _reference, published_at: _at, ...facts } = book
  return facts
}

/** An emptied field of a number is an empty text in the form. */
export function toAmounts({ pages, copyright_year: year }: Pick<BookForm, 'pages' | 'copyright_year'>) {
  return {
    pages: typeof pages === 'number' ? pages : null,
    copyright_year: typeof year === 'number' ? year : null,
  }
}
