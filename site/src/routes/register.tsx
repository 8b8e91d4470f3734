import { createFileRoute } from '@tanstack/react-router'
import { BeingPrepared } from '../features/shell/being-prepared.tsx'
import { unlistedHead } from '../head.ts'

export const Route = createFileRoute('/register')({
  head: () => unlistedHead('Author Registration'),
  component: () => <BeingPrepared title="Author Registration" />,
})
