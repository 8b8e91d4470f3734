import { createFileRoute } from '@tanstack/react-router'
import { contactHead } from '../features/contact/contact-head.ts'
import { ContactPage } from '../features/contact/contact-page.tsx'
import { loadWanted } from '../features/contact/load-wanted.ts'

export const Route = createFileRoute('/contact')({
  // The book that somebody wants to buy.
  validateSearch: ({ book }: Record<string, unknown>): { book?: string | undefined } => ({
    book: /^[1-9]\d{0,8}$/.test(String(book)) ? String(book) : undefined,
  }),
  loaderDeps: ({ search: { book } }) => ({ book }),
  loader: ({ deps: { book }, abortController }) => loadWanted(book, abortController.signal),
  head: contactHead,
  component: Contact,
})

function Contact() {
  return <ContactPage wanted={Route.useLoaderData()} />
}
