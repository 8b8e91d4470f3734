import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFoundPage, notFoundTitle } from '../features/shell/not-found.tsx'
import { unlistedHead } from '../head.ts'

/** Every address that no other page has. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound()
  },
  head: () => unlistedHead(notFoundTitle),
  notFoundComponent: NotFoundPage,
})
