import TermsIcon from '@mui/icons-material/HandshakeOutlined'
import RulesIcon from '@mui/icons-material/PercentOutlined'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

/** The terms of each book. */
export const bookTerms: StaffResource = {
  name: 'book-terms',
  words: {
    one: 'Agreement',
    many: 'Agreements',
    empty: 'No books yet. Publish a book, then add its agreement.',
  },
  group: 'Rules and rates',
  icon: TermsIcon,
  calls: { list: '/api/staff/books', one: '/api/staff/book-terms/{id}' },
  may: { read: 'money.read', edit: 'terms.edit' },
  list: lazy(() => import('./terms-list.tsx')),
  show: lazy(() => import('./terms-show.tsx')),
  nameOf: ({ title }: { title: string }) => title,
}

/** The rules for books without an agreement. */
export const companyRules: StaffResource = {
  name: 'royalty-rules',
  words: {
    one: 'Rule for all books',
    many: 'Rules for all books',
    empty: 'No rules yet. Create the first one.',
  },
  group: 'Rules and rates',
  icon: RulesIcon,
  calls: {
    list: '/api/staff/royalty-rules',
    one: '/api/staff/royalty-rules/{id}',
    create: '/api/staff/royalty-rules',
  },
  may: { read: 'money.read', create: 'terms.edit' },
  list: lazy(() => import('./company-rule-list.tsx')),
  show: lazy(() => import('./company-rule-show.tsx')),
  create: lazy(() => import('./company-rule-create.tsx')),
  nameOf: ({ valid_from }: { valid_from: string }) => `from ${valid_from}`,
}
