import { accounts } from './accounts/resource.tsx'
import { accountEvents, audit } from './audit/resource.tsx'
import { authors } from './authors/resource.tsx'
import { blogs } from './blogs/resource.ts'
import { books } from './books/resource.tsx'
import { currencyRates } from './currency-rates/resource.ts'
import { enquiries } from './enquiries/resource.tsx'
import { fourEyes } from './four-eyes/resource.ts'
import { imports } from './imports/resource.ts'
import { jobs } from './jobs/resource.tsx'
import { manualJournals } from './manual-journals/resource.ts'
import { monthClose } from './month-close/resource.ts'
import { operations } from './operations/resource.ts'
import { mails } from './outbox/resource.tsx'
import { payeeFreezes } from './payee-freezes/resource.ts'
import { payees } from './payees/resource.tsx'
import { payoutSettings, taxRules } from './payout-settings/resource.ts'
import { payoutItems, payoutRuns } from './payouts/resource.ts'
import { questions } from './questions/resource.ts'
import { rates } from './rates/resource.ts'
import { receipts } from './receipts/resource.ts'
import { reports } from './reports/resource.tsx'
import type { StaffResource } from './resource/resource.ts'
import { saleLines } from './sale-lines/resource.ts'
import { saleMatches } from './sale-matches/resource.ts'
import { sales } from './sales/resource.tsx'
import { salesAccounts } from './sales-accounts/resource.ts'
import { salesLayouts } from './sales-layouts/resource.ts'
import { statementQueries, statementRuns, statements } from './statements/resources.ts'
import { submissions } from './submissions/resource.ts'
import { taxEntries } from './tax/resource.ts'
import { bookTerms, companyRules } from './terms/resource.tsx'
import { testimonials } from './testimonials/resource.tsx'
import { threads } from './threads/resource.tsx'
import { waitingSales } from './waiting-sales/resource.ts'

/** Everything that the console looks after, in the order of the menu. One line for each. */
// biome-ignore format: one line for each
export const resources: readonly StaffResource[] = [
  submissions,
  enquiries,
  threads,
  mails,
  books,
  authors,
  testimonials,
  blogs,
  questions,
  monthClose,
  imports,
  waitingSales,
  saleMatches,
  salesLayouts,
  salesAccounts,
  saleLines,
  sales,
  receipts,
  reports,
  statementRuns,
  statements,
  statementQueries,
  manualJournals,
  payees,
  payeeFreezes,
  payoutRuns,
  payoutItems,
  taxEntries,
  bookTerms,
  companyRules,
  payoutSettings,
  taxRules,
  fourEyes,
  currencyRates,
  rates,
  accounts,
  accountEvents,
  audit,
  jobs,
  operations,
]
