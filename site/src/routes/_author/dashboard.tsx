import { localised } from '@panai/contract/language/localised'
import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx'
import { unlistedHead } from '../../head.ts'

export const Route = createFileRoute('/_author/dashboard')({
  head: () => unlistedHead(localised('Author dashboard', 'என் பக்கம்')),
  component: DashboardPage,
})
