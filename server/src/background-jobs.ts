import { clearOldRecords } from './features/accounts/closing/clear-old-records.ts'
import { checkLedger } from './features/royalties/check-ledger.ts'
import { importSales } from './features/sales-import/index.ts'
import { checkStatements } from './features/statements/check-statements.ts'
import { workOnRuns } from './features/statements/work-on-runs.ts'
import { checkManuscripts } from './features/submissions/checks/check-manuscripts.ts'
import type { JobKind } from './jobs/job-kind.ts'

/** Every kind of background work: the contents page. */
export const jobKinds: readonly JobKind[] = [
  checkLedger,
  checkManuscripts,
  checkStatements,
  clearOldRecords,
  importSales,
  workOnRuns,
]
