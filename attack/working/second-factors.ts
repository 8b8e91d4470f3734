import { resetSecondFactor } from '@panai/contract/accounts/staff/accounts'
import {
  addPasskey,
  askForPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '@panai/contract/accounts/staff/passkeys'
import {
  confirmSecondFactor,
  giveSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorRules,
  startSecondFactor,
} from '@panai/contract/accounts/staff/second-factor'
import { TOTP } from 'otpauth'
import { anAccount } from '../../server/test/accounts.ts'
import { addSecondFactor } from '../../server/test/add-second-factor.ts'
import { anAuthenticator } from '../../server/test/an-authenticator.ts'
import type { PersonName } from '../cast/callers.ts'
import type { Deps } from '../cast/deps.ts'
import { emailOf, PASSWORD } from '../cast/people.ts'
import { mailedBy } from '../lib/mailed-secrets.ts'
import { call, callFor, working } from './working.ts'

/** In the place of any that somebody has. @returns a recovery code. */
async function aFactorOf({ db, keys, people }: Deps, name: PersonName): Promise<string> {
  const { accountId } = people.of(name)
  await removeFactors(db, accountId)
  const [code = ''] = await db.transaction().execute((tx) => addSecondFactor(tx, keys, accountId))
  return code
}

async function removeFactors(db: Deps['db'], accountId: number): Promise<void> {
  for (const table of ['second_factors', 'recovery_codes', 'passkeys'] as const)
    await db.deleteFrom(table).where('account_id', '=', accountId).execute()
}

/** As the admin's browser makes one, before it is added. */
async function aNewPasskey(deps: Deps) {
  const { data } = await callFor(deps, 'admin', startPasskey, { password: PASSWORD })
  return { name: 'Laptop', passkey: anAuthenticator(deps.site).create(data.options) }
}

/** Beside a factor of the admin. @returns its number and a recovery code. */
async function aPasskey(deps: Deps) {
  const code = await aFactorOf(deps, 'admin')
  await call(deps, 'admin', addPasskey, { input: await aNewPasskey(deps) })
  const { id } = await deps.db
    .selectFrom('passkeys')
    .select('id')
    .where('account_id', '=', deps.people.of('admin').accountId)
    .executeTakeFirstOrThrow()
  return { id: String(id), code }
}

export const secondFactorRequests = [
  working(confirmSecondFactor, async (deps) => {
    await removeFactors(deps.db, deps.people.of('unset').accountId)
    let secret = ''
    const mailed_code = await mailedBy(
      deps.dataDir,
      { page: 'a mailed code', to: emailOf('unset', deps.mark) },
      async () => {
        secret = (await callFor(deps, 'unset', startSecondFactor, { password: PASSWORD })).data.key
      },
    )
    const { digits, periodSeconds: period } = secondFactorRules
    const code = new TOTP({ secret, digits, period }).generate()
    return { caller: 'unset', input: { code, mailed_code } }
  }),
  working(giveSecondFactor, async (deps) => ({
    caller: 'asked',
    input: { code: await aFactorOf(deps, 'asked') },
  })),
  working(renewRecoveryCodes, async (deps) => ({ input: { code: await aFactorOf(deps, 'admin') } })),
  working(addPasskey, async (deps) => {
    await aFactorOf(deps, 'admin')
    return { input: await aNewPasskey(deps) }
  }),
  working(askForPasskey, async (deps) => {
    await aPasskey(deps)
    return { input: {} }
  }),
  working(renamePasskey, async (deps) => ({
    input: { id: (await aPasskey(deps)).id, name: 'Telephone' },
  })),
  working(removePasskey, async (deps) => ({ input: await aPasskey(deps) })),
  working(removeSecondFactor, async (deps) => ({ input: { code: (await aPasskey(deps)).code } })),
  working(resetSecondFactor, async ({ db, keys }) => {
    const { id } = await anAccount(db, { role: 'editor' })
    await db.transaction().execute((tx) => addSecondFactor(tx, keys, id))
    const { version } = await db
      .selectFrom('accounts')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { input: { id: String(id), version } }
  }),
]
