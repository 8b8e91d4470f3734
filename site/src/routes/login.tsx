import { localised } from '@panai/contract/language/localised'
import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../features/login/login-page.tsx'
import { unlistedHead } from '../head.ts'

export const Route = createFileRoute('/login')({
  // Where the login was asked for; what it may lead to is decided when it does.
  validateSearch: ({ back }: Record<string, unknown>): { back?: string } =>
    typeof back === 'string' ? { back } : {},
  headers: () => ({ 'Cache-Control': 'no-store' }),
  head: () => unlistedHead(localised('Author Login', 'எழுத்தாளர் உள்நுழைவு')),
  component: Page,
})

function Page() {
  return <LoginPage back={Route.useSearch().back} />
}
