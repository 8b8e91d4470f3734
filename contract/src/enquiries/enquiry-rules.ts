import { emailRule } from '../accounts/email-rule.ts'
import { inTwoLanguages } from '../language/in-two-languages.ts'
import { localised } from '../language/localised.ts'
import { problemWith, type TextRule } from '../language/text-rules.ts'

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

/** What the form shows in place of a reason. */
export const reasonTitle = localised<(reason: EnquiryReason) => string>(
  (reason) => reason,
  (reason) => tamilReasons[reason],
)

const tamilReasons: Readonly<Record<EnquiryReason, string>> = {
  'General Inquiry': 'பொதுவான கேள்வி',
  [BUYING]: 'நூல் வாங்க',
  'Publishing Services': 'பதிப்புச் சேவைகள்',
  'Royalty Questions': 'உரிமைத்தொகை (ராயல்டி)',
  'Technical Support': 'தொழில்நுட்ப உதவி',
  Other: 'வேறு',
}

export const reasonMissing = inTwoLanguages('Please select a reason', 'எதைப் பற்றி என்று தேர்ந்தெடுங்கள்')

/** The rules of the contact form, for the browser before it sends and for the server when it receives. */
export const enquiryRules = {
  name: {
    lines: 'one',
    missing: inTwoLanguages('Full name is required', 'உங்கள் முழுப்பெயரை எழுதுங்கள்'),
    most: 255,
    tooLong: inTwoLanguages(
      'Full name must have at most 255 characters',
      'முழுப்பெயரில் 255 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது',
    ),
  },
  email: emailRule,
  phone: {
    lines: 'one',
    missing: null,
    most: 30,
    tooLong: inTwoLanguages(
      'Phone number must have at most 30 characters',
      'தொலைபேசி எண்ணில் 30 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது',
    ),
    pattern: /^$|^([^0-9]*[0-9]){5}/,
    malformed: inTwoLanguages('Please enter a valid phone number', 'தொலைபேசி எண் சரியாக இல்லை. எண்ணைச் சரிபாருங்கள்'),
  },
  message: {
    lines: 'many',
    missing: inTwoLanguages('Message is required', 'உங்கள் செய்தியை எழுதுங்கள்'),
    most: 5_000,
    tooLong: inTwoLanguages(
      'Message must have at most 5,000 characters',
      'செய்தியில் 5,000 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது',
    ),
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
