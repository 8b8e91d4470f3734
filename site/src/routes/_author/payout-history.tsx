import { createFileRoute } from '@tanstack/react-router'
import { BeingPrepared } from '../../features/shell/being-prepared.tsx'
import { unlistedHead } from '../../head.ts'

export const Route = createFileRoute('/_author/payout-history')({
  head: () => unlistedHead('Payout history'),
  component: () => <BeingPrepared title="Payout history" />,
})
