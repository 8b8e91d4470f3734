import {
  type EnquiryFields,
  type EnquiryReason,
  enquiryReasons,
  type enquiryRules,
  HONEYPOT,
} from '@panai/contract/enquiry-rules'

export type Field = keyof EnquiryFields
export const fields = ['name', 'email', 'phone', 'reason', 'message'] as const satisfies readonly Field[]

/** What the form holds; `''` where no reason is chosen. */
export type TypedEnquiry = Omit<EnquiryFields, 'reason'> & { readonly reason: EnquiryReason | '' } & {
  readonly [HONEYPOT]: string
}

export function readEnquiry(form: HTMLFormElement): TypedEnquiry {
  const typed = new FormData(form)
  const text = (name: keyof typeof enquiryRules | typeof HONEYPOT | 'reason') => String(typed.get(name) ?? '')
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    reason: enquiryReasons.find((reason) => reason === text('reason')) ?? '',
    message: text('message'),
    [HONEYPOT]: text(HONEYPOT),
  }
}
