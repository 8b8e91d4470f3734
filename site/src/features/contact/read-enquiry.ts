import {
  BUYING,
  type EnquiryFields,
  type EnquiryReason,
  enquiryReasons,
  type enquiryRules,
  HONEYPOT,
} from '@panai/contract/enquiries/enquiry-rules'

export type Field = keyof EnquiryFields
export const fields = ['name', 'email', 'phone', 'reason', 'message'] as const satisfies readonly Field[]

/** What the form holds; `''` where no reason is chosen. */
export type TypedEnquiry = Omit<EnquiryFields, 'reason'> & { readonly reason: EnquiryReason | '' } & {
  readonly [HONEYPOT]: string
  readonly [BOOK_FIELD]?: number
}

/** Says which book is to be bought; nobody sees it. */
export const BOOK_FIELD = 'book_id'

export function readEnquiry(form: HTMLFormElement): TypedEnquiry {
  const typed = new FormData(form)
  const text = (name: keyof typeof enquiryRules | typeof HONEYPOT | 'reason') => String(typed.get(name) ?? '')
  const reason = enquiryReasons.find((one) => one === text('reason')) ?? ''
  const book = typed.get(BOOK_FIELD)
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    reason,
    message: text('message'),
    [HONEYPOT]: text(HONEYPOT),
    // A visitor who came from a book and then asks something else orders nothing.
    ...(book !== null && reason === BUYING && { [BOOK_FIELD]: Number(book) }),
  }
}
