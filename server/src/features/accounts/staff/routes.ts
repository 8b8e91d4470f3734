import { accountMessages } from '@panai/contract/accounts/account-messages'
import {
  changeAccount,
  disableAccount,
  enableAccount,
  endSessionsOfAccount,
  getAccount,
  inviteStaff,
  listAccounts,
  listSessionsOfAccount,
  resendMail,
  resetSecondFactor,
} from '@panai/contract/accounts/staff/accounts'
import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import { staffRoute } from '../../../access/staff-route.ts'
import { ok, success } from '../../../http/answers.ts'
import { toList } from '../../../http/lists.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Route } from '../../../http/route.ts'
import { endSessionOf, endSessionsOf } from '../sessions/end-sessions.ts'
import { listRunningSessions } from '../sessions/list-running-sessions.ts'
import { changeStaffAccount, disable, enable, lockAccount, resetSecondFactorOf } from './change-account.ts'
import { invite, resend } from './invite.ts'
import { findAccounts, getAccountRecord } from './list-accounts.ts'

export const accountStaffRoutes: Route[] = [
  staffRoute(listAccounts, async ({ db, input }) => toList(input, await findAccounts(db, input))),
  staffRoute(getAccount, async ({ db, input }) => ok(await getAccountRecord(db, input.id))),
  staffRoute(inviteStaff, async ({ db, caller, keys, input, change }) => {
    const id = await change((tx) => invite(tx, { caller, keys }, input))
    return { success, message: staffAccountMessages.invited, data: await getAccountRecord(db, id) }
  }),
  staffRoute(changeAccount, async ({ db, caller, input, change }) => {
    await change((tx) => changeStaffAccount(tx, caller, input))
    return { success, message: staffAccountMessages.accountSaved, data: await getAccountRecord(db, input.id) }
  }),
  staffRoute(disableAccount, async ({ db, caller, input, change }) => {
    await change((tx) => disable(tx, caller, input))
    return {
      success,
      message: staffAccountMessages.accountDisabled,
      data: await getAccountRecord(db, input.id),
    }
  }),
  staffRoute(enableAccount, async ({ db, caller, input, change }) => {
    await change((tx) => enable(tx, caller, input))
    return {
      success,
      message: staffAccountMessages.accountEnabled,
      data: await getAccountRecord(db, input.id),
    }
  }),
  staffRoute(listSessionsOfAccount, async ({ db, caller, input }) => {
    const { id } = await getAccountRecord(db, input.id)
    return ok(await listRunningSessions(db, { accountId: id, sessionId: caller.sessionId }))
  }),
  staffRoute(endSessionsOfAccount, async ({ caller, input: { id, session_id }, change }) => {
    await change(async (tx) => {
      await lockAccount(tx, caller, id)
      if (session_id === null) return endSessionsOf(tx, id)
      if (!(await endSessionOf(tx, id, session_id)))
        throw new Refusal('not_found', accountMessages.sessionNotFound)
    })
    return { success, message: staffAccountMessages.sessionsEnded }
  }),
  staffRoute(resendMail, async ({ caller, keys, input, change }) => {
    await change((tx) => resend(tx, { caller, keys }, input))
    return { success, message: staffAccountMessages.mailQueued }
  }),
  staffRoute(resetSecondFactor, async ({ db, keys, caller, input, change }) => {
    await change((tx) => resetSecondFactorOf(tx, keys, caller, input))
    return {
      success,
      message: staffAccountMessages.secondFactorReset,
      data: await getAccountRecord(db, input.id),
    }
  }),
]
