import { messages } from '@panai/contract/messages'
import { useCallback } from 'react'
import { brand } from '../../brand.ts'
import type { Outcome } from './use-enquiry.ts'

/** How the sending went. It takes the focus, which the disabled fields had lost. */
export function SendOutcome({ outcome }: { outcome: Outcome }) {
  const takeFocus = useCallback((alert: HTMLDivElement | null) => alert?.focus(), [])
  if (outcome.kind !== 'sent' && outcome.kind !== 'failed') return null
  const sent = outcome.kind === 'sent'
  return (
    <div
      key={outcome.kind}
      ref={takeFocus}
      role="alert"
      tabIndex={-1}
      className={`mb-5 border-l-4 bg-leaf px-4 py-3 ${sent ? 'border-palm' : 'border-hibiscus'}`}
    >
      <p className="font-semibold">{sent ? messages.enquirySent : messages.enquiryFailed}</p>
      {outcome.kind === 'failed' && (
        <p className="mt-2">
          {outcome.detail && `${outcome.detail} `}
          Your message is still in the form.{' '}
          <a href={`tel:${brand.phone.dialled}`} className={link}>
            {brand.phone.shown}
          </a>{' '}
          ·{' '}
          <a href={`mailto:${brand.email}`} className={link}>
            {brand.email}
          </a>
        </p>
      )}
    </div>
  )
}

const link = 'whitespace-nowrap text-palm underline underline-offset-4 hover:decoration-2'
