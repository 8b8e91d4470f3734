import * as calls from '@panai/contract/accounts/staff/passkeys'
import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import { staffRoute } from '../../../../../access/staff-route.ts'
import { ok, success } from '../../../../../http/answers.ts'
import { Refusal } from '../../../../../http/refusal.ts'
import type { Route } from '../../../../../http/route.ts'
import { provePassword } from '../../../password/prove-password.ts'
import { networkOf } from '../../../sessions/open-session.ts'
import { limited } from '../limited.ts'
import { mailForAddition, takesMailedCode } from '../prove-addition.ts'
import { type SecondFactorParts, withFactor } from '../with-factor.ts'
import { addPasskey } from './add-passkey.ts'
import { askForPasskey } from './ask-for-passkey.ts'
import { removePasskey, renamePasskeyOf } from './remove-passkey.ts'
import { startPasskey } from './start-passkey.ts'

export function passkeyRoutes(parts: SecondFactorParts): Route[] {
  const { limits, codes, mailsAreKept } = parts

  function relyingParty() {
    if (!parts.relyingParty) throw new Refusal('conflict', staffAccountMessages.noPasskeysHere)
    return parts.relyingParty
  }

  return [
    staffRoute(calls.startPasskey, async ({ caller, input, change, ...call }) => {
      const party = relyingParty()
      const { accountId } = caller
      const { email } = await provePassword({ ...call, limits }, accountId, 'password', input.password)
      if (takesMailedCode(caller)) await codes.beginMail(accountId, networkOf(call.visitor))
      const started = await change(async (tx) => ({
        options: await startPasskey(tx, party, caller, email),
        mailed_to: await mailForAddition(tx, call.keys, caller, email),
      }))
      return ok({ ...started, mails_are_kept: mailsAreKept })
    }),
    staffRoute(calls.addPasskey, async ({ db, keys, visitor, caller, input, change }) => {
      const deps = { keys, relyingParty: relyingParty(), caller }
      const trying = { db, visitor, codes, accountId: caller.accountId, by: 'app' } as const
      const recovery_codes = await limited(trying, () => change((tx) => addPasskey(tx, deps, input)))
      return { success, message: staffAccountMessages.passkeyAdded, recovery_codes }
    }),
    staffRoute(calls.askForPasskey, async ({ db, caller }) =>
      ok(await askForPasskey(db, parts.relyingParty, caller)),
    ),
    staffRoute(calls.renamePasskey, async ({ caller, input, change }) => {
      await change((tx) => renamePasskeyOf(tx, caller, input.id, input.name))
      return { success, message: staffAccountMessages.passkeyRenamed }
    }),
    staffRoute(calls.removePasskey, async (call) => {
      await withFactor(parts, call, (tx) => removePasskey(tx, call.keys, call.caller, call.input.id))
      return { success, message: staffAccountMessages.passkeyRemoved }
    }),
  ]
}
