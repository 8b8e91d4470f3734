import { createFileRoute } from '@tanstack/react-router'
import { BeingPrepared } from '../features/shell/being-prepared.tsx'
import { unlistedHead } from '../head.ts'

export const Route = createFileRoute('/login')({
  head: () => unlistedHead('Author Login'),
  component: () => <BeingPrepared title="Author Login" />,
})
