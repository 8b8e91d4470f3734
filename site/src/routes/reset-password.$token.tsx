import { createFileRoute } from '@tanstack/react-router'
import { BeingPrepared } from '../features/shell/being-prepared.tsx'
import { unlistedHead } from '../head.ts'

export const Route = createFileRoute('/reset-password/$token')({
  head: () => unlistedHead('Reset password'),
  component: () => <BeingPrepared title="Reset password" />,
})
