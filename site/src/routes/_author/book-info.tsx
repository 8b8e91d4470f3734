import { createFileRoute } from '@tanstack/react-router'
import { BeingPrepared } from '../../features/shell/being-prepared.tsx'
import { unlistedHead } from '../../head.ts'

export const Route = createFileRoute('/_author/book-info')({
  head: () => unlistedHead('Book submission'),
  component: () => <BeingPrepared title="Book submission" />,
})
