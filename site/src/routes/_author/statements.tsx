import { localised } from '@panai/contract/language/localised'
import { createFileRoute } from '@tanstack/react-router'
import { StatementsPage } from '../../features/statements/statements-page.tsx'
import { unlistedHead } from '../../head.ts'

export const Route = createFileRoute('/_author/statements')({
  head: () => unlistedHead(localised('Royalty statements', 'உரிமைத்தொகை அறிக்கைகள்')),
  component: StatementsPage,
})
