import PersonIcon from '@mui/icons-material/PersonOutlined'
import type { StaffAuthor } from '@panai/contract/catalogue/staff/authors'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const authors: StaffResource = {
  name: 'authors',
  words: {
    one: 'Author',
    many: 'Authors',
    empty: 'No authors yet. Create one, or publish a submission.',
  },
  group: 'Catalogue',
  icon: PersonIcon,
  calls: {
    list: '/api/staff/authors',
    one: '/api/staff/authors/{id}',
    create: '/api/staff/authors',
    update: '/api/staff/authors/{id}',
  },
  may: { read: 'catalogue.read', create: 'catalogue.edit', edit: 'catalogue.edit' },
  list: lazy(() => import('./author-list.tsx')),
  create: lazy(async () => ({ default: (await import('./author-form.tsx')).AuthorCreate })),
  edit: lazy(async () => ({ default: (await import('./author-form.tsx')).AuthorEdit })),
  nameOf: ({ name, name_latin }: StaffAuthor) =>
    name_latin && name_latin !== name ? `${name} (${name_latin})` : name,
}
