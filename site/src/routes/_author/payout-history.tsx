import { localised } from '@panai/contract/language/localised'
import { createFileRoute } from '@tanstack/react-router'
import { PayoutHistoryPage } from '../../features/histories/payout-history-page.tsx'
import { unlistedHead } from '../../head.ts'

export const Route = createFileRoute('/_author/payout-history')({
  head: () => unlistedHead(localised('Payout history', 'வழங்கிய தொகைகள்')),
  component: PayoutHistoryPage,
})
