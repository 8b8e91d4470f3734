import { accountMessages } from '@panai/contract/account-messages'
import { login } from '@panai/contract/accounts'
import { getUser, validateToken } from '@panai/contract/sessions'
import type { Config } from '../../config.ts'
import { anyone, route } from '../../http/route.ts'
import { anyAccount } from './access.ts'
import { getSignedInUser } from './get-user.ts'
import { logIn } from './log-in.ts'

export function accountRoutes(_config: Pick<Config, 'messagesPerMinute'>) {
  return [
    route(login, anyone, async ({ input, ...call }) => ({
      success: true as const,
      message: accountMessages.loggedIn,
      ...(await logIn(call, input)),
    })),
    route(validateToken, anyAccount, async () => ({ success: true as const })),
    route(getUser, anyAccount, ({ db, caller }) => getSignedInUser(db, caller.accountId)),
  ]
}
