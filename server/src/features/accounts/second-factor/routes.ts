import { staffAccountMessages } from '@panai/contract/staff/account-messages'
import {
  confirmSecondFactor,
  getSecondFactor,
  giveSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '@panai/contract/staff/second-factor'
import type { StaffCaller } from '../../../access/staff-caller.ts'
import { staffRoute } from '../../../access/staff-route.ts'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Route, Visitor } from '../../../http/route.ts'
import type { Keyring } from '../../../keys/keyring.ts'
import { provePassword } from '../password/prove-password.ts'
import type { AttemptLimits } from '../sessions/limit-attempts.ts'
import { noteFailure, notingRefusal } from '../sessions/note-failure.ts'
import { networkOf } from '../sessions/open-session.ts'
import { countRecoveryCodes, getSecondFactorOf } from './get-second-factor.ts'
import type { CodeLimits } from './limit-codes.ts'
import { proveMailedCode } from './mailed-code.ts'
import { proveCode } from './prove-code.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { noteGiven, removeSecondFactorOf, setSecondFactor } from './set-and-remove.ts'
import { startSecondFactor as start } from './start-second-factor.ts'
import { tellOfFactor } from './tell-of-factor.ts'
import { wasGivenFrom } from './was-given-from.ts'

const success = true as const

type Parts = { limits: AttemptLimits; codes: CodeLimits; mailsAreKept: boolean }
type CodeCall = {
  db: Database
  visitor: Visitor
  keys: Keyring
  caller: StaffCaller
  input: { code: string }
  change: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
}

export function secondFactorRoutes({ limits, codes, mailsAreKept }: Parts): Route[] {
  /** Does what only who has the factor may do, in the transaction that uses the code up. */
  async function withCode<T>(
    { db, keys, visitor, caller: { accountId }, input: { code }, change }: CodeCall,
    work: (tx: Tx) => Promise<T>,
    factor: 'set' | 'waiting' = 'set',
  ): Promise<T> {
    const network = networkOf(visitor)
    const isKnownNetwork = await wasGivenFrom(db, accountId, network)
    const attempt = { accountId, network, isKnownNetwork, code }
    const failure = { accountId, visitor }
    await notingRefusal(db, { kind: 'second_factor_locked', ...failure }, codes.begin(attempt))
    const proved = change(async (tx) => {
      await proveCode(tx, keys, { accountId, code, factor })
      return work(tx)
    })
    const done = await proved.catch(async (error) => {
      if (error instanceof Refusal && error.code === 'invalid')
        await noteFailure(db, { kind: 'second_factor_failed', ...failure })
      throw error
    })
    await codes.succeed(attempt)
    return done
  }

  return [
    staffRoute(getSecondFactor, async ({ db, caller }) => ({
      success,
      data: await getSecondFactorOf(db, caller),
    })),
    staffRoute(startSecondFactor, async ({ caller: { accountId, isDemo }, input, change, ...call }) => {
      const { email } = await provePassword({ ...call, limits }, accountId, 'password', input.password)
      await codes.beginMail(accountId, networkOf(call.visitor))
      const started = await change((tx) => start(tx, call.keys, { accountId, email, isDemo }))
      return { success, data: { ...started, mails_are_kept: mailsAreKept } }
    }),
    staffRoute(confirmSecondFactor, async (call) => ({
      success,
      message: staffAccountMessages.secondFactorSet,
      recovery_codes: await withCode(
        call,
        async (tx) => {
          const { accountId } = call.caller
          await proveMailedCode(tx, call.keys, { accountId, mailedCode: call.input.mailed_code ?? null })
          await tellOfFactor(tx, call.keys, accountId, 'set')
          return setSecondFactor(tx, call.caller)
        },
        'waiting',
      ),
    })),
    staffRoute(giveSecondFactor, async (call) => {
      const { accountId, sessionId } = call.caller
      const recovery_codes_left = await withCode(call, async (tx) => {
        await noteGiven(tx, sessionId)
        return countRecoveryCodes(tx, accountId)
      })
      return { success, message: staffAccountMessages.secondFactorGiven, recovery_codes_left }
    }),
    staffRoute(renewRecoveryCodes, async (call) => ({
      success,
      message: staffAccountMessages.secondFactorSet,
      recovery_codes: await withCode(call, async (tx) => {
        await tellOfFactor(tx, call.keys, call.caller.accountId, 'recovery_codes')
        return makeRecoveryCodes(tx, call.caller.accountId)
      }),
    })),
    staffRoute(removeSecondFactor, async (call) => {
      await withCode(call, async (tx) => {
        await tellOfFactor(tx, call.keys, call.caller.accountId, 'removed')
        await removeSecondFactorOf(tx, call.caller.accountId)
      })
      return { success, message: staffAccountMessages.secondFactorRemoved }
    }),
  ]
}
