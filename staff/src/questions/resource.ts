import QuestionIcon from '@mui/icons-material/HelpOutlineOutlined'
import { lazy } from 'react'
import type { StaffResource } from '../resource/resource.ts'

export const questions: StaffResource = {
  name: 'questions',
  words: {
    one: 'Question',
    many: 'Questions and answers',
    empty: 'No questions yet. Create the first one.',
  },
  group: 'Content',
  icon: QuestionIcon,
  calls: {
    list: '/api/staff/questions',
    one: '/api/staff/questions/{id}',
    create: '/api/staff/questions',
    update: '/api/staff/questions/{id}',
    remove: '/api/staff/questions/{id}',
  },
  may: { read: 'content.read', create: 'content.edit', edit: 'content.edit', remove: 'content.edit' },
  list: lazy(() => import('./question-list.tsx')),
  create: lazy(async () => ({ default: (await import('./question-form.tsx')).QuestionCreate })),
  edit: lazy(async () => ({ default: (await import('./question-form.tsx')).QuestionEdit })),
  nameOf: ({ question }: { question: string }) => question,
}
