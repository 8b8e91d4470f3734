import {
  type SubmissionStatus,
  submissionStatuses,
  submissionStatusNames,
} from '@panai/contract/submission-rules'
import { capitalised } from '../../reading/trade-words.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

const tones: Readonly<Record<SubmissionStatus, BadgeTone>> = {
  manuscript_submitted: 'grey',
  in_review: 'blue',
  final_validation: 'teal',
  published: 'green',
}

/** What the author of a book can expect next. */
const prospects: Readonly<Record<SubmissionStatus, string>> = {
  manuscript_submitted: 'Next, our editors begin the review. We write to you when they do.',
  in_review: 'Next, text, cover and details are checked for the last time before your book is made.',
  final_validation: 'Next, your book is published and takes its place in our library.',
  published: 'Your book is in our library.',
}

/** The way of a manuscript, in its order. */
export const stages = submissionStatuses.map((status) => ({
  status,
  title: submissionStatusNames[status],
  tone: tones[status],
  next: prospects[status],
}))

/** How a status is shown. One that we don't know is its own name with a capital. */
export function statusLook(status: string): { readonly title: string; readonly tone: BadgeTone } {
  const known = stages.find((stage) => stage.status === status)
  return known ?? { title: capitalised(status), tone: 'grey' }
}
