import { ButtonLink } from '../../ui/button.tsx'
import { Kolam } from '../../ui/kolam.tsx'

/** For an address where nothing is. */
export function NotFoundPage() {
  return (
    <section className="page-width section-space flex flex-col items-center text-center">
      <span className="text-turmeric">
        <Kolam seed="404" size={200} />
      </span>
      <h1 className="mt-8 text-2xl">Page not found</h1>
      <p className="mt-3 max-w-measure text-lg text-ink-soft">
        Nothing is kept at this address. It may have been mistyped, or the page may have moved.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">Back to Home</ButtonLink>
        <ButtonLink to="/publications" variant="secondary">
          Our Publications
        </ButtonLink>
        <ButtonLink to="/help" variant="secondary">
          Help
        </ButtonLink>
        <ButtonLink to="/contact" variant="secondary">
          Contact Us
        </ButtonLink>
      </div>
    </section>
  )
}
