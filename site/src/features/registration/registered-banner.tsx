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
      <p className="font-semibold">Your account is ready. We are taking you to the login.</p>
      <p className="mt-1">
        {emailWords[emailStatus]} <span className="wrap-anywhere">{email}</span>
      </p>
      <Link to="/login" className={textLink}>
        Go to Login
      </Link>
    </div>
  )
}

const emailWords: Record<EmailStatus, string> = {
  sending: 'Verification email: being sent to',
  sent: 'Verification email: sent to',
  failed: 'Verification email: could not be sent to',
}
