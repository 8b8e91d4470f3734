import { createFileRoute } from '@tanstack/react-router'
import { readStage } from '../../features/services/stage.ts'
import { BeingPrepared } from '../../features/shell/being-prepared.tsx'
import { unlistedHead } from '../../head.ts'

export const Route = createFileRoute('/services/self-publishing')({
  validateSearch: readStage,
  head: () => unlistedHead('Self-publishing'),
  component: () => <BeingPrepared title="Self-publishing" />,
})
