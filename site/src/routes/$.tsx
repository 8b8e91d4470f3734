import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFoundPage } from '../features/shell/not-found.tsx'
import { unlistedHead } from '../head.ts'

/** Every address that no other page has. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound()
  },
  head: () => unlistedHead('Page not found'),
  notFoundComponent: NotFoundPage,
})
