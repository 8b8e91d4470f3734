import type { AnyEndpoint } from '../endpoint.ts'
import { accountEventEndpoints } from './account-events.ts'
import { staffAccountEndpoints } from './accounts.ts'
import { auditEndpoints, getHistory } from './audit.ts'
import { authorEndpoints } from './authors.ts'
import { blogEndpoints } from './blogs.ts'
import { bookEditEndpoints } from './book-edits.ts'
import { bookImportEndpoints } from './book-imports.ts'
import { bookEndpoints } from './books.ts'
import { currencyRateEndpoints } from './currency-rates.ts'
import { staffEnquiryEndpoints } from './enquiries.ts'
import { fourEyesEndpoints } from './four-eyes.ts'
import { importsToPostEndpoints } from './imports-to-post.ts'
import { jobEndpoints } from './jobs.ts'
import { mailEndpoints } from './mails.ts'
import { manualJournalEndpoints } from './manual-journals.ts'
import { createManualSale } from './manual-sales.ts'
import { getStaffMember } from './me.ts'
import { exportMoney } from './money-export.ts'
import { getMonthClose } from './month-close.ts'
import { getOperations } from './operations.ts'
import { passkeyEndpoints } from './passkeys.ts'
import { freezeEndpoints } from './payee-freezes.ts'
import { staffPayeeEndpoints } from './payees.ts'
import { payoutSettingEndpoints } from './payout-settings.ts'
import { payoutEndpoints } from './payouts.ts'
import { questionEndpoints } from './questions.ts'
import { staffRateEndpoints } from './rates.ts'
import { receiptEndpoints } from './receipts.ts'
import { replacementEndpoints } from './replacements.ts'
import { reportEndpoints } from './reports.ts'
import { saleLineEndpoints } from './sale-lines.ts'
import { saleMatchEndpoints } from './sale-matches.ts'
import { saleEndpoints } from './sales.ts'
import { salesAccountEndpoints } from './sales-accounts.ts'
import { salesImportEndpoints } from './sales-imports.ts'
import { salesLayoutEndpoints } from './sales-layouts.ts'
import { searchDesk } from './search.ts'
import { secondFactorEndpoints } from './second-factor.ts'
import { setUpEndpoints } from './set-up.ts'
import { staffStatementEndpoints } from './statements.ts'
import { staffSubmissionEndpoints } from './submissions.ts'
import { taxRegisterEndpoints } from './tax-register.ts'
import { termEndpoints } from './terms.ts'
import { testimonialEndpoints } from './testimonials.ts'
import { staffThreadEndpoints } from './threads.ts'
import { tradeFeedEndpoints } from './trade-feed.ts'
import { listWaiting } from './waiting.ts'
import { waitingSaleEndpoints } from './waiting-sales.ts'

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
  ...bookEndpoints,
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
  ...blogEndpoints,
  ...questionEndpoints,
  ...staffRateEndpoints,
  ...staffStatementEndpoints,
] as const satisfies readonly AnyEndpoint[]
