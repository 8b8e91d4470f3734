import { createFileRoute } from '@tanstack/react-router'
import { BeingPrepared } from '../../features/shell/being-prepared.tsx'
import { unlistedHead } from '../../head.ts'

export const Route = createFileRoute('/_author/dashboard')({
  head: () => unlistedHead('Author dashboard'),
  component: () => <BeingPrepared title="Author dashboard" />,
})
