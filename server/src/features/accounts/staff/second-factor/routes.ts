import {
  confirmSecondFactor,
  getSecondFactor,
  giveSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '@panai/contract/accounts/staff/second-factor'
import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import { staffRoute } from '../../../../access/staff-route.ts'
import { ok, success } from '../../../../http/answers.ts'
import type { Route } from '../../../../http/route.ts'
import { provePassword } from '../../password/prove-password.ts'
import { networkOf } from '../../sessions/open-session.ts'
import { countRecoveryCodes, getSecondFactorOf } from './get-second-factor.ts'
import { limited } from './limited.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { proveAddition, takesMailedCode } from './prove-addition.ts'
import { proveCode } from './prove-code.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { removeApp } from './remove-app.ts'
import { noteGiven, setApp } from './set-and-remove.ts'
import { startApp } from './start-app.ts'
import { tellOfFactor } from './tell-of-factor.ts'
import { type SecondFactorParts, withFactor } from './with-factor.ts'

export function secondFactorRoutes(parts: SecondFactorParts): Route[] {
  const { limits, codes, mailsAreKept } = parts
  return [
    staffRoute(getSecondFactor, async ({ db, caller }) => ok(await getSecondFactorOf(db, caller))),
    staffRoute(startSecondFactor, async ({ caller, input, change, ...call }) => {
      const { accountId } = caller
      const { email } = await provePassword({ ...call, limits }, accountId, 'password', input.password)
      if (takesMailedCode(caller)) await codes.beginMail(accountId, networkOf(call.visitor))
      const started = await change((tx) => startApp(tx, call.keys, caller, email))
      return ok({ ...started, mails_are_kept: mailsAreKept })
    }),
    staffRoute(confirmSecondFactor, async ({ db, keys, visitor, caller, input, change }) => {
      const { accountId } = caller
      const recovery_codes = await limited({ db, visitor, codes, accountId, by: 'app' }, () =>
        change(async (tx) => {
          await proveCode(tx, keys, { accountId, code: input.code, factor: 'waiting' })
          await proveAddition(tx, keys, caller, input.mailed_code)
          await tellOfFactor(tx, keys, accountId, 'set')
          return setApp(tx, caller)
        }),
      )
      return { success, message: staffAccountMessages.secondFactorSet, recovery_codes }
    }),
    staffRoute(giveSecondFactor, async (call) => {
      const { accountId, sessionId } = call.caller
      const recovery_codes_left = await withFactor(parts, call, async (tx) => {
        await noteGiven(tx, sessionId)
        return countRecoveryCodes(tx, accountId)
      })
      return { success, message: staffAccountMessages.secondFactorGiven, recovery_codes_left }
    }),
    staffRoute(renewRecoveryCodes, async (call) => {
      const { accountId } = call.caller
      const recovery_codes = await withFactor(parts, call, async (tx) => {
        await tellOfFactor(tx, call.keys, accountId, 'recovery_codes')
        return makeRecoveryCodes(tx, accountId)
      })
      return { success, message: staffAccountMessages.secondFactorSet, recovery_codes }
    }),
    staffRoute(removeSecondFactor, async (call) => {
      await withFactor(parts, call, (tx) => removeApp(tx, call.keys, call.caller))
      return { success, message: staffAccountMessages.secondFactorRemoved }
    }),
    ...passkeyRoutes(parts),
  ]
}
