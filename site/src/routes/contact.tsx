import { createFileRoute } from '@tanstack/react-router'
import { contactHead } from '../features/contact/contact-head.ts'
import { ContactPage } from '../features/contact/contact-page.tsx'

export const Route = createFileRoute('/contact')({
  head: contactHead,
  component: ContactPage,
})
