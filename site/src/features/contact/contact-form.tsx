import {
  BUYING,
  type EnquiryReason,
  enquiryReasons,
  HONEYPOT,
  reasonTitle,
} from '@panai/contract/enquiries/enquiry-rules'
import { localised } from '@panai/contract/language/localised'
import { LivePart } from '../../live-part/index.tsx'
import { Button } from '../../ui/button.tsx'
import { checkedFieldClass as control } from '../../ui/field.tsx'
import { FormField } from '../../ui/form-field.tsx'
import script from './enquiry-motion.ts?own-file'
import type { Wanted } from './load-wanted.ts'
import { BOOK_FIELD } from './read-enquiry.ts'
import { SendOutcomes } from './send-outcomes.tsx'

const words = localised(
  {
    name: 'Full Name',
    email: 'Email Address',
    phone: 'Phone Number',
    reason: 'Reason for Contact',
    choose: 'Select the Reason',
    message: 'Message',
    submit: 'Submit',
    empty: 'Leave this empty',
  },
  {
    name: 'முழுப்பெயர்',
    email: 'மின்னஞ்சல் முகவரி',
    phone: 'தொலைபேசி எண்',
    reason: 'எதைப் பற்றி',
    choose: 'தேர்ந்தெடுங்கள்',
    message: 'செய்தி',
    submit: 'அனுப்புக',
    empty: 'இதை எழுதாமல் விடுங்கள்',
  },
)

/** A message to the team. Its script checks and sends it. The fields keep what was typed until then, whatever happens on the way. */
export function ContactForm({ wanted }: { wanted: Wanted | null }) {
  // To buy is a reason where a book led here.
  const isOffered = (reason: EnquiryReason) => wanted !== null || reason !== BUYING
  return (
    <LivePart script={script} keptAsFound>
      <form aria-labelledby="write-to-us" noValidate className="noscript:hidden">
        <fieldset className="grid min-w-0 gap-5 md:grid-cols-2">
          <FormField label={words.name} required problem="">
            {(tied) => <input {...tied} name="name" autoComplete="name" dir="auto" className={control} />}
          </FormField>
          <FormField label={words.email} required problem="">
            {(tied) => <input {...tied} type="email" name="email" autoComplete="email" className={control} />}
          </FormField>
          <FormField label={words.phone} problem="">
            {(tied) => <input {...tied} type="tel" name="phone" autoComplete="tel" className={control} />}
          </FormField>
          <FormField label={words.reason} required problem="">
            {(tied) => (
              <select {...tied} name="reason" defaultValue={wanted ? BUYING : ''} className={control}>
                <option value="">{words.choose}</option>
                {enquiryReasons.filter(isOffered).map((reason) => (
                  <option key={reason} value={localised<string | undefined>(undefined, reason)}>
                    {reasonTitle(reason)}
                  </option>
                ))}
              </select>
            )}
          </FormField>
          <div className="md:col-span-2">
            <FormField label={words.message} required problem="">
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
              {words.submit}
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
        {words.empty}
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
