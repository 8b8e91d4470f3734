import { localised } from '@panai/contract/language/localised'
import { createFileRoute } from '@tanstack/react-router'
import { BankDetailsPage } from '../../features/bank-details/bank-details-page.tsx'
import { unlistedHead } from '../../head.ts'

export const Route = createFileRoute('/_author/bank-details')({
  head: () => unlistedHead(localised('Bank details', 'வங்கி விவரங்கள்')),
  component: BankDetailsPage,
})
