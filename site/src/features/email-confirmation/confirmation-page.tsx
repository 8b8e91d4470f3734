import { localised } from '@panai/contract/language/localised'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { Kolam } from '../../ui/kolam.tsx'
import type { Confirmation } from './confirm-email.ts'

const words = localised(
  {
    confirmed: 'Your email address is confirmed',
    before: 'Your email address is already confirmed',
    refused: 'This address is not confirmed',
    reaches: (email: ReactNode) => <>Our mail reaches you at {email}.</>,
    seeProfile: 'Your profile shows which address is confirmed.',
    profile: 'Go to Profile',
    home: 'Back to Home',
  },
  {
    confirmed: 'உங்கள் மின்னஞ்சல் முகவரி உறுதியானது',
    before: 'உங்கள் மின்னஞ்சல் முகவரி ஏற்கெனவே உறுதியானது',
    refused: 'இந்த முகவரி உறுதியாகவில்லை',
    reaches: (email: ReactNode) => <>எங்கள் மின்னஞ்சல்கள் {email} முகவரிக்கு வரும்.</>,
    seeProfile: 'எந்த முகவரி உறுதியானது என்று உங்கள் விவரங்களில் பார்க்கலாம்.',
    profile: 'உங்கள் விவரங்கள்',
    home: 'முகப்புக்குத் திரும்புக',
  },
)

/** What became of a link that confirms an address. It can be opened on any device, logged in or not. */
export function ConfirmationPage({ confirmation }: { confirmation: Confirmation }) {
  const isConfirmed = confirmation.kind === 'confirmed'
  const title = !isConfirmed ? words.refused : confirmation.before ? words.before : words.confirmed
  return (
    <section className="page-width section-space flex flex-col items-center text-center">
      <span className={isConfirmed ? 'text-turmeric' : 'text-line'}>
        <Kolam seed="confirmed" size={140} />
      </span>
      <h1 className="mt-6 text-2xl">{title}</h1>
      {isConfirmed ? (
        <p className="mt-3 max-w-measure">
          {words.reaches(<strong className="wrap-anywhere">{confirmation.email}</strong>)}
        </p>
      ) : (
        <p className="mt-3 max-w-measure">
          {confirmation.why} {words.seeProfile}
        </p>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/profile">{words.profile}</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          {words.home}
        </ButtonLink>
      </div>
    </section>
  )
}
