import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import { listMailKinds, listMails, retryFailedMails, retryMail } from '@panai/contract/operations/staff/mails'
import { staffRoute } from '../../access/staff-route.ts'
import type { Database } from '../../db/database.ts'
import { ok, success } from '../../http/answers.ts'
import { toList } from '../../http/lists.ts'
import type { Route } from '../../http/route.ts'
import { findMails } from './list-mails.ts'
import { retryAllFailed, retryOne } from './retry-mails.ts'

/** @param kinds names of all the mails that are sent. */
export function outboxRoutes(kinds: readonly string[]): Route[] {
  return [
    staffRoute(listMails, async ({ db, input }) => toList(input, await findMails(db, input))),
    staffRoute(listMailKinds, async ({ db }) => ok(await summarizeFailed(db, kinds))),
    staffRoute(retryMail, async ({ input, change }) => {
      await change((tx) => retryOne(tx, input.id))
      return { success, message: staffAccountMessages.mailRetried }
    }),
    staffRoute(retryFailedMails, async ({ input, change }) => ({
      success,
      message: staffAccountMessages.mailsRetried,
      retried: await change((tx) => retryAllFailed(tx, input.kind)),
    })),
  ]
}

/** How many mails of each kind failed for good, and the time of the oldest. */
async function summarizeFailed(db: Database, kinds: readonly string[]) {
  const rows = await db
    .selectFrom('mails')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('failed'), eb.fn.min('created_at').as('oldest')])
    .where('status', '=', 'failed')
    .groupBy('kind')
    .execute()
  const names = new Set([...kinds, ...rows.map(({ kind }) => kind)])
  return [...names].sort().map((kind) => {
    const found = rows.find((row) => row.kind === kind)
    return { kind, failed: found?.failed ?? 0, oldest_failed_at: found?.oldest.toISOString() ?? null }
  })
}
