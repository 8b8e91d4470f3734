import { createFileRoute } from '@tanstack/react-router'
import { BankDetailsPage } from '../../features/bank-details/bank-details-page.tsx'
import { AuthorDesk } from '../../features/dashboard/author-desk.tsx'
import { SessionFailure } from '../../features/session/session-failure.tsx'
import { unlistedHead } from '../../head.ts'
import { Loading } from '../../ui/status.tsx'

export const Route = createFileRoute('/_author/bank-details')({
  head: () => unlistedHead('Bank and tax details'),
  loader: async ({ abortController }) => {
    const { loadBankDetails } = await import('../../features/bank-details/load-bank-details.ts')
    return loadBankDetails(abortController.signal)
  },
  // What an author sees of themselves is asked for each time.
  gcTime: 0,
  pendingComponent: () => <Loading text="Loading your details..." />,
  errorComponent: SessionFailure,
  component: Page,
})

function Page() {
  return (
    <AuthorDesk>
      <BankDetailsPage versions={Route.useLoaderData()} />
    </AuthorDesk>
  )
}
