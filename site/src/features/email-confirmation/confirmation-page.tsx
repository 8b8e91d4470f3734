import { ButtonLink } from '../../ui/button.tsx'
import { Kolam } from '../../ui/kolam.tsx'
import type { Confirmation } from './confirm-email.ts'

/** What became of a link that confirms an address. It can be opened on any device, logged in or not. */
export function ConfirmationPage({ confirmation }: { confirmation: Confirmation }) {
  const isConfirmed = confirmation.kind === 'confirmed'
  const title = !isConfirmed
    ? 'This address is not confirmed'
    : confirmation.before
      ? 'Your email address is already confirmed'
      : 'Your email address is confirmed'
  return (
    <section className="page-width section-space flex flex-col items-center text-center">
      <span className={isConfirmed ? 'text-turmeric' : 'text-line'}>
        <Kolam seed="confirmed" size={140} />
      </span>
      <h1 className="mt-6 text-2xl">{title}</h1>
      {isConfirmed ? (
        <p className="mt-3 max-w-measure">
          Our mail reaches you at <strong className="wrap-anywhere">{confirmation.email}</strong>.
        </p>
      ) : (
        <p className="mt-3 max-w-measure">
          {confirmation.why} Your profile shows which address is confirmed.
        </p>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/profile">Go to Profile</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Back to Home
        </ButtonLink>
      </div>
    </section>
  )
}
