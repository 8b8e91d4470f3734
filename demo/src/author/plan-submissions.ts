import type { Genre } from '@panai/contract/language/vocabulary'
import type { SubmissionLanguage } from '@panai/contract/submissions/submission-rules'
import { demoPeople } from '../demo-staff.ts'

export type DemoSubmission = {
  title: string
  language: SubmissionLanguage
  genre: Genre
  coverId: number
  /** ISO date. */
  submittedOn: string
  /** How many steps it has taken; the last one publishes it as `bookId`. */
  steps: 1 | 2 | 3 | 4
  /** Until when it is to be moved on, ISO date; null: nobody has said. */
  dueOn: string | null
  /** Address of the person who looks after it. */
  assignee: string | null
  bookId: number | null
}

type Planned = Omit<DemoSubmission, 'coverId' | 'bookId'> & { cover: string }

const { owner, editor } = demoPeople

const planned: readonly Planned[] = [
  {
    title: 'மாதிரி நூல்: பனங்காட்டு நிலா',
    language: 'tamil',
    genre: 'fiction',
    cover: 'covers/sample-panangattu-nila.webp',
    submittedOn: '2025-09-15',
    steps: 4,
    dueOn: null,
    assignee: editor.email,
  },
  {
    title: 'Sample title: The Loom Next Door',
    language: 'english',
    genre: 'non-fiction',
    cover: 'testimonials/demo-author-coimbatore-cover.webp',
    submittedOn: '2026-09-21',
    steps: 3,
    dueOn: '2026-11-06',
    assignee: editor.email,
  },
  {
    title: 'மாதிரி நூல்: அடுப்பங்கரைக் கதைகள்',
    language: 'tamil',
    genre: 'cookbook',
    cover: 'testimonials/demo-author-tirunelveli-cover.webp',
    submittedOn: '2026-10-12',
    steps: 2,
    dueOn: '2026-12-11',
    assignee: owner.email,
  },
  {
    title: 'Sample title: My Bus Has Forty Windows',
    language: 'english',
    genre: 'children-book',
    cover: 'testimonials/demo-author-nagercoil-cover.webp',
    submittedOn: '2026-10-28',
    steps: 1,
    dueOn: '2026-11-30',
    assignee: null,
  },
]

/** One submission at each step, one of them late and one that nobody looks after yet; the first is the author's first book. The covers are those of the sample titles. */
export function planSubmissions(
  pictures: ReadonlyMap<string, number>,
  bookId: number | null,
): DemoSubmission[] {
  return planned.map(({ cover, ...submission }) => {
    const coverId = pictures.get(cover)
    if (coverId === undefined) throw new Error(`demo/art/drawn/${cover} is missing`)
    return { ...submission, coverId, bookId: submission.steps === 4 ? bookId : null }
  })
}
