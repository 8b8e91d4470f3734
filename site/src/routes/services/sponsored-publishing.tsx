import { createFileRoute } from '@tanstack/react-router'
import { BeingPrepared } from '../../features/shell/being-prepared.tsx'
import { unlistedHead } from '../../head.ts'

export const Route = createFileRoute('/services/sponsored-publishing')({
  head: () => unlistedHead('Sponsored publishing'),
  component: () => <BeingPrepared title="Sponsored publishing" />,
})
