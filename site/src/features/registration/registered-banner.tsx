import { localised } from '@panai/contract/language/localised'
import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import { textLink } from '../account-page/text-link.ts'
import type { EmailStatus, Registered } from './use-registration.ts'

/** The account is made. It takes the focus, so that it is read before the login comes. */
export function RegisteredBanner({ registered: { email, emailStatus } }: { registered: Registered }) {
  const takeFocus = useCallback((banner: HTMLDivElement | null) => banner?.focus(), [])
  return (
    <div
      ref={takeFocus}
      role="status"
      tabIndex={-1}
      className="mb-6 border-palm border-l-4 bg-leaf px-4 py-3"
    >
      <p className="font-semibold">{words.ready}</p>
      <p className="mt-1">
        {emailWords[emailStatus]} <span className="wrap-anywhere">{email}</span>
      </p>
      <Link to="/login" className={textLink}>
        {words.login}
      </Link>
    </div>
  )
}

const words = localised(
  { ready: 'Your account is ready. We are taking you to the login.', login: 'Go to Login' },
  { ready: 'உங்கள் கணக்கு தயார். உள்நுழையும் பக்கத்துக்குச் செல்கிறோம்.', login: 'உள்நுழையும் பக்கம்' },
)

const emailWords = localised<Readonly<Record<EmailStatus, string>>>(
  {
    sending: 'Verification email: being sent to',
    sent: 'Verification email: sent to',
    failed: 'Verification email: could not be sent to',
  },
  {
    sending: 'உறுதிப்படுத்தும் மின்னஞ்சலை அனுப்புகிறோம்:',
    sent: 'உறுதிப்படுத்தும் மின்னஞ்சலை அனுப்பிவிட்டோம்:',
    failed: 'உறுதிப்படுத்தும் மின்னஞ்சலை அனுப்ப முடியவில்லை:',
  },
)
