import { BUYING, enquiryReasons, HONEYPOT } from '@panai/contract/enquiry-rules'
import { Button } from '../../ui/button.tsx'
import { checkedFieldClass as control } from '../../ui/field.tsx'
import { FormField } from '../../ui/form-field.tsx'
import type { Wanted } from './load-wanted.ts'
import { BOOK_FIELD } from './read-enquiry.ts'
import { SendOutcome } from './send-outcome.tsx'
import { useEnquiry } from './use-enquiry.ts'

/** A message to the team. The fields keep what was typed until it has been sent, whatever happens on the way. */
export function ContactForm({ wanted }: { wanted: Wanted | null }) {
  const { problems, outcome, submit, forget } = useEnquiry()
  const sending = outcome.kind === 'sending'
  return (
    <form
      aria-labelledby="write-to-us"
      noValidate
      className="noscript:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      <fieldset disabled={sending} className="grid min-w-0 gap-5 md:grid-cols-2">
        <FormField label="Full Name" required problem={problems.name}>
          {(tied) => (
            <input
              {...tied}
              name="name"
              autoComplete="name"
              dir="auto"
              className={control}
              onChange={() => forget('name')}
            />
          )}
        </FormField>
        <FormField label="Email Address" required problem={problems.email}>
          {(tied) => (
            <input
              {...tied}
              type="email"
              name="email"
              autoComplete="email"
              className={control}
              onChange={() => forget('email')}
            />
          )}
        </FormField>
        <FormField label="Phone Number" problem={problems.phone}>
          {(tied) => (
            <input
              {...tied}
              type="tel"
              name="phone"
              autoComplete="tel"
              className={control}
              onChange={() => forget('phone')}
            />
          )}
        </FormField>
        <FormField label="Reason for Contact" required problem={problems.reason}>
          {(tied) => (
            <select
              {...tied}
              name="reason"
              defaultValue={wanted ? BUYING : ''}
              className={control}
              onChange={() => forget('reason')}
            >
              <option value="">Select the Reason</option>
              {enquiryReasons.map((reason) => (
                <option key={reason}>{reason}</option>
              ))}
            </select>
          )}
        </FormField>
        <div className="md:col-span-2">
          <FormField label="Message" required problem={problems.message}>
            {(tied) => (
              <textarea
                {...tied}
                name="message"
                defaultValue={wanted?.message}
                rows={9}
                dir="auto"
                className={`${control} block resize-y py-2`}
                onChange={() => forget('message')}
              />
            )}
          </FormField>
        </div>
        {wanted && <input type="hidden" name={BOOK_FIELD} value={wanted.bookId} />}
        <Honeypot />
        <div className="md:col-span-2">
          <SendOutcome outcome={outcome} />
          <Button type="submit" className="min-w-32">
            {sending ? 'Sending...' : 'Submit'}
          </Button>
        </div>
      </fieldset>
    </form>
  )
}

/** Nobody sees this field, so who fills it is a robot. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
