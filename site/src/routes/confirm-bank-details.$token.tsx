import { createFileRoute } from '@tanstack/react-router'
import { privateAddress } from '../features/account-page/private-address.ts'
import { LinkPage } from '../features/bank-details/link-page.tsx'
import { unlistedHead } from '../head.ts'

export const Route = createFileRoute('/confirm-bank-details/$token')({
  ssr: false,
  headers: privateAddress,
  head: () => unlistedHead('Confirm bank details'),
  component: Page,
})

function Page() {
  const { token } = Route.useParams()
  return (
    <LinkPage
      title="Confirm your bank details"
      text="Were they given by you? Then confirm them: a day from now they count."
      label="Confirm these details"
      busyLabel="Confirming..."
      act={async () => (await import('../features/bank-details/open-link.ts')).confirmDetails(token)}
      done="Your bank details are confirmed"
      next={{ to: '/bank-details', label: 'Go to your details' }}
    />
  )
}
