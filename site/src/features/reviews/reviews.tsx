import { scriptLanguage } from '@panai/contract/script-language'
import { useState } from 'react'
import { ReviewForm } from './review-form.tsx'

export type Review = { readonly name: string; readonly comment: string; readonly date: string }

/** The reviews of this visit: they live in the page, are sent nowhere and go with it. */
export function useReviews() {
  const [reviews, setReviews] = useState<readonly Review[]>([])
  return {
    reviews,
    add(review: Omit<Review, 'date'>) {
      setReviews((others) => [...others, { ...review, date: new Date().toLocaleString('en-IN') }])
    },
  }
}

export function Reviews({ reviews, add }: ReturnType<typeof useReviews>) {
  return (
    <div className="grid gap-10 md:grid-cols-2">
      <ReviewForm onSubmit={add} />
      <section aria-labelledby="user-reviews">
        <h3 id="user-reviews" className="text-lg">
          User Reviews
        </h3>
        <div role="log" className="mt-3">
          {reviews.length === 0 ? (
            <p className="text-ink-soft">No reviews yet. Be the first to leave one!</p>
          ) : (
            <ul className="grid gap-4">
              {reviews.map((review, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: reviews are only ever added at the end.
                <ReviewEntry key={at} review={review} />
              ))}
            </ul>
          )}
        </div>
      </section>
    </div>
  )
}

function ReviewEntry({ review }: { review: Review }) {
  return (
    <li className="border-line border-t pt-3">
      <p lang={scriptLanguage(review.name)} className="font-semibold">
        {review.name}
      </p>
      <p className="text-ink-soft text-sm">{review.date}</p>
      <p lang={scriptLanguage(review.comment)} className="mt-1 whitespace-pre-line">
        {review.comment}
      </p>
    </li>
  )
}
