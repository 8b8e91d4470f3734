import { createFileRoute } from '@tanstack/react-router'
import { StatementsPage } from '../../features/statements/statements-page.tsx'
import { unlistedHead } from '../../head.ts'

export const Route = createFileRoute('/_author/statements')({
  head: () => unlistedHead('Royalty statements'),
  component: StatementsPage,
})
