import { createFileRoute } from '@tanstack/react-router'
import { BeingPrepared } from '../../features/shell/being-prepared.tsx'
import { unlistedHead } from '../../head.ts'

export const Route = createFileRoute('/_author/sales-history')({
  head: () => unlistedHead('Sales history'),
  component: () => <BeingPrepared title="Sales history" />,
})
