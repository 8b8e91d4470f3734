import { localised } from '@panai/contract/language/localised'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'

const words = localised(
  {
    title: 'Leave a Review',
    name: 'Your Name',
    comment: 'Your Comment',
    notKept: 'Your review shows on this page while you are here. It is not stored.',
    submit: 'Submit Review',
  },
  {
    title: 'உங்கள் கருத்தை எழுதுங்கள்',
    name: 'உங்கள் பெயர்',
    comment: 'உங்கள் கருத்து',
    notKept: 'நீங்கள் இங்கே இருக்கும்வரை இந்தப் பக்கத்தில் உங்கள் கருத்து தெரியும். அதைச் சேமிப்பதில்லை.',
    submit: 'கருத்தைச் சேர்க்க',
  },
)

export type NewReview = { readonly name: string; readonly comment: string }

const empty: NewReview = { name: '', comment: '' }

/** Both fields are required; sending it with either empty does nothing. */
export function ReviewForm({ onSubmit }: { onSubmit: (review: NewReview) => void }) {
  const [review, setReview] = useState(empty)
  return (
    <form
      aria-labelledby="leave-a-review"
      className="grid content-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const name = review.name.trim()
        const comment = review.comment.trim()
        if (!name || !comment) return
        onSubmit({ name, comment })
        setReview(empty)
      }}
    >
      <h3 id="leave-a-review" className="text-lg">
        {words.title}
      </h3>
      <label className="block">
        <span className="mb-1 block font-semibold text-sm">{words.name}</span>
        <input
          required
          autoComplete="name"
          value={review.name}
          onChange={(event) => setReview({ ...review, name: event.target.value })}
          className="min-h-11 w-full rounded-sm border border-edge bg-paper px-3"
        />
      </label>
      <label className="block">
        <span className="mb-1 block font-semibold text-sm">{words.comment}</span>
        <textarea
          required
          rows={4}
          value={review.comment}
          onChange={(event) => setReview({ ...review, comment: event.target.value })}
          className="w-full rounded-sm border border-edge bg-paper px-3 py-2"
        />
      </label>
      <p className="text-ink-soft text-sm">{words.notKept}</p>
      <Button type="submit" className="justify-self-start noscript:hidden">
        {words.submit}
      </Button>
    </form>
  )
}
