import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const blogs: StaffResource = {
  name: 'blogs',
  words: {
    one: 'Article',
    many: 'Articles',
    empty: 'No articles yet. Create the first one.',
  },
  group: 'Content',
  icon: ArticleIcon,
  calls: {
    list: '/api/staff/blogs',
    one: '/api/staff/blogs/{id}',
    create: '/api/staff/blogs',
    update: '/api/staff/blogs/{id}',
    remove: '/api/staff/blogs/{id}',
  },
  may: { read: 'content.read', create: 'content.edit', edit: 'content.edit', remove: 'content.edit' },
  list: lazy(() => import('./blog-list.tsx')),
  create: lazy(async () => ({ default: (await import('./blog-form.tsx')).BlogCreate })),
  edit: lazy(async () => ({ default: (await import('./blog-form.tsx')).BlogEdit })),
  nameOf: ({ title }: { title: string }) => title,
}
