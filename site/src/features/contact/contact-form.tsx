import { BUYING, enquiryReasons, HONEYPOT } from '@panai/contract/enquiry-rules'
import { LivePart } from '../../live-part/index.tsx'
import { Button } from '../../ui/button.tsx'
import { checkedFieldClass as control } from '../../ui/field.tsx'
import { FormField } from '../../ui/form-field.tsx'
import script from './enquiry-motion.ts?own-file'
import type { Wanted } from './load-wanted.ts'
import { BOOK_FIELD } from './read-enquiry.ts'
import { SendOutcomes } from './send-outcomes.tsx'

/** A message to the team. Its script checks and sends it. The fields keep what was typed until then, whatever happens on the way. */
export function ContactForm({ wanted }: { wanted: Wanted | null }) {
  return (
    <LivePart script={script}>
      <form aria-labelledby="write-to-us" noValidate className="noscript:hidden">
        <fieldset className="grid min-w-0 gap-5 md:grid-cols-2">
          <FormField label="Full Name" required problem="">
            {(tied) => <input {...tied} name="name" autoComplete="name" dir="auto" className={control} />}
          </FormField>
          <FormField label="Email Address" required problem="">
            {(tied) => <input {...tied} type="email" name="email" autoComplete="email" className={control} />}
          </FormField>
          <FormField label="Phone Number" problem="">
            {(tied) => <input {...tied} type="tel" name="phone" autoComplete="tel" className={control} />}
          </FormField>
          <FormField label="Reason for Contact" required problem="">
            {(tied) => (
              <select {...tied} name="reason" defaultValue={wanted ? BUYING : ''} className={control}>
                <option value="">Select the Reason</option>
                {enquiryReasons.map((reason) => (
                  <option key={reason}>{reason}</option>
                ))}
              </select>
            )}
          </FormField>
          <div className="md:col-span-2">
            <FormField label="Message" required problem="">
              {(tied) => (
                <textarea
                  {...tied}
                  name="message"
                  defaultValue={wanted?.message}
                  rows={9}
                  dir="auto"
                  className={`${control} block resize-y py-2`}
                />
              )}
            </FormField>
          </div>
          {wanted && <input type="hidden" name={BOOK_FIELD} value={wanted.bookId} />}
          <Honeypot />
          <div className="md:col-span-2">
            <SendOutcomes />
            <Button type="submit" className="min-w-32">
              Submit
            </Button>
          </div>
        </fieldset>
      </form>
    </LivePart>
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
