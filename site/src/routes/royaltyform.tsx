import { createFileRoute } from '@tanstack/react-router'
import { BeingPrepared } from '../features/shell/being-prepared.tsx'
import { unlistedHead } from '../head.ts'

export const Route = createFileRoute('/royaltyform')({
  head: () => unlistedHead('Royalty Calculator'),
  component: () => <BeingPrepared title="Royalty Calculator" />,
})
