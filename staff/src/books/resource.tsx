import BookIcon from '@mui/icons-material/MenuBookOutlined'
import type { StaffBook } from '@panai/contract/catalogue/staff/books'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const books: StaffResource = {
  name: 'books',
  words: {
    one: 'Book',
    many: 'Books',
    empty: 'No books yet. Create one, import a table, or publish a submission.',
  },
  group: 'Catalogue',
  icon: BookIcon,
  calls: {
    list: '/api/staff/books',
    one: '/api/staff/books/{id}',
    create: '/api/staff/books',
    update: '/api/staff/books/{id}',
  },
  may: { read: 'catalogue.read', create: 'catalogue.edit', edit: 'catalogue.edit' },
  list: lazy(() => import('./book-list.tsx')),
  create: lazy(async () => ({ default: (await import('./book-form.tsx')).BookCreate })),
  edit: lazy(() => import('./book-edit.tsx')),
  nameOf: ({ title }: StaffBook) => title,
}
