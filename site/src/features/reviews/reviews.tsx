import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { useState } from 'react'
import { dateWords } from '../../reading/date-words.ts'
import { Words } from '../../ui/words.tsx'
import { type NewReview, ReviewForm } from './review-form.tsx'

const words = localised(
  {
    title: 'User Reviews',
    none: 'No reviews yet. Be the first to leave one!',
    now: (time: Date) => time.toLocaleString('en-IN'),
  },
  {
    title: 'வாசகர் கருத்துகள்',
    none: 'கருத்துகள் எதுவும் இன்னும் இல்லை. முதல் கருத்து உங்களுடையதாக இருக்கட்டும்!',
    now: (time: Date) =>
      `${dateWords(time.toISOString())}, ${time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Kolkata' })}`,
  },
)

type Review = NewReview & { readonly date: string }

/** The reviews of this visit: they live in the page, are sent nowhere and go with it. */
export function useReviews() {
  const [reviews, setReviews] = useState<readonly Review[]>([])
  return {
    reviews,
    add(review: NewReview) {
      setReviews((others) => [...others, { ...review, date: words.now(new Date()) }])
    },
  }
}

export function Reviews({ reviews, add }: ReturnType<typeof useReviews>) {
  return (
    <div className="grid gap-10 md:grid-cols-2">
      <ReviewForm onSubmit={add} />
      <section aria-labelledby="user-reviews">
        <h3 id="user-reviews" className="text-lg">
          {words.title}
        </h3>
        <div role="log" className="mt-3">
          {reviews.length === 0 ? (
            <p className="text-ink-soft">{words.none}</p>
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
        <Words text={review.name} lang={scriptLanguage(review.name)} />
      </p>
      <p className="text-ink-soft text-sm">{review.date}</p>
      <p lang={scriptLanguage(review.comment)} className="mt-1 whitespace-pre-line">
        <Words text={review.comment} lang={scriptLanguage(review.comment)} />
      </p>
    </li>
  )
}
