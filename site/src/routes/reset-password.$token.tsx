import { localised } from '@panai/contract/language/localised'
import { createFileRoute } from '@tanstack/react-router'
import { privateAddress } from '../features/account-page/private-address.ts'
import { ResetPasswordPage } from '../features/password-reset/reset-password-page.tsx'
import { unlistedHead } from '../head.ts'

export const Route = createFileRoute('/reset-password/$token')({
  validateSearch: ({ email }: Record<string, unknown>) => ({ email: typeof email === 'string' ? email : '' }),
  headers: privateAddress,
  head: () => unlistedHead(localised('Reset password', 'புதிய கடவுச்சொல்')),
  component: Page,
})

function Page() {
  return <ResetPasswordPage token={Route.useParams().token} email={Route.useSearch().email} />
}
