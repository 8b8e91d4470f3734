import { createFileRoute } from '@tanstack/react-router'
import { BeingPrepared } from '../../features/shell/being-prepared.tsx'
import { unlistedHead } from '../../head.ts'

export const Route = createFileRoute('/services/translation')({
  head: () => unlistedHead('Translation'),
  component: () => <BeingPrepared title="Translation" />,
})
