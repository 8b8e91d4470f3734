import { staffAccountMessages } from '@panai/contract/accounts/staff/account-messages'
import {
  addPasskey,
  askForPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '@panai/contract/accounts/staff/passkeys'
import { staffRoute } from '../../../../../access/staff-route.ts'
import { success } from '../../../../../http/answers.ts'
import { Refusal } from '../../../../../http/refusal.ts'
import type { Route } from '../../../../../http/route.ts'
import { provePassword } from '../../../password/prove-password.ts'
import { networkOf } from '../../../sessions/open-session.ts'
import { limited } from '../limited.ts'
import { mailForAddition, takesMailedCode } from '../prove-addition.ts'
import { type SecondFactorParts, withFactor } from '../with-factor.ts'
import { addPasskeyTo } from './add-passkey.ts'
import { askForPasskeyOf } from './ask-for-passkey.ts'
import { removePasskeyOf, renamePasskeyOf } from './remove-passkey.ts'
import { startPasskeyFor } from './start-passkey.ts'

export function passkeyRoutes(parts: SecondFactorParts): Route[] {
  const { limits, codes, mailsAreKept } = parts

  function relyingParty() {
    if (!parts.relyingParty) throw new Refusal('conflict', staffAccountMessages.noPasskeysHere)
    return parts.relyingParty
  }

  return [
    staffRoute(startPasskey, async ({ caller, input, change, ...call }) => {
      const party = relyingParty()
      const { accountId } = caller
      const { email } = await provePassword({ ...call, limits }, accountId, 'password', input.password)
      if (takesMailedCode(caller)) await codes.beginMail(accountId, networkOf(call.visitor))
      const started = await change(async (tx) => ({
        options: await startPasskeyFor(tx, party, caller, email),
        mailed_to: await mailForAddition(tx, call.keys, caller, email),
      }))
      return { success, data: { ...started, mails_are_kept: mailsAreKept } }
    }),
    staffRoute(addPasskey, async ({ db, keys, visitor, caller, input, change }) => {
      const deps = { keys, relyingParty: relyingParty(), caller }
      const trying = { db, visitor, codes, accountId: caller.accountId, by: 'app' } as const
      const recovery_codes = await limited(trying, () => change((tx) => addPasskeyTo(tx, deps, input)))
      return { success, message: staffAccountMessages.passkeyAdded, recovery_codes }
    }),
    staffRoute(askForPasskey, async ({ db, caller }) => ({
      success,
      data: await askForPasskeyOf(db, parts.relyingParty, caller),
    })),
    staffRoute(renamePasskey, async ({ caller, input, change }) => {
      await change((tx) => renamePasskeyOf(tx, caller, input.id, input.name))
      return { success, message: staffAccountMessages.passkeyRenamed }
    }),
    staffRoute(removePasskey, async (call) => {
      await withFactor(parts, call, (tx) => removePasskeyOf(tx, call.keys, call.caller, call.input.id))
      return { success, message: staffAccountMessages.passkeyRemoved }
    }),
  ]
}
