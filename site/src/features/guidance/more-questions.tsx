import { ButtonLink } from '../../ui/button.tsx'

/** For what the answers leave open. */
export function MoreQuestions() {
  return (
    <aside
      aria-labelledby="more-questions"
      className="rounded-lg border border-line bg-leaf p-6 lg:sticky lg:top-24"
    >
      <h2 id="more-questions" className="text-xl">
        Have More Questions
      </h2>
      <p className="mt-3 text-ink-soft">
        Log in to submit your manuscript and to see where your book stands, or write to us: a person answers
        within 24-48 hours.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/login">Login</ButtonLink>
        <ButtonLink to="/contact" variant="secondary">
          Contact Us
        </ButtonLink>
      </div>
    </aside>
  )
}
