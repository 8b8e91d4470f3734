import { accountMessages } from '@panai/contract/account-messages'
import { bookMessages } from '@panai/contract/book-facts'
import { messages } from '@panai/contract/messages'
import { payeeMessages } from '@panai/contract/payee-rules'
import { commentMessages } from '@panai/contract/proof-comment-rules'
import { proofMessages } from '@panai/contract/proofs'
import { termsMessages } from '@panai/contract/royalty-terms'
import { staffAccountMessages } from '@panai/contract/staff/account-messages'
import { authorMessages } from '@panai/contract/staff/authors'
import { blogMessages } from '@panai/contract/staff/blog-rules'
import { bookEditMessages } from '@panai/contract/staff/book-edits'
import { bookImportMessages } from '@panai/contract/staff/book-imports'
import { editorialMessages } from '@panai/contract/staff/editorial-rules'
import { fourEyesMessages } from '@panai/contract/staff/four-eyes-rule'
import { isbnMessages } from '@panai/contract/staff/isbn'
import { manualJournalMessages } from '@panai/contract/staff/manual-journal-rules'
import { staffMessages } from '@panai/contract/staff/messages'
import { payeeStaffMessages } from '@panai/contract/staff/payee-words'
import { payoutMessages } from '@panai/contract/staff/payout-rules'
import { ratesMessages } from '@panai/contract/staff/rates-examples'
import { receiptMessages } from '@panai/contract/staff/receipt-rules'
import { reportMessages } from '@panai/contract/staff/reports'
import { salesAccountMessages } from '@panai/contract/staff/sales-account-rules'
import { salesImportMessages } from '@panai/contract/staff/sales-import-messages'
import { testimonialMessages } from '@panai/contract/staff/testimonials'
import { translationMessages } from '@panai/contract/staff/translation-rules'
import { statementMessages } from '@panai/contract/statements'
import { submissionMessages } from '@panai/contract/submission-rules'
import { uploadMessages } from '@panai/contract/upload-messages'

/** What refusals say, by area. Where two areas have the same words, the first one gives the code. */
const areas: Record<string, Record<string, unknown>> = {
  general: messages,
  account: accountMessages,
  submission: submissionMessages,
  proof: proofMessages,
  comment: commentMessages,
  upload: uploadMessages,
  payee: payeeMessages,
  terms: termsMessages,
  statement: statementMessages,
  staff: staffMessages,
  staff_account: staffAccountMessages,
  four_eyes: fourEyesMessages,
  editorial: editorialMessages,
  isbn: isbnMessages,
  book: bookMessages,
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
