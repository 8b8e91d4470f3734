import { localised } from '@panai/contract/language/localised'
import {
  type SubmissionStatus,
  submissionStatuses,
  submissionStatusNames,
} from '@panai/contract/submissions/submission-rules'
import { capitalised } from '../../reading/trade-words.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

const tones: Readonly<Record<SubmissionStatus, BadgeTone>> = {
  manuscript_submitted: 'grey',
  in_review: 'blue',
  final_validation: 'teal',
  published: 'green',
}

/** What the author of a book can expect next. */
const prospects = localised<Readonly<Record<SubmissionStatus, string>>>(
  {
    manuscript_submitted: 'Next, our editors begin the review. We write to you when they do.',
    in_review: 'Next, text, cover and details are checked for the last time before your book is made.',
    final_validation: 'Next, your book is published and takes its place in our library.',
    published: 'Your book is in our library.',
  },
  {
    manuscript_submitted: 'அடுத்து, எங்கள் எடிட்டர்கள் பரிசீலனையைத் தொடங்குவார்கள். தொடங்கியதும் உங்களுக்கு எழுதுவோம்.',
    in_review: 'அடுத்து, நூலை உருவாக்கும் முன் உரை, அட்டை, விவரங்கள் எல்லாவற்றையும் கடைசியாக ஒருமுறை சரிபார்ப்போம்.',
    final_validation: 'அடுத்து, உங்கள் நூல் வெளியாகி எங்கள் நூலரங்கத்தில் இடம்பெறும்.',
    published: 'உங்கள் நூல் எங்கள் நூலரங்கத்தில் உள்ளது.',
  },
)

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
