import { storageAdvice } from '@panai/contract/operations/alerts'
import { type CheckName, checkNames, type OperationsCheck } from '@panai/contract/operations/staff/operations'
import { checkBackup } from './checks/check-backup.ts'
import { checkDatabase } from './checks/check-database.ts'
import { checkDisk } from './checks/check-disk.ts'
import { checkImports } from './checks/check-imports.ts'
import { checkJobs } from './checks/check-jobs.ts'
import { checkKeptPages } from './checks/check-kept-pages.ts'
import { checkLedger } from './checks/check-ledger.ts'
import { checkMail } from './checks/check-mail.ts'
import { checkPayouts } from './checks/check-payouts.ts'
import { checkReplica } from './checks/check-replica.ts'
import { checkStorage } from './checks/check-storage.ts'
import { alarm, type Check, type Finding, type OperationsDeps } from './finding.ts'
import { PATIENCE_MS } from './read-briefly.ts'

const checks: Readonly<Record<CheckName, Check>> = {
  database: checkDatabase,
  mail: checkMail,
  jobs: checkJobs,
  ledger: checkLedger,
  backup: checkBackup,
  replica: checkReplica,
  storage: checkStorage,
  disk: checkDisk,
  kept_pages: checkKeptPages,
  imports: checkImports,
  payouts: checkPayouts,
}

/** What an error says may name hosts and is nobody's to read here. */
const notKnown: Finding = {
  state: 'unknown',
  says: 'No answer came, so that this is not known now.',
  since: null,
  advice: null,
}

/** Where no answer says something, too. */
const unanswered: Partial<Record<CheckName, Finding>> = {
  database: alarm('DatabaseDown', 'The database does not answer.', null),
  storage: { ...notKnown, advice: storageAdvice },
}

/** Looks at everything at once. A part that fails or is slow is said not to be known, and holds up no other. */
export function lookAtAll(deps: OperationsDeps): Promise<OperationsCheck[]> {
  return Promise.all(
    checkNames.map(async (name) => {
      const found = await within(PATIENCE_MS, () => checks[name](deps)).catch(
        () => unanswered[name] ?? notKnown,
      )
      return { name, ...found, since: found.since?.toISOString() ?? null }
    }),
  )
}

/** @throws Error when it takes longer; what was begun may still end. */
async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ms)
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}
