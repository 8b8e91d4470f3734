import { ButtonLink } from '../../ui/button.tsx'
import { Kolam } from '../../ui/kolam.tsx'

const questions = [
  [
    'Is there a book in it?',
    'Tell it to us as you would to a friend. We say what we would want to read more of.',
  ],
  ['Where do I begin?', 'With one page, or with a list of chapters: we find out together which suits you.'],
  ['When will I find the time?', 'An hour a day is a book a year. We make a plan that your days allow.'],
] as const

/** For a book that has not been begun. */
export function StartingPanel() {
  return (
    <section
      aria-labelledby="consultation"
      className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.4fr_1fr]"
    >
      <div className="max-w-measure">
        <h2 id="consultation" className="text-2xl">
          Every book was once a single dot
        </h2>
        <p className="mt-4 text-lg text-ink-soft">
          You have a story, a life, a kitchen, a village to write about, and no page yet. One talk with us is
          often enough to begin.
        </p>
        <dl className="mt-8 space-y-5">
          {questions.map(([question, answer]) => (
            <div key={question} className="border-l-2 border-turmeric pl-5">
              <dt className="font-title text-lg">{question}</dt>
              <dd className="mt-1 text-ink-soft">{answer}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to="/contact" className="mt-8">
          Book Consultation
        </ButtonLink>
      </div>
      <div className="hidden justify-center text-turmeric lg:flex">
        <Kolam seed="one dot" size={300} dots={9} />
      </div>
    </section>
  )
}
