import { brand } from '../../brand.ts'
import type { Asked } from './use-forgot-password.ts'

/** What to do next. It says nothing of whether the address has an account. */
export function LinkAsked({ asked: { email, mailFailed } }: { asked: Asked }) {
  return (
    <div className={`mb-6 border-l-4 bg-leaf px-4 py-3 ${mailFailed ? 'border-turmeric' : 'border-palm'}`}>
      {mailFailed ? (
        <p>
          Our mail could not leave at the moment. Please try again in a few minutes, or call{' '}
          <a href={`tel:${brand.phone.dialled}`} className="whitespace-nowrap text-palm underline">
            {brand.phone.shown}
          </a>
          .
        </p>
      ) : (
        <>
          <p className="font-semibold">
            Look into the inbox of <span className="wrap-anywhere">{email}</span>
          </p>
          <p className="mt-1">
            The link in our mail works once and for one hour. Nothing there after five minutes? Look into the
            spam folder, check the address above, and send it again: only the newest link works.
          </p>
        </>
      )}
    </div>
  )
}
