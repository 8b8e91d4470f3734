import { localised } from '@panai/contract/language/localised'
import { createFileRoute } from '@tanstack/react-router'
import { SalesHistoryPage } from '../../features/histories/sales-history-page.tsx'
import { unlistedHead } from '../../head.ts'

export const Route = createFileRoute('/_author/sales-history')({
  head: () => unlistedHead(localised('Sales history', 'விற்பனை வரலாறு')),
  component: SalesHistoryPage,
})
