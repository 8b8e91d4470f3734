import { localised } from '@panai/contract/language/localised'
import { createFileRoute } from '@tanstack/react-router'
import { privateAddress } from '../features/account-page/private-address.ts'
import { LinkPage } from '../features/bank-details/link-page.tsx'
import { unlistedHead } from '../head.ts'

export const Route = createFileRoute('/not-me/$token')({
  ssr: false,
  headers: privateAddress,
  head: () => unlistedHead(localised('This was not me', 'இதை நான் செய்யவில்லை')),
  component: Page,
})

function Page() {
  return <LinkPage act="not-me" token={Route.useParams().token} />
}
