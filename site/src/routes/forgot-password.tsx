import { createFileRoute } from '@tanstack/react-router'
import { BeingPrepared } from '../features/shell/being-prepared.tsx'
import { unlistedHead } from '../head.ts'

export const Route = createFileRoute('/forgot-password')({
  head: () => unlistedHead('Forgot password'),
  component: () => <BeingPrepared title="Forgot password" />,
})
