import { problemWith, type TextRule } from './text-rules.ts'

/** Why somebody chose a book's Purchase Now. */
export const BUYING = 'Buying a book'

/** Why somebody writes. */
export const enquiryReasons = [
  'General Inquiry',
  BUYING,
  'Publishing Services',
  'Royalty Questions',
  'Technical Support',
  'Other',
] as const
export type EnquiryReason = (typeof enquiryReasons)[number]

export const reasonMissing = 'Please select a reason'

/** The rules of the contact form, for the browser before it sends and for the server when it receives. */
export const enquiryRules = {
  name: {
    lines: 'one',
    missing: 'Full name is required',
    most: 255,
    tooLong: 'Full name must have at most 255 characters',
  },
  email: {
    lines: 'one',
    missing: 'Email is required',
    most: 255,
    tooLong: 'Email must have at most 255 characters',
    pattern: /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/,
    malformed: 'Please enter a valid email address',
  },
  phone: {
    lines: 'one',
    missing: null,
    most: 30,
    tooLong: 'Phone number must have at most 30 characters',
    pattern: /^$|^([^0-9]*[0-9]){5}/,
    malformed: 'Please enter a valid phone number',
  },
  message: {
    lines: 'many',
    missing: 'Message is required',
    most: 5_000,
    tooLong: 'Message must have at most 5,000 characters',
  },
} as const satisfies Record<string, TextRule>

/** A field that people don't see and so leave empty; robots fill it. */
export const HONEYPOT = 'homepage'

export type EnquiryFields = Record<keyof typeof enquiryRules | 'reason', string>

/** The bad fields, each with what to tell the person; empty when the message can be sent. */
export function checkEnquiry(given: EnquiryFields): Partial<EnquiryFields> {
  const problems: [string, string | null][] = Object.entries(enquiryRules).map(([field, rule]) => [
    field,
    problemWith(rule, given[field as keyof typeof enquiryRules]), // the keys of the rules are its type
  ])
  const knownReason = enquiryReasons.some((reason) => reason === given.reason)
  problems.push(['reason', knownReason ? null : reasonMissing])
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null))
}
