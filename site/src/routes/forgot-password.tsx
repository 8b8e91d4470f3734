import { localised } from '@panai/contract/language/localised'
import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '../features/password-reset/forgot-password-page.tsx'
import { unlistedHead } from '../head.ts'

export const Route = createFileRoute('/forgot-password')({
  headers: () => ({ 'Cache-Control': 'no-store' }),
  head: () => unlistedHead(localised('Forgot password', 'கடவுச்சொல் மறந்துவிட்டதா?')),
  component: ForgotPasswordPage,
})
