import type { Migration } from 'kysely/migration'
import * as catalogue from './0001-catalogue.ts'
import * as content from './0002-content.ts'
import * as librarySearch from './0003-library-search.ts'
import * as enquiries from './0004-enquiries.ts'
import * as siteSearch from './0005-site-search.ts'
import * as searchRenewal from './0006-search-renewal.ts'
import * as accounts from './0007-accounts.ts'
import * as submissions from './0008-submissions.ts'
import * as ledger from './0009-ledger.ts'
import * as staff from './0010-staff.ts'
import * as staffAccounts from './0011-staff-accounts.ts'
import * as editorial from './0012-editorial.ts'
import * as catalogueDesk from './0013-catalogue-desk.ts'
import * as contentDesk from './0014-content-desk.ts'
import * as correspondence from './0015-correspondence.ts'
import * as money from './0016-money.ts'
import * as agreements from './0017-agreements.ts'
import * as payees from './0018-payees.ts'
import * as payouts from './0019-payouts.ts'
import * as statements from './0020-statements.ts'
import * as reports from './0021-reports.ts'
import * as auditOperations from './0022-audit-operations.ts'
import * as numbersToMatch from './0023-numbers-to-match.ts'
import * as salesUndoneByHand from './0024-sales-undone-by-hand.ts'
import * as filesThatWait from './0025-files-that-wait.ts'
import * as refusedFiles from './0026-refused-files.ts'
import * as notMe from './0027-not-me.ts'
import * as mailedCodes from './0028-mailed-codes.ts'
import * as accountEvents from './0029-account-events.ts'
import * as longestSessions from './0029-longest-sessions.ts'
import * as fourEyes from './0030-four-eyes.ts'
import * as roundedNumbers from './0030-rounded-numbers.ts'
import * as holdsAfterEmail from './0031-holds-after-email.ts'
import * as passkeys from './0032-passkeys.ts'
import * as rememberedMatches from './0033-remembered-matches.ts'
import * as moreChannels from './0034-more-channels.ts'
import * as sharesOfALine from './0035-shares-of-a-line.ts'
import * as rowsLeftOut from './0036-rows-left-out.ts'
import * as booksAskedFor from './0037-books-asked-for.ts'
import * as shownAgain from './0038-shown-again.ts'
import * as rowsThatAreNoSales from './0039-rows-that-are-no-sales.ts'
import * as manuscriptVersions from './0040-manuscript-versions.ts'
import * as typedSales from './0041-typed-sales.ts'
import * as newsOfVersions from './0042-news-of-versions.ts'
import * as shopsOfBooks from './0043-shops-of-books.ts'
import * as aboutInSubmissions from './0044-about-in-submissions.ts'
import * as mappedLayouts from './0045-mapped-layouts.ts'
import * as libraryOrders from './0047-library-orders.ts'
import * as unattachedFiles from './0054-unattached-files.ts'
import * as otherNamesOfAuthors from './0055-other-names-of-authors.ts'
import * as accountLanguage from './0056-account-language.ts'
import * as manuscriptChecks from './0061-manuscript-checks.ts'
import * as bookPrices from './0062-book-prices.ts'
import * as printFileChecks from './0063-print-file-checks.ts'
import * as termsWithinAPeriod from './0064-terms-within-a-period.ts'
import * as salesThatWaitForTerms from './0065-sales-that-wait-for-terms.ts'
import * as returnsAndTheirSales from './0066-returns-and-their-sales.ts'
import * as overlappingPeriods from './0067-overlapping-periods.ts'
import * as interiors from './0068-interiors.ts'
import * as ebooks from './0069-ebooks.ts'
import * as replacedImports from './0070-replaced-imports.ts'
import * as closeOfMonth from './0071-close-of-month.ts'
import * as covers from './0072-covers.ts'
import * as manualJournals from './0073-manual-journals.ts'
import * as advances from './0074-advances.ts'
import * as salesOfAnOrder from './0075-sales-of-an-order.ts'
import * as proofApprovals from './0076-proof-approvals.ts'
import * as textsInTwoLanguages from './0077-texts-in-two-languages.ts'
import * as tamilTexts from './0078-tamil-texts.ts'
import * as proofComments from './0079-proof-comments.ts'
import * as interiorsWithoutSums from './0080-interiors-without-sums.ts'
import * as revisedRows from './0081-revised-rows.ts'
import * as returnedCopies from './0082-returned-copies.ts'
import * as channelTaxes from './0083-channel-taxes.ts'
import * as judgedRows from './0084-judged-rows.ts'
import * as namesForBanks from './0085-names-for-banks.ts'
import * as taxOfTheYearBefore from './0086-tax-of-the-year-before.ts'
import * as payments from './0087-payments.ts'
import * as moneyReceivedBefore from './0088-money-received-before.ts'
import * as answersToWaitingRows from './0089-answers-to-waiting-rows.ts'
import * as salesAccounts from './0090-sales-accounts.ts'
import * as failedChecks from './0091-failed-checks.ts'
import * as addressesOfEarlierDays from './0092-addresses-of-earlier-days.ts'
import * as unlistedInSearch from './0093-unlisted-in-search.ts'
import * as wordsOfNames from './0094-words-of-names.ts'
import * as urgentMail from './0095-urgent-mail.ts'
import * as chosenSizes from './0096-chosen-sizes.ts'
import * as textEdits from './0097-text-edits.ts'
import * as editionAndCopyright from './0098-edition-and-copyright.ts'
import * as convertedManuscripts from './0099-converted-manuscripts.ts'
import * as stepsOfBooks from './0100-steps-of-books.ts'
import * as articlesInTwoLanguages from './0101-articles-in-two-languages.ts'
import * as decimalSign from './0102-decimal-sign.ts'
import * as changedPrices from './0103-changed-prices.ts'
import * as approvedFiles from './0104-approved-files.ts'
import * as pageStarts from './0105-page-starts.ts'
import * as pageTexts from './0106-page-texts.ts'
import * as proofRequests from './0107-proof-requests.ts'
import * as earlierPages from './0108-earlier-pages.ts'
import * as bookSamples from './0109-book-samples.ts'

/** Every migration in its order. A migration that has run anywhere is never changed: write the next one. */
export const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0002-content': content,
  '0003-library-search': librarySearch,
  '0004-enquiries': enquiries,
  '0005-site-search': siteSearch,
  '0006-search-renewal': searchRenewal,
  '0007-accounts': accounts,
  '0008-submissions': submissions,
  '0009-ledger': ledger,
  '0010-staff': staff,
  '0011-staff-accounts': staffAccounts,
  '0012-editorial': editorial,
  '0013-catalogue-desk': catalogueDesk,
  '0014-content-desk': contentDesk,
  '0015-correspondence': correspondence,
  '0016-money': money,
  '0017-agreements': agreements,
  '0018-payees': payees,
  '0019-payouts': payouts,
  '0020-statements': statements,
  '0021-reports': reports,
  '0022-audit-operations': auditOperations,
  '0023-numbers-to-match': numbersToMatch,
  '0024-sales-undone-by-hand': salesUndoneByHand,
  '0025-files-that-wait': filesThatWait,
  '0026-refused-files': refusedFiles,
  '0027-not-me': notMe,
  '0028-mailed-codes': mailedCodes,
  '0029-account-events': accountEvents,
  '0029-longest-sessions': longestSessions,
  '0030-four-eyes': fourEyes,
  '0030-rounded-numbers': roundedNumbers,
  '0031-holds-after-email': holdsAfterEmail,
  '0032-passkeys': passkeys,
  '0033-remembered-matches': rememberedMatches,
  '0034-more-channels': moreChannels,
  '0035-shares-of-a-line': sharesOfALine,
  '0036-rows-left-out': rowsLeftOut,
  '0037-books-asked-for': booksAskedFor,
  '0038-shown-again': shownAgain,
  '0039-rows-that-are-no-sales': rowsThatAreNoSales,
  '0040-manuscript-versions': manuscriptVersions,
  '0041-typed-sales': typedSales,
  '0042-news-of-versions': newsOfVersions,
  '0043-shops-of-books': shopsOfBooks,
  '0044-about-in-submissions': aboutInSubmissions,
  '0045-mapped-layouts': mappedLayouts,
  '0047-library-orders': libraryOrders,
  '0054-unattached-files': unattachedFiles,
  '0055-other-names-of-authors': otherNamesOfAuthors,
  '0056-account-language': accountLanguage,
  '0061-manuscript-checks': manuscriptChecks,
  '0062-book-prices': bookPrices,
  '0063-print-file-checks': printFileChecks,
  '0064-terms-within-a-period': termsWithinAPeriod,
  '0065-sales-that-wait-for-terms': salesThatWaitForTerms,
  '0066-returns-and-their-sales': returnsAndTheirSales,
  '0067-overlapping-periods': overlappingPeriods,
  '0068-interiors': interiors,
  '0069-ebooks': ebooks,
  '0070-replaced-imports': replacedImports,
  '0071-close-of-month': closeOfMonth,
  '0072-covers': covers,
  '0073-manual-journals': manualJournals,
  '0074-advances': advances,
  '0075-sales-of-an-order': salesOfAnOrder,
  '0076-proof-approvals': proofApprovals,
  '0077-texts-in-two-languages': textsInTwoLanguages,
  '0078-tamil-texts': tamilTexts,
  '0079-proof-comments': proofComments,
  '0080-interiors-without-sums': interiorsWithoutSums,
  '0081-revised-rows': revisedRows,
  '0082-returned-copies': returnedCopies,
  '0083-channel-taxes': channelTaxes,
  '0084-judged-rows': judgedRows,
  '0085-names-for-banks': namesForBanks,
  '0086-tax-of-the-year-before': taxOfTheYearBefore,
  '0087-payments': payments,
  '0088-money-received-before': moneyReceivedBefore,
  '0089-answers-to-waiting-rows': answersToWaitingRows,
  '0090-sales-accounts': salesAccounts,
  '0091-failed-checks': failedChecks,
  '0092-addresses-of-earlier-days': addressesOfEarlierDays,
  '0093-unlisted-in-search': unlistedInSearch,
  '0094-words-of-names': wordsOfNames,
  '0095-urgent-mail': urgentMail,
  '0096-chosen-sizes': chosenSizes,
  '0097-text-edits': textEdits,
  '0098-edition-and-copyright': editionAndCopyright,
  '0099-converted-manuscripts': convertedManuscripts,
  '0100-steps-of-books': stepsOfBooks,
  '0101-articles-in-two-languages': articlesInTwoLanguages,
  '0102-decimal-sign': decimalSign,
  '0103-changed-prices': changedPrices,
  '0104-approved-files': approvedFiles,
  '0105-page-starts': pageStarts,
  '0106-page-texts': pageTexts,
  '0107-proof-requests': proofRequests,
  '0108-earlier-pages': earlierPages,
  '0109-book-samples': bookSamples,
}
