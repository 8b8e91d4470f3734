import type { BadgeTone } from '../../ui/badge.tsx'

/** The way of a manuscript, in its order, and what its author can expect from each place. */
export const stages = [
  {
    status: 'manuscript_submitted',
    title: 'Manuscript Submitted',
    tone: 'grey',
    next: 'Next, an editor looks through your manuscript and the review begins. We write to you when it does.',
  },
  {
    status: 'in_review',
    title: 'In Review',
    tone: 'blue',
    next: 'Next, text, cover and details are checked for the last time before your book is made.',
  },
  {
    status: 'final_validation',
    title: 'Final Validation',
    tone: 'teal',
    next: 'Next, your book is published and takes its place in our library.',
  },
  {
    status: 'published',
    title: 'Published',
    tone: 'green',
    next: 'Your book is published.',
  },
] as const satisfies readonly { status: string; title: string; tone: BadgeTone; next: string }[]

/** How a status is shown. One that we don't know is its own name with a capital. */
export function statusLook(status: string): { readonly title: string; readonly tone: BadgeTone } {
  const known = stages.find((stage) => stage.status === status)
  return known ?? { title: capitalised(status), tone: 'grey' }
}

export function capitalised(word: string): string {
  const [first = ''] = word
  return first.toUpperCase() + word.slice(first.length)
}
