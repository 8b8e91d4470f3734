import type { FileRule } from '../http/endpoint.ts'
import { uploadMessages } from '../http/upload-messages.ts'
import { inTwoLanguages } from '../language/in-two-languages.ts'
import { lengthOf, problemWith, type TextRule } from '../language/text-rules.ts'
import { knownEmailRule, mailedEmailRule } from './email-rule.ts'

/** The endings of addresses that advertising uses most; `in any case` is written out since a rule has no flags. */
const endings = [
  'com',
  'net',
  'org',
  'info',
  'biz',
  'io',
  'ru',
  'cn',
  'xyz',
  'top',
  'shop',
  'site',
  'online',
  'link',
  'click',
  'club',
  'app',
  'ly',
]
const anyCase = (word: string) => [...word].map((letter) => `[${letter}${letter.toUpperCase()}]`).join('')
const link = `://|[wW]{3}\\.|@|[A-Za-z0-9-]{2,}\\.(?:${endings.map(anyCase).join('|')})(?![A-Za-z])`
/** A name that leads elsewhere, or that somebody should call, is no name but advertising. */
const noAdvertising = new RegExp(`^(?![^]*(?:${link}|(?:[0-9][ ().-]?){7}))`)

/** The rules of what an author types about themselves, for the forms in the browser and for the server. */
export const accountRules = {
  name: {
    lines: 'one',
    missing: inTwoLanguages('Full name is required', 'உங்கள் முழுப்பெயரை எழுதுங்கள்'),
    least: 2,
    tooShort: inTwoLanguages('Name must be at least 2 characters', 'பெயரில் குறைந்தது 2 எழுத்துகள் இருக்க வேண்டும்'),
    most: 255,
    tooLong: inTwoLanguages(
      'Full name must have at most 255 characters',
      'முழுப்பெயரில் 255 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது',
    ),
    pattern: noAdvertising,
    malformed: inTwoLanguages(
      'Please enter a name without links, addresses or phone numbers',
      'பெயரை மட்டும் எழுதுங்கள்; அதில் இணைப்பு, முகவரி, தொலைபேசி எண் வேண்டாம்',
    ),
  },
  email: mailedEmailRule,
  phone: {
    lines: 'one',
    missing: inTwoLanguages('Phone number is required', 'உங்கள் தொலைபேசி எண்ணை எழுதுங்கள்'),
    most: 15,
    tooLong: inTwoLanguages(
      'Please enter a valid 10-digit phone number',
      'பத்து இலக்கத் தொலைபேசி எண்ணை எழுதுங்கள்',
    ),
    pattern: /^(?:[^0-9]*[0-9]){10}[^0-9]*$/,
    malformed: inTwoLanguages(
      'Please enter a valid 10-digit phone number',
      'பத்து இலக்கத் தொலைபேசி எண்ணை எழுதுங்கள்',
    ),
  },
} as const satisfies Record<string, TextRule>

/** Passwords are taken as they are typed, spaces and all. */
export const passwordRule = {
  missing: inTwoLanguages('Password is required', 'கடவுச்சொல்லை எழுதுங்கள்'),
  least: 6,
  tooShort: inTwoLanguages(
    'Password must be at least 6 characters',
    'கடவுச்சொல்லில் குறைந்தது 6 எழுத்துகள் இருக்க வேண்டும்',
  ),
  most: 255,
  tooLong: inTwoLanguages(
    'Password must have at most 255 characters',
    'கடவுச்சொல்லில் 255 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது',
  ),
  pattern: /^(?=[\s\S]*[A-Z])(?=[\s\S]*[a-z])(?=[\s\S]*[0-9])/,
  malformed: inTwoLanguages(
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    'ஓர் ஆங்கிலப் பெரிய எழுத்து (A–Z), ஒரு சிறிய எழுத்து (a–z), ஓர் எண் (0–9) கட்டாயம்',
  ),
  unconfirmed: inTwoLanguages('Please confirm your password', 'கடவுச்சொல்லை இங்கே மீண்டும் எழுதுங்கள்'),
  unequal: inTwoLanguages('Passwords do not match', 'இரண்டு கடவுச்சொற்களும் ஒன்றாக இல்லை'),
} as const

/** What the company's people keep in the place of that: long, and no say in what it is made of. */
export const staffPasswordRule = {
  least: 12,
  tooShort: 'Password must be at least 12 characters',
  hint: 'At least 12 characters, for example several words. Common and leaked passwords are refused.',
} as const

/** What the forgot-password screen says when the field is empty; its address needs no other check. */
export const forgotEmailRule = {
  ...knownEmailRule,
  missing: inTwoLanguages('Please enter your email', 'உங்கள் மின்னஞ்சல் முகவரியை எழுதுங்கள்'),
} as const

export const photoRule = {
  most: 5 * 1024 * 1024,
  tooLarge: inTwoLanguages('Image size should be less than 5MB', 'படம் 5 MB-க்குக் குறைவாக இருக்க வேண்டும்'),
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  wrongType: inTwoLanguages('Please select a valid image file', 'படக் கோப்பு ஒன்றைத் தேர்ந்தெடுங்கள்'),
  missing: null,
} as const satisfies FileRule

/** Of files that were sent as the picture of a profile, by one author within 24 hours. */
export const MOST_REFUSED_PHOTOS_A_DAY = 20

/** As browsers and Node have it. */
declare const URL: { canParse: (address: string) => boolean }

/** An address elsewhere: encrypted, and none that a browser would open in another way. */
export function addressRule(name: string) {
  const malformed = inTwoLanguages(
    `${name} must be an address that starts with https://`,
    // Without `name`, which stands beside the field.
    'https:// என்று தொடங்கும் முகவரியை எழுதுங்கள்',
  )
  return {
    lines: 'one',
    missing: null,
    most: 255,
    tooLong: inTwoLanguages(
      `${name} must have at most 255 characters`,
      // Without `name`, which stands beside the field.
      'முகவரி 255 எழுத்துகளுக்குள் இருக்க வேண்டும்',
    ),
    pattern:
      /^$|^https:\/\/[A-Za-z0-9\u0080-\uffff](?:[A-Za-z0-9\u0080-\uffff.-]*[A-Za-z0-9\u0080-\uffff])?\.[A-Za-z\u0080-\uffff][A-Za-z0-9\u0080-\uffff-]*(?::[0-9]{1,4})?(?:[/?#][^\s"<>\\^`{|}]*)?$/,
    malformed,
    // Of letters beyond ASCII not every host is one.
    objection: (kept: string) => (kept === '' || URL.canParse(kept) ? null : malformed),
  } as const satisfies TextRule
}

/** What the public page of an author shows beside the name. Each may be left out. */
export const profileRules = {
  bio: {
    lines: 'many',
    missing: null,
    most: 5_000,
    tooLong: inTwoLanguages(
      'Biography must have at most 5,000 characters',
      'உங்களைப் பற்றிய குறிப்பு 5,000 எழுத்துகளுக்குள் இருக்க வேண்டும்',
    ),
  },
  facebook: addressRule('Facebook'),
  twitter: addressRule('Twitter'),
  instagram: addressRule('Instagram'),
  website: addressRule('Website'),
  awards: {
    lines: 'many',
    missing: null,
    most: 2_000,
    tooLong: inTwoLanguages(
      'Awards must have at most 2,000 characters',
      'விருதுகள் 2,000 எழுத்துகளுக்குள் இருக்க வேண்டும்',
    ),
  },
} as const satisfies Record<string, TextRule>

export type Problems<Field extends string> = Partial<Record<Field, string>>

/** The ten digits of a phone number that keeps the rule. */
export function tenDigits(phone: string): string {
  return phone.replace(/[^0-9]/g, '')
}

/** What to tell the person about a password that they choose, null when it may be one. */
export function problemWithPassword(password: string): string | null {
  if (password === '') return passwordRule.missing
  if (lengthOf(password) > passwordRule.most) return passwordRule.tooLong
  if (lengthOf(password) < passwordRule.least) return passwordRule.tooShort
  return passwordRule.pattern.test(password) ? null : passwordRule.malformed
}

/** The same for one of the company's people. */
export function problemWithStaffPassword(password: string): string | null {
  if (password === '') return passwordRule.missing
  if (lengthOf(password) > passwordRule.most) return passwordRule.tooLong
  return lengthOf(password) < staffPasswordRule.least ? staffPasswordRule.tooShort : null
}

/** The same before it is known whose it is: good for an author or for one of the company's people. */
export function problemWithAnyPassword(password: string): string | null {
  return problemWithStaffPassword(password) === null ? null : problemWithPassword(password)
}

export type ChosenPassword = { password: string; password_confirmation: string }

function problemWithConfirmation({ password, password_confirmation }: ChosenPassword): string | null {
  if (password_confirmation === '') return passwordRule.unconfirmed
  return password === password_confirmation ? null : passwordRule.unequal
}

/** For a body with a chosen password: told of a repetition that is there and another. */
export function unequalPasswords({ fields }: { fields: Readonly<Record<string, unknown>> }): {
  password_confirmation?: string
} {
  const { password, password_confirmation: repeated } = fields
  const isTyped = typeof repeated === 'string' && repeated !== ''
  return isTyped && repeated !== password ? { password_confirmation: passwordRule.unequal } : {}
}

export type RegistrationFields = ChosenPassword & { name: string; email: string; phone: string }

/** The bad fields of the registration form, each with what to tell the person; empty when it can be sent. */
export function checkRegistration(given: RegistrationFields): Problems<keyof RegistrationFields> {
  return found({
    name: problemWith(accountRules.name, given.name),
    email: problemWith(accountRules.email, given.email),
    phone: problemWith(accountRules.phone, given.phone),
    password: problemWithPassword(given.password),
    password_confirmation: problemWithConfirmation(given),
  })
}

/** The same for a password that takes the place of another, an author's or of one of the company's people. */
export function checkChosenPassword(given: ChosenPassword): Problems<keyof ChosenPassword> {
  return found({
    password: problemWithAnyPassword(given.password),
    password_confirmation: problemWithConfirmation(given),
  })
}

export type LoginFields = { email: string; password: string }

/** A password that was chosen before is not checked against today's rules. */
export function checkLogin({ email, password }: LoginFields): Problems<keyof LoginFields> {
  return found({ email: problemWith(knownEmailRule, email), password: problemWithKnown(password) })
}

/** What to tell about a password that has to be the one that the account has. */
export function problemWithKnown(password: string): string | null {
  if (password === '') return passwordRule.missing
  return lengthOf(password) > passwordRule.most ? passwordRule.tooLong : null
}

export type ProfileFields = Record<keyof typeof profileRules | 'name' | 'phone', string>

export function checkProfile(given: ProfileFields): Problems<keyof ProfileFields> {
  const rules: Record<keyof ProfileFields, TextRule> = {
    name: accountRules.name,
    phone: accountRules.phone,
    ...profileRules,
  }
  const problems = Object.entries(rules).map(([field, rule]) => [
    field,
    problemWith(rule, given[field as keyof ProfileFields]), // the keys of the rules are its type
  ])
  return found(Object.fromEntries(problems))
}

/** What to tell about a picture that was chosen, null when it can be sent. The server looks into it as well. */
export function problemWithPhoto({ type, size }: { type: string; size: number }): string | null {
  if (!photoRule.types.some((known) => known === type)) return photoRule.wrongType
  if (size === 0) return uploadMessages.empty
  return size > photoRule.most ? photoRule.tooLarge : null
}

function found<Field extends string>(problems: Record<Field, string | null>): Problems<Field> {
  const bad = Object.entries(problems).filter(([, problem]) => problem !== null)
  return Object.fromEntries(bad) as Problems<Field> // what is not null is a text
}
