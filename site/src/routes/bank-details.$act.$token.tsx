import { localised } from '@panai/contract/language/localised'
import { createFileRoute } from '@tanstack/react-router'
import { privateAddress } from '../features/account-page/private-address.ts'
import { LinkPage } from '../features/bank-details/link-page.tsx'
import { unlistedHead } from '../head.ts'

export const Route = createFileRoute('/bank-details/$act/$token')({
  ssr: false,
  headers: privateAddress,
  head: () => unlistedHead(localised('Bank details', 'வங்கி விவரங்கள்')),
  component: Page,
})

function Page() {
  return <LinkPage {...Route.useParams()} />
}
