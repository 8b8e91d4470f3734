import type { SubmissionStatus } from '@panai/contract/submission-rules'

/** The message to the author about a step, by the status that it leads to. */
type Words = { title: string; text: string }

export const onwards: Record<SubmissionStatus, Words> = {
  manuscript_submitted: {
    title: 'Your manuscript is with us',
    text: 'Your manuscript is stored with us and waits for its editor.',
  },
  in_review: {
    title: 'We are reading your manuscript',
    text: 'Good news: one of our editors has begun to read your manuscript. We will write again as soon as the review is done, and ask you if anything is unclear.',
  },
  final_validation: {
    title: 'Your manuscript has passed its review',
    text: 'Our editors have finished their review. Now we make the last checks before your book appears: the text, the cover, the price and the ISBN.',
  },
  published: {
    title: 'Your book is published',
    text: 'Congratulations! From today everybody can find your book in our library. Thank you for letting us be its publisher.',
  },
}

/** The message about a step back. */
export const backwards: Record<SubmissionStatus, Words> = {
  manuscript_submitted: {
    title: 'Your manuscript is waiting for its review',
    text: 'We have put your manuscript back in line for its review. Nothing is lost, and there is nothing that you have to hand in again unless we ask you to.',
  },
  in_review: {
    title: 'Your manuscript is in review again',
    text: 'Before your book appears, our editors want to look at something once more. Your manuscript has gone back into review for that.',
  },
  final_validation: {
    title: 'Your book is not on show for the moment',
    text: 'We have taken your book out of the library for now, to check something. Its sales so far and your royalties stay as they are. As soon as it is back we will write to you.',
  },
  published: onwards.published,
}
