import { messages } from '@panai/contract/http/messages'
import { localised } from '@panai/contract/language/localised'
import type { ReactNode } from 'react'
import { brand } from '../../brand.ts'
import { classNames } from '../../ui/class-names.ts'
import type { Outcome } from './enquiry-motion.ts'

/** How the sending went. The form's script shows one of them and gives it the focus, which the disabled fields had lost. */
export function SendOutcomes() {
  return (
    <>
      <Box outcome="sent" className="border-palm">
        <p className="font-semibold">{messages.enquirySent}</p>
      </Box>
      <Box outcome="failed" className="border-hibiscus">
        <p className="font-semibold">{messages.enquiryFailed}</p>
        <p className="mt-2">
          <span data-detail="" />{' '}
          {localised('Your message is still in the form.', 'நீங்கள் எழுதிய செய்தி படிவத்திலேயே உள்ளது.')}{' '}
          <a href={`tel:${brand.phone.dialled}`} className={link}>
            {brand.phone.shown}
          </a>{' '}
          ·{' '}
          <a href={`mailto:${brand.email}`} className={link}>
            {brand.email}
          </a>
        </p>
      </Box>
    </>
  )
}

function Box({ outcome, className, children }: { outcome: Outcome; className: string; children: ReactNode }) {
  return (
    <div
      role="alert"
      hidden
      tabIndex={-1}
      data-outcome={outcome}
      className={classNames('mb-5 border-l-4 bg-leaf px-4 py-3', className)}
    >
      {children}
    </div>
  )
}

const link = 'whitespace-nowrap text-palm underline underline-offset-4 hover:decoration-2'
