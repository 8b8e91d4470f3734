import { staffAccountMessages } from '@panai/contract/accounts/staff/account-messages'
import { acceptInvitation, setUp } from '@panai/contract/accounts/staff/set-up'
import type { DemoLogins } from '../../../../config/demo-logins.ts'
import { success } from '../../../../http/answers.ts'
import { type Access, type Route, route } from '../../../../http/route.ts'
import { acceptInvitationWith } from './accept-invitation.ts'
import { setUpWithLink } from './set-up-link.ts'

/** The two doors without a login: each opens once, with a link. */
export function setUpRoutes({ mailing, demoLogins }: { mailing: Access; demoLogins: DemoLogins }): Route[] {
  return [
    route(setUp, mailing, async ({ db, input }) => {
      await setUpWithLink(db, input, demoLogins)
      return { success, message: staffAccountMessages.setUpDone, email: input.email }
    }),
    route(acceptInvitation, mailing, async ({ input, ...call }) => ({
      success,
      message: staffAccountMessages.invitationAccepted,
      ...(await acceptInvitationWith(call, input)),
    })),
  ]
}
