import { localised } from '@panai/contract/language/localised'
import { createFileRoute } from '@tanstack/react-router'
import { RegistrationPage } from '../features/registration/registration-page.tsx'
import { unlistedHead } from '../head.ts'

export const Route = createFileRoute('/register')({
  headers: () => ({ 'Cache-Control': 'no-store' }),
  head: () => unlistedHead(localised('Author Registration', 'எழுத்தாளர் பதிவு')),
  component: RegistrationPage,
})
