import { inTwoLanguages } from '../language/in-two-languages.ts'
import { invisible, type TextRule } from '../language/text-rules.ts'

/** As browsers and Node have it. */
declare const URL: new (address: string) => { hostname: string }

/** Before the @ stand words between dots, of what servers take without quotation marks or of letters beyond ASCII. */
const word = "[a-z0-9!#$%&'*+/=?^_`{|}~\\u0080-\\uffff-]+"
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const topLabel = '[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?'
const takenByServers = new RegExp(`^(?=[^@]{1,64}@)${word}(?:\\.${word})*@(?:${label}\\.)+${topLabel}$`)

/** What is not one of them is not for the reader of addresses on the web, to which %, / and : mean something. */
const mayBeDomain = /^[A-Za-z0-9.\u0080-\uffff-]+$/

const malformed = inTwoLanguages(
  'Please enter a valid email address',
  'மின்னஞ்சல் முகவரி சரியாக இல்லை. name@example.com போல எழுதுங்கள்',
)
const otherLetters = inTwoLanguages(
  'We can’t send mail to addresses with other letters than a–z before the @ yet. Please give another one.',
  '@-க்கு முன் ஆங்கில எழுத்துகள் மட்டுமே உள்ள முகவரியைக் கொடுங்கள். மற்றவற்றுக்கு எங்களால் இன்னும் மின்னஞ்சல் அனுப்ப முடியவில்லை.',
)

/** An address that somebody can be written to, by us or by others: of whatever letters. */
export const emailRule = {
  lines: 'one',
  spelled: inOneSpelling,
  missing: inTwoLanguages('Email is required', 'உங்கள் மின்னஞ்சல் முகவரியை எழுதுங்கள்'),
  most: 255,
  tooLong: inTwoLanguages(
    'Email must have at most 255 characters',
    'மின்னஞ்சல் முகவரியில் 255 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது',
  ),
  pattern: /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/,
  malformed,
  objection: (kept: string) => (isTakenByServers(kept) ? null : malformed),
} as const satisfies TextRule

/** One that our own mails go to. */
export const mailedEmailRule = {
  ...emailRule,
  objection: (kept: string) => emailRule.objection(kept) ?? (isOfAscii(kept) ? null : otherLetters),
} as const satisfies TextRule

/** One that has an account: as it was typed, since today's rules did not always apply. */
export const knownEmailRule = {
  lines: 'one',
  spelled: (text: string) => text.toLowerCase(),
  missing: emailRule.missing,
  most: emailRule.most,
  tooLong: emailRule.tooLong,
  pattern: emailRule.pattern,
  malformed,
} as const satisfies TextRule

/** In small letters, and the domain as the mail goes to it: that of உதாரணம்.com is xn--zkc6cc5bi7f6e.com, and stays what it is where there is none. */
function inOneSpelling(address: string): string {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(at, 0)).normalize('NFC').toLowerCase()
  const domain = address.slice(at + 1)
  const spelled = asciiDomain(domain) ?? domain.toLowerCase()
  return at === -1 ? spelled : `${local}@${spelled}`
}

/** The same for an address that is only looked for: invisible and full-width letters that came along before the @ are put right too. */
export function spellingSought(address: string): string {
  return inOneSpelling(address.normalize('NFKC').replace(invisible, ''))
}

function isTakenByServers(kept: string): boolean {
  return takenByServers.test(kept) && spellingSought(kept) === kept
}

function isOfAscii(kept: string): boolean {
  return /^[\0-\x7f]*$/.test(kept)
}

/** By the rules of browsers (UTS 46), which take invisible letters out; null for what can't be a domain. */
function asciiDomain(domain: string): string | null {
  if (!mayBeDomain.test(domain)) return null
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return null
  }
}
