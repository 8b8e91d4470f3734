import { createFileRoute } from '@tanstack/react-router'
import { privateAddress } from '../features/account-page/private-address.ts'
import { LinkPage } from '../features/bank-details/link-page.tsx'
import { unlistedHead } from '../head.ts'

export const Route = createFileRoute('/stop-bank-details/$token')({
  ssr: false,
  headers: privateAddress,
  head: () => unlistedHead('Stop a change of bank details'),
  component: Page,
})

function Page() {
  const { token } = Route.useParams()
  return (
    <LinkPage
      title="Was it not you?"
      text="Then stop the change of your bank details. Every device is logged out, yours too."
      label="This was not me: stop it"
      busyLabel="Stopping..."
      act={async () => (await import('../features/bank-details/open-link.ts')).stopDetails(token)}
      done="The change is stopped"
      next={{ to: '/forgot-password', label: 'Take a new password' }}
    />
  )
}
