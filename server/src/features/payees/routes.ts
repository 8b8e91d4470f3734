import { payeeMessages } from '@panai/contract/payees/payee-rules'
import {
  confirmPayee,
  getBank,
  getOwnPayee,
  stopPayee,
  submitPayee,
  withdrawPayee,
} from '@panai/contract/payees/payees'
import { signedIn } from '../../access/access.ts'
import type { Config } from '../../config/config.ts'
import { inTransaction } from '../../db/transaction.ts'
import { ok, success } from '../../http/answers.ts'
import { limitCalls } from '../../http/limit-calls.ts'
import { Refusal } from '../../http/refusal.ts'
import { both, type Route, route } from '../../http/route.ts'
import { awaitOutcome } from '../../mail/await-outcome.ts'
import type { MailSigns } from '../../mail/mail-signs.ts'
import type { AttemptLimits } from '../accounts/index.ts'
import { confirmDetails } from './confirm-details.ts'
import { findBank } from './find-bank.ts'
import { frozenSince } from './freeze-payee.ts'
import { listVersions } from './payee-rows.ts'
import { stopDetails } from './stop-details.ts'
import { submitDetails } from './submit-details.ts'
import { withdrawDetails } from './withdraw-payee.ts'

type Deps = { config: Pick<Config, 'messagesPerMinute'>; limits: AttemptLimits; mail: MailSigns }

/** The author's own bank and tax details, and the links of the mails about them. */
export function payeeRoutes({ config: { messagesPerMinute }, limits, mail }: Deps): Route[] {
  const mailing = limitCalls({ perMinute: messagesPerMinute, perHour: messagesPerMinute * 6 })
  return [
    route(getOwnPayee, signedIn, async ({ db, caller }) => ({
      success,
      data: await listVersions(db, caller.authorId),
      frozen_since: (await frozenSince(db, caller.authorId))?.toISOString() ?? null,
    })),
    route(submitPayee, both(mailing, signedIn), async ({ caller, input, ...call }) => {
      const mailId = await submitDetails({ ...call, limits }, caller, input)
      return {
        success,
        message: payeeMessages.submitted,
        email_status: await awaitOutcome(call.db, mailId, mail),
        data: await listVersions(call.db, caller.authorId),
      }
    }),
    route(withdrawPayee, signedIn, async ({ caller, input, ...call }) => {
      await withdrawDetails({ ...call, limits }, caller, input)
      return {
        success,
        message: payeeMessages.withdrawn,
        data: await listVersions(call.db, caller.authorId),
      }
    }),
    route(confirmPayee, mailing, async ({ db, keys, input }) => {
      const from = await inTransaction(db, (tx) => confirmDetails(tx, keys, input.token))
      return { success, message: payeeMessages.confirmed, in_force_from: from.toISOString() }
    }),
    route(stopPayee, mailing, async ({ input, ...call }) => {
      await stopDetails(call, input.token)
      return { success, message: payeeMessages.stopped }
    }),
    route(getBank, signedIn, async ({ input }) => {
      const bank = await findBank(input.ifsc)
      if (bank === null) throw new Refusal('not_found', payeeMessages.unknownBranch)
      return ok({ bank })
    }),
  ]
}
