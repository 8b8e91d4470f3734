import { accountMessages } from '@panai/contract/accounts/account-messages'
import * as calls from '@panai/contract/accounts/accounts'
import type { Config } from '../../config/config.ts'
import type { DemoLogins } from '../../config/demo-logins.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { success } from '../../http/answers.ts'
import { limitCalls } from '../../http/limit-calls.ts'
import type { RateLimitStore } from '../../http/rate-limit-store.ts'
import { anyone, type Route, route } from '../../http/route.ts'
import type { MailSigns } from '../../mail/mail-signs.ts'
import type { PictureDeps } from '../pictures/index.ts'
import type { AtClosure } from './closing/close-account.ts'
import type { AtTakingBack } from './not-me/take-back.ts'
import { askForReset, limitResets } from './password/ask-for-reset.ts'
import { resetPassword } from './password/reset-password.ts'
import { profileRoutes } from './profile/routes.ts'
import { receiveRegistration } from './registration/receive-registration.ts'
import type { AttemptLimits } from './sessions/limit-attempts.ts'
import { logIn } from './sessions/log-in.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { accountStaffRoutes } from './staff/routes.ts'
import { limitCodes } from './staff/second-factor/limit-codes.ts'
import { relyingPartyOf } from './staff/second-factor/passkeys/relying-party.ts'
import { secondFactorRoutes } from './staff/second-factor/routes.ts'
import { setUpRoutes } from './staff/set-up/routes.ts'

export type AccountDeps = {
  config: Pick<Config, 'messagesPerMinute' | 'smtp' | 'publicUrl'>
  /** The most that any call is let in. */
  demoLogins: DemoLogins
  db: Database
  counting: RateLimitStore
  limits: AttemptLimits
  files: Omit<PictureDeps, 'db'>
  mail: MailSigns
  atClosure: readonly AtClosure[]
  atTakingBack: readonly AtTakingBack[]
}

export function accountRoutes(parts: AccountDeps): Route[] {
  const { config, demoLogins, db, counting, limits, files: deps, mail, atClosure, atTakingBack } = parts
  const resets = limitResets(counting)
  const { messagesPerMinute } = config
  // A school registers its whole class at one afternoon and from one network.
  const registering = limitCalls({ perMinute: messagesPerMinute * 4, perHour: messagesPerMinute * 24 })
  const mailing = limitCalls({ perMinute: messagesPerMinute, perHour: messagesPerMinute * 6 })

  return [
    route(calls.register, registering, async ({ input, files, idempotencyKey, ...call }) => {
      const received = { form: input, photo: files.profile_photo, idempotencyKey }
      const outcome = await receiveRegistration({ ...call, ...deps, mail }, received)
      return { success, message: accountMessages.registered, ...outcome }
    }),
    route(calls.login, anyone, async ({ input, ...call }) => ({
      success,
      message: accountMessages.loggedIn,
      ...(await logIn({ ...call, limits }, input)),
    })),
    route(calls.forgotPassword, mailing, async ({ keys, input }) => {
      await resets.take(keys, input.email)
      // What becomes of this mail would tell whether the address has an account. How mail fared before it tells nothing.
      const email_status = mail.heldUp() ? ('failed' as const) : ('sent' as const)
      await inTransaction(db, (tx) => askForReset(tx, keys, input.email))
      return { success, message: accountMessages.resetLinkOnItsWay, email_status }
    }),
    route(calls.resetPassword, mailing, async ({ input, ...call }) => {
      await resetPassword({ ...call, limits }, input)
      return { success, message: accountMessages.resetDone }
    }),
    ...sessionRoutes,
    ...profileRoutes({ deps, limits, mailing, mail, atClosure, atTakingBack }),
    ...setUpRoutes({ mailing, demoLogins }),
    ...secondFactorRoutes({
      limits,
      codes: limitCodes(counting),
      relyingParty: relyingPartyOf(config.publicUrl),
      mailsAreKept: config.smtp === null,
    }),
    ...accountStaffRoutes,
  ]
}
