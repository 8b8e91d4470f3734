import { useLocation } from '@tanstack/react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { Kolam } from '../../ui/kolam.tsx'
import { isShown } from './where-shown.ts'

/** A page that is announced and not there yet. */
export function BeingPrepared({ title }: { title: string }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <section className="page-width section-space flex flex-col items-center text-center">
      <span className="text-turmeric">
        <Kolam seed={title} size={168} />
      </span>
      <h1 className="mt-8 text-2xl">{title}</h1>
      <p className="mt-4 text-xl">This page is being prepared</p>
      <p className="mt-2 max-w-measure text-ink-soft">
        Until it is ready, our team answers your questions by phone and e-mail.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={isShown('footer', pathname) ? '.' : '/contact'} hash="contact-details">
          Contact details
        </ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Back to Home
        </ButtonLink>
      </div>
    </section>
  )
}
