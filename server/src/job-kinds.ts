import { clearOldRecords } from './features/accounts/closing/clear-old-records.ts'
import { showPrices } from './features/agreements/index.ts'
import { remindOfProofs } from './features/editorial/index.ts'
import { checkLedger } from './features/royalties/check-ledger.ts'
import { importSales } from './features/sales-import/index.ts'
import { checkStatements } from './features/statements/check-statements.ts'
import { workOnRuns } from './features/statements/work-on-runs.ts'
import { checkManuscripts } from './features/submissions/checks/check-manuscripts.ts'
import { makeCovers } from './features/submissions/covers/make-covers.ts'
import { makeEbooks } from './features/submissions/ebooks/make-ebooks.ts'
import { setInteriors } from './features/submissions/interiors/set-interiors.ts'
import { makeSamples } from './features/submissions/samples/make-samples.ts'
import type { JobKind } from './jobs/job-kind.ts'

/** Every kind of background work: the contents page. */
export const jobKinds: readonly JobKind[] = [
  checkLedger,
  checkManuscripts,
  checkStatements,
  clearOldRecords,
  importSales,
  makeCovers,
  makeEbooks,
  makeSamples,
  remindOfProofs,
  setInteriors,
  showPrices,
  workOnRuns,
]
