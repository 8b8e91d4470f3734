import { accountMessages } from '@panai/contract/accounts/account-messages'
import { denyChange as denyChangeCall } from '@panai/contract/accounts/deny-change'
import * as calls from '@panai/contract/accounts/profile'
import { anyAccount, signedIn } from '../../../access/access.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { ok, success } from '../../../http/answers.ts'
import { type Access, both, type Route, route } from '../../../http/route.ts'
import { awaitOutcome } from '../../../mail/await-outcome.ts'
import type { MailSigns } from '../../../mail/mail-signs.ts'
import { type PictureDeps, putPicture } from '../../pictures/index.ts'
import { type AtClosure, closeOwnAccount } from '../closing/close-account.ts'
import { askForEmail } from '../email/ask-for-email.ts'
import { confirmAddress } from '../email/confirm-address.ts'
import { denyChange } from '../not-me/deny-change.ts'
import type { AtTakingBack } from '../not-me/take-back.ts'
import { changePassword } from '../password/change-password.ts'
import type { AttemptLimits } from '../sessions/limit-attempts.ts'
import { changePhoto } from './change-photo.ts'
import { changeProfile } from './change-profile.ts'
import { getProfile } from './get-profile.ts'
import { takeOwnPhoto } from './take-own-photo.ts'

type Deps = {
  deps: Omit<PictureDeps, 'db'>
  limits: AttemptLimits
  mailing: Access
  mail: MailSigns
  atClosure: readonly AtClosure[]
  atTakingBack: readonly AtTakingBack[]
}

export function profileRoutes({ deps, limits, mailing, mail, atClosure, atTakingBack }: Deps): Route[] {
  return [
    route(calls.getProfile, signedIn, async ({ db, caller }) => ok(await getProfile(db, caller))),
    route(calls.changeProfile, signedIn, async ({ db, caller, input }) => {
      await inTransaction(db, (tx) => changeProfile(tx, caller, input))
      return { success, message: accountMessages.profileSaved, data: await getProfile(db, caller) }
    }),
    route(calls.setProfilePhoto, signedIn, async ({ db, caller, files, visitor }) => {
      const all = { db, ...deps }
      await putPicture(
        () => takeOwnPhoto(all, files.profile_photo, { visitor, accountId: caller.accountId }),
        (photo) => changePhoto(all, caller.authorId, photo),
      )
      return { success, message: accountMessages.photoSaved, data: await getProfile(db, caller) }
    }),
    route(calls.removeProfilePhoto, signedIn, async ({ db, caller }) => {
      await changePhoto({ db, ...deps }, caller.authorId, null)
      return { success, message: accountMessages.photoRemoved, data: await getProfile(db, caller) }
    }),
    route(calls.changePassword, anyAccount, async ({ caller, input, ...call }) => ({
      success,
      message: accountMessages.passwordChanged,
      ...(await changePassword({ ...call, limits }, caller, input)),
    })),
    route(calls.changeEmail, both(mailing, anyAccount), async ({ caller, input, ...call }) => {
      const mailId = await askForEmail({ ...call, limits }, caller.accountId, input)
      return {
        success,
        message: accountMessages.emailChangeStarted,
        email_status: await awaitOutcome(call.db, mailId, mail),
      }
    }),
    route(calls.confirmEmail, mailing, async ({ input, ...call }) => {
      const { email, wasConfirmed } = await confirmAddress(call, input.token)
      const message = wasConfirmed ? accountMessages.emailAlreadyConfirmed : accountMessages.emailConfirmed
      return { success, message, email }
    }),
    route(denyChangeCall, mailing, async ({ input, ...call }) => {
      await denyChange({ ...call, atTakingBack }, input.token)
      return { success, message: accountMessages.takenBack }
    }),
    route(calls.closeAccount, signedIn, async ({ caller, input, ...call }) => {
      await closeOwnAccount({ ...call, storage: deps.storage, limits, atClosure }, caller, input.password)
      return { success, message: accountMessages.accountClosed }
    }),
  ]
}
