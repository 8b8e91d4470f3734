import { createFileRoute } from '@tanstack/react-router'
import { BeingPrepared } from '../../features/shell/being-prepared.tsx'
import { unlistedHead } from '../../head.ts'

export const Route = createFileRoute('/_author/profile')({
  head: () => unlistedHead('Profile'),
  component: () => <BeingPrepared title="Profile" />,
})
