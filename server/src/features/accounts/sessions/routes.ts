import { accountMessages } from '@panai/contract/accounts/account-messages'
import type { User } from '@panai/contract/accounts/accounts'
import {
  endAllSessions,
  endSession,
  getUser,
  listSessions,
  logout,
  refreshToken,
  validateToken,
} from '@panai/contract/accounts/sessions'
import { anyAccount, ofSession } from '../../../access/access.ts'
import type { Database } from '../../../db/database.ts'
import { ok, success } from '../../../http/answers.ts'
import { Refusal } from '../../../http/refusal.ts'
import { route } from '../../../http/route.ts'
import { doneBy } from '../done-by.ts'
import { endSessionOf, endSessionsOf } from './end-sessions.ts'
import { listRunningSessions } from './list-running-sessions.ts'
import { refreshSession } from './refresh-session.ts'

export const sessionRoutes = [
  route(validateToken, anyAccount, async () => ({ success })),
  route(getUser, anyAccount, ({ db, caller }) => getSignedInUser(db, caller.accountId)),
  route(refreshToken, ofSession, async ({ caller, ...call }) => ({
    success,
    token: await refreshSession(call, caller),
  })),
  route(logout, ofSession, async ({ db, caller: { accountId, sessionId }, visitor }) => {
    await doneBy(db, { accountId, visitor, how: 'logout' }, (tx) => endSessionOf(tx, accountId, sessionId))
    return { success, message: accountMessages.loggedOut }
  }),
  route(listSessions, anyAccount, async ({ db, caller }) => ok(await listRunningSessions(db, caller))),
  route(endSession, anyAccount, async ({ db, caller: { accountId }, visitor, input }) => {
    if (!(await doneBy(db, { accountId, visitor }, (tx) => endSessionOf(tx, accountId, input.id))))
      throw new Refusal('not_found', accountMessages.sessionNotFound)
    return { success, message: accountMessages.sessionEnded }
  }),
  route(endAllSessions, anyAccount, async ({ db, caller: { accountId }, visitor }) => {
    await doneBy(db, { accountId, visitor }, (tx) => endSessionsOf(tx, accountId))
    return { success, message: accountMessages.sessionsEnded }
  }),
]

/** Who is signed in, as the browser keeps it. */
async function getSignedInUser(db: Database, accountId: number): Promise<User> {
  const { author_id, name, email, role } = await db
    .selectFrom('accounts')
    .select(['author_id', 'name', 'email', 'role'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { id: author_id, name, email: email ?? '', role }
}
