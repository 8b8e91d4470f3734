import * as calls from '@panai/contract/accounts/staff/set-up'
import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import type { DemoLogins } from '../../../../config/demo-logins.ts'
import { success } from '../../../../http/answers.ts'
import { type Access, type Route, route } from '../../../../http/route.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { setUpWithLink } from './set-up-link.ts'

/** The two doors without a login: each opens once, with a link. */
export function setUpRoutes({ mailing, demoLogins }: { mailing: Access; demoLogins: DemoLogins }): Route[] {
  return [
    route(calls.setUp, mailing, async ({ db, input }) => {
      await setUpWithLink(db, input, demoLogins)
      return { success, message: staffAccountMessages.setUpDone, email: input.email }
    }),
    route(calls.acceptInvitation, mailing, async ({ input, ...call }) => ({
      success,
      message: staffAccountMessages.invitationAccepted,
      ...(await acceptInvitation(call, input)),
    })),
  ]
}
