import type { BlogState } from '@panai/contract/staff/blogs'

export const stateWords: Record<BlogState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
}

export const stateChoices = Object.entries(stateWords).map(([id, name]) => ({ id, name }))
