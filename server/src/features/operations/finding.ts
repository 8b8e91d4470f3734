import { type Alert, type AlertName, alerts } from '@panai/contract/operations/alerts'
import type { CheckState, OperationsCheck } from '@panai/contract/operations/staff/operations'
import type { Database } from '../../db/database.ts'
import type { Storage } from '../../files/storage.ts'
import type { MailSigns } from '../../mail/mail-signs.ts'

/** How one part is, in words. */
export type Finding = Pick<OperationsCheck, 'state' | 'says' | 'advice'> & { since: Date | null }

export type KeptPages = {
  /** Whether anything may be kept now; null: this server never keeps any, as in development. */
  keeping: boolean | null
  entries: number
  bytes: number
  hits: number
  made: number
}

/** What the checks ask. */
export type OperationsDeps = {
  db: Database
  storage: Storage
  dataDir: string
  /** For how long changes of other nodes could not be heard of, in milliseconds. */
  unheardFor: () => number
  mail: MailSigns
  keptPages: () => KeptPages
}

export type Check = (deps: OperationsDeps) => Promise<Finding>

export function fine(says: string): Finding {
  return { state: 'fine', says, since: null, advice: null }
}

/** As grave as the monitor's rule of that name. */
export function alarm(name: AlertName, says: string, since: Date | null): Finding {
  return { state: stateOf(alerts[name]), says, since, advice: alerts[name].advice }
}

function stateOf({ severity }: Alert): CheckState {
  return severity === 'page' ? 'wrong' : 'attention'
}

/** Whether something that began then, and should have ended, lasts longer than the monitor's rule allows. */
export function isOver(above: number, since: Date | null): boolean {
  return since !== null && Date.now() - since.getTime() > above * 1_000
}
