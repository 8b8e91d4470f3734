import { localised } from '@panai/contract/language/localised'
import { createFileRoute } from '@tanstack/react-router'
import { SubmissionPage } from '../../features/submission/submission-page.tsx'
import { unlistedHead } from '../../head.ts'

export const Route = createFileRoute('/_author/book-info')({
  head: () => unlistedHead(localised('Book submission', 'நூலை அனுப்புக')),
  component: SubmissionPage,
})
