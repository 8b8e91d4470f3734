import { manualJournalMessages } from '@panai/contract/accounting/staff/manual-journal-rules'
import { receiptMessages } from '@panai/contract/accounting/staff/receipt-rules'
import { reportMessages } from '@panai/contract/accounting/staff/reports'
import { accountMessages } from '@panai/contract/accounts/account-messages'
import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import { bookMessages } from '@panai/contract/catalogue/book-facts'
import { sampleMessages } from '@panai/contract/catalogue/sample-rules'
import { authorMessages } from '@panai/contract/catalogue/staff/authors'
import { bookEditMessages } from '@panai/contract/catalogue/staff/book-edits'
import { bookImportMessages } from '@panai/contract/catalogue/staff/book-imports'
import { isbnMessages } from '@panai/contract/catalogue/staff/isbn'
import { translationMessages } from '@panai/contract/catalogue/staff/translation-messages'
import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { blogMessages } from '@panai/contract/content/staff/blog-rules'
import { testimonialMessages } from '@panai/contract/content/staff/testimonials'
import { messages } from '@panai/contract/http/messages'
import { uploadMessages } from '@panai/contract/http/upload-messages'
import { textEditMessages } from '@panai/contract/manuscripts/edit-text'
import { sizeChoiceMessages } from '@panai/contract/manuscripts/size-choice'
import { makeAgainMessages } from '@panai/contract/manuscripts/staff/make-again'
import { payeeMessages } from '@panai/contract/payees/payee-rules'
import { payeeStaffMessages } from '@panai/contract/payees/staff/payee-words'
import { fourEyesMessages } from '@panai/contract/payouts/staff/four-eyes-rule'
import { payoutMessages } from '@panai/contract/payouts/staff/payout-rules'
import { termsMessages } from '@panai/contract/royalties/royalty-terms'
import { ratesMessages } from '@panai/contract/royalties/staff/rates-examples'
import { salesAccountMessages } from '@panai/contract/sales-import/staff/sales-account-rules'
import { salesImportMessages } from '@panai/contract/sales-import/staff/sales-import-messages'
import { statementMessages } from '@panai/contract/statements/statements'
import { proofMessages } from '@panai/contract/submissions/proof-rules'
import { editorialMessages } from '@panai/contract/submissions/staff/editorial-rules'
import { proofRequestMessages } from '@panai/contract/submissions/staff/proof-request-rules'
import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import { commentMessages } from '@panai/contract/threads/proof-comment-rules'

/** What refusals say, by area. Where two areas have the same words, the first one gives the code. */
const areas: Record<string, Record<string, unknown>> = {
  general: messages,
  account: accountMessages,
  submission: submissionMessages,
  proof: proofMessages,
  comment: commentMessages,
  size_choice: sizeChoiceMessages,
  make_again: makeAgainMessages,
  text_edit: textEditMessages,
  upload: uploadMessages,
  payee: payeeMessages,
  terms: termsMessages,
  statement: statementMessages,
  staff: staffMessages,
  staff_account: staffAccountMessages,
  four_eyes: fourEyesMessages,
  editorial: editorialMessages,
  proof_request: proofRequestMessages,
  isbn: isbnMessages,
  book: bookMessages,
  sample: sampleMessages,
  book_edit: bookEditMessages,
  book_import: bookImportMessages,
  author: authorMessages,
  blog: blogMessages,
  testimonial: testimonialMessages,
  translation: translationMessages,
  rates: ratesMessages,
  sales_import: salesImportMessages,
  sales_account: salesAccountMessages,
  payout: payoutMessages,
  payee_staff: payeeStaffMessages,
  manual_journal: manualJournalMessages,
  receipt: receiptMessages,
  report: reportMessages,
}

const codes = new Map<string, string>()
for (const [area, said] of Object.entries(areas))
  for (const [key, text] of Object.entries(said))
    if (typeof text === 'string' && !codes.has(text)) codes.set(text, `${area}.${toSnakeCase(key)}`)

/** The code of a fixed message in English; undefined for one that is made of parts, such as "3 of 5 files". */
export function codeOf(message: string): string | undefined {
  return codes.get(message)
}

/** Every code of a message, in the order of its area. */
export function allCodes(): string[] {
  return [...codes.values()]
}

function toSnakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
