import { localised } from '@panai/contract/language/localised'
import { createFileRoute } from '@tanstack/react-router'
import { privateAddress } from '../features/account-page/private-address.ts'
import { ConfirmationPage } from '../features/email-confirmation/confirmation-page.tsx'
import { SessionFailure } from '../features/session/session-failure.tsx'
import { unlistedHead } from '../head.ts'
import { Loading } from '../ui/status.tsx'

/** In the browser only: a machine that merely fetches the link of a mail, to look for harm in it, uses nothing up. */
export const Route = createFileRoute('/confirm-email/$token')({
  ssr: false,
  headers: privateAddress,
  head: () => unlistedHead(localised('Confirm email address', 'மின்னஞ்சல் முகவரியை உறுதிப்படுத்த')),
  loader: async ({ params, preload }) => {
    if (preload) return null
    const { confirmEmail } = await import('../features/email-confirmation/confirm-email.ts')
    return confirmEmail(params.token)
  },
  staleTime: Number.POSITIVE_INFINITY,
  pendingComponent: () => (
    <Loading
      text={localised('Confirming your email address...', 'உங்கள் மின்னஞ்சல் முகவரியை உறுதிப்படுத்துகிறோம்...')}
    />
  ),
  errorComponent: SessionFailure,
  component: Page,
})

function Page() {
  const confirmation = Route.useLoaderData()
  return confirmation && <ConfirmationPage confirmation={confirmation} />
}
