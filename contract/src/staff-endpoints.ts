import { exportMoney } from './accounting/staff/export-money.ts'
import { manualJournalEndpoints } from './accounting/staff/manual-journals.ts'
import { getMonthClose } from './accounting/staff/month-close.ts'
import { receiptEndpoints } from './accounting/staff/receipts.ts'
import { reportEndpoints } from './accounting/staff/reports.ts'
import { accountEventEndpoints } from './accounts/staff/account-events.ts'
import { staffAccountEndpoints } from './accounts/staff/accounts.ts'
import { getStaffMember } from './accounts/staff/me.ts'
import { passkeyEndpoints } from './accounts/staff/passkeys.ts'
import { secondFactorEndpoints } from './accounts/staff/second-factor.ts'
import { setUpEndpoints } from './accounts/staff/set-up.ts'
import { authorEndpoints } from './catalogue/staff/authors.ts'
import { bookEditEndpoints } from './catalogue/staff/book-edits.ts'
import { bookImportEndpoints } from './catalogue/staff/book-imports.ts'
import { staffBookEndpoints } from './catalogue/staff/books.ts'
import { tradeFeedEndpoints } from './catalogue/staff/trade-feed.ts'
import { auditEndpoints, getHistory } from './console/staff/audit.ts'
import { listWaiting } from './console/staff/waiting.ts'
import { staffBlogEndpoints } from './content/staff/blogs.ts'
import { questionEndpoints } from './content/staff/questions.ts'
import { testimonialEndpoints } from './content/staff/testimonials.ts'
import { staffEnquiryEndpoints } from './enquiries/staff/enquiries.ts'
import type { AnyEndpoint } from './http/endpoint.ts'
import { chooseSubmissionSize } from './manuscripts/staff/choose-submission-size.ts'
import { editTextAsStaff } from './manuscripts/staff/edit-text-as-staff.ts'
import { makeAgain } from './manuscripts/staff/make-again.ts'
import { jobEndpoints } from './operations/staff/jobs.ts'
import { mailEndpoints } from './operations/staff/mails.ts'
import { getOperations } from './operations/staff/operations.ts'
import { freezeEndpoints } from './payees/staff/payee-freezes.ts'
import { staffPayeeEndpoints } from './payees/staff/payees.ts'
import { fourEyesEndpoints } from './payouts/staff/four-eyes.ts'
import { payoutSettingEndpoints } from './payouts/staff/payout-settings.ts'
import { payoutEndpoints } from './payouts/staff/payouts.ts'
import { taxRegisterEndpoints } from './payouts/staff/tax-register.ts'
import { staffRateEndpoints } from './royalties/staff/rates.ts'
import { termEndpoints } from './royalties/staff/terms.ts'
import { currencyRateEndpoints } from './sales-import/staff/currency-rates.ts'
import { importsToPostEndpoints } from './sales-import/staff/imports-to-post.ts'
import { createManualSale } from './sales-import/staff/manual-sales.ts'
import { replacementEndpoints } from './sales-import/staff/replacements.ts'
import { saleLineEndpoints } from './sales-import/staff/sale-lines.ts'
import { saleMatchEndpoints } from './sales-import/staff/sale-matches.ts'
import { saleEndpoints } from './sales-import/staff/sales.ts'
import { salesAccountEndpoints } from './sales-import/staff/sales-accounts.ts'
import { salesImportEndpoints } from './sales-import/staff/sales-imports.ts'
import { salesLayoutEndpoints } from './sales-import/staff/sales-layouts.ts'
import { waitingSaleEndpoints } from './sales-import/staff/waiting-sales.ts'
import { searchDesk } from './search/staff/search.ts'
import { staffStatementEndpoints } from './statements/staff/statements.ts'
import { chooseSample } from './submissions/staff/choose-sample.ts'
import { keepBookRecord } from './submissions/staff/keep-book-record.ts'
import { proofRequestEndpoints } from './submissions/staff/proof-requests.ts'
import { staffSubmissionEndpoints } from './submissions/staff/submissions.ts'
import { withdrawApprovalAsStaff } from './submissions/staff/withdraw-approval-as-staff.ts'
import { staffThreadEndpoints } from './threads/staff/threads.ts'

/** Every call of the company's people. */
export const staffEndpoints = [
  getStaffMember,
  ...staffEnquiryEndpoints,
  ...staffThreadEndpoints,
  listWaiting,
  searchDesk,
  ...saleEndpoints,
  ...salesAccountEndpoints,
  ...salesImportEndpoints,
  ...importsToPostEndpoints,
  ...replacementEndpoints,
  ...saleLineEndpoints,
  ...salesLayoutEndpoints,
  ...saleMatchEndpoints,
  ...waitingSaleEndpoints,
  ...currencyRateEndpoints,
  createManualSale,
  ...reportEndpoints,
  ...manualJournalEndpoints,
  ...receiptEndpoints,
  ...payoutSettingEndpoints,
  ...payoutEndpoints,
  ...taxRegisterEndpoints,
  exportMoney,
  getMonthClose,
  ...termEndpoints,
  ...fourEyesEndpoints,
  ...freezeEndpoints,
  ...staffPayeeEndpoints,
  ...staffSubmissionEndpoints,
  editTextAsStaff,
  chooseSubmissionSize,
  makeAgain,
  withdrawApprovalAsStaff,
  keepBookRecord,
  chooseSample,
  ...proofRequestEndpoints,
  ...staffBookEndpoints,
  ...bookEditEndpoints,
  ...bookImportEndpoints,
  ...authorEndpoints,
  ...testimonialEndpoints,
  ...tradeFeedEndpoints,
  ...setUpEndpoints,
  ...secondFactorEndpoints,
  ...passkeyEndpoints,
  ...staffAccountEndpoints,
  ...mailEndpoints,
  ...jobEndpoints,
  getOperations,
  ...auditEndpoints,
  ...accountEventEndpoints,
  getHistory,
  ...staffBlogEndpoints,
  ...questionEndpoints,
  ...staffRateEndpoints,
  ...staffStatementEndpoints,
] as const satisfies readonly AnyEndpoint[]
