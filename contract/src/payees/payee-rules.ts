import { inTwoLanguages } from '../language/in-two-languages.ts'
import { localised } from '../language/localised.ts'
import { clean, problemWith, type TextRule } from '../language/text-rules.ts'
import { type PayoutMethod, payoutMethods } from '../money/payout-methods.ts'

/**
 * What becomes of an author's bank and tax details. `awaiting`: the mailed link was not opened yet. `lapsed`: it was not in time.
 * `on_hold`: confirmed, and not used yet. `stopped`: by the link "this was not me".
 */
export const payeeStates = [
  'awaiting',
  'on_hold',
  'in_force',
  'replaced',
  'withdrawn',
  'stopped',
  'lapsed',
] as const
export type PayeeState = (typeof payeeStates)[number]

/** Given by the author, and neither ended nor refused. */
export const openPayeeStates: readonly PayeeState[] = ['awaiting', 'on_hold', 'in_force']

export const payeeStateNames = localised<Readonly<Record<PayeeState, string>>>(
  {
    awaiting: 'Waiting for your confirmation',
    on_hold: 'On hold',
    in_force: 'In force',
    replaced: 'Replaced',
    withdrawn: 'Withdrawn',
    stopped: 'Stopped',
    lapsed: 'Not confirmed in time',
  },
  {
    awaiting: 'நீங்கள் உறுதிப்படுத்த வேண்டும்',
    on_hold: 'காத்திருப்பில்',
    in_force: 'நடைமுறையில்',
    replaced: 'புதிய விவரங்கள் வந்தன',
    withdrawn: 'நீக்கியவை',
    stopped: 'நிறுத்தியவை',
    lapsed: 'உரிய நேரத்தில் உறுதியாகவில்லை',
  },
)

/** Whether somebody of the company has looked at them. Only verified details are paid to. */
export const verifications = ['unverified', 'verified', 'refused'] as const
export type Verification = (typeof verifications)[number]

export const verificationNames: Record<Verification, string> = {
  unverified: 'Not verified yet',
  verified: 'Verified',
  refused: 'Refused',
}

export const CONFIRM_WITHIN_HOURS = 24
export const HOLD_HOURS = 24
/** The same where the e-mail address was changed in the last 30 days. */
export const HOLD_HOURS_AFTER_EMAIL = 72
/** The link "this was not me" works so long after the details were given. */
export const STOP_WITHIN_DAYS = 30

/** The holder by the fourth letter of a permanent account number. */
export const panHolders = {
  P: 'a person',
  C: 'a company',
  H: 'a Hindu undivided family',
  F: 'a firm',
  A: 'an association of persons',
  B: 'a body of individuals',
  T: 'a trust',
  L: 'a local authority',
  J: 'an artificial juridical person',
  G: 'a government agency',
} as const
const holderLetters = Object.keys(panHolders).join('')

/** Has a letter, and nothing that a table would calculate. */
function isName(text: string): boolean {
  return (
    /\p{L}/u.test(text) &&
    /^(?:[\p{L}\p{M}\p{N} .,'’()&/-]|\u200c|\u200d)+$/u.test(text) &&
    !/^[-.,'’()&/]/.test(text)
  )
}

/** A name as banks take it, in capitals and without punctuation; other letters than A to Z stay, and are refused by its rule. */
export function nameForBank(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s.,'’-]+/g, ' ')
    .trim()
}

const noName = inTwoLanguages(
  'Name of the account holder must be a name: letters, dots and blanks',
  'கணக்கு வைத்திருப்பவரின் பெயரில் எழுத்துகளும் புள்ளிகளும் இடைவெளிகளும் மட்டுமே இருக்கலாம்',
)

export const payeeRules = {
  holder_name: {
    lines: 'one',
    missing: inTwoLanguages('Name of the account holder is required', 'கணக்கு வைத்திருப்பவரின் பெயரை எழுதுங்கள்'),
    least: 2,
    tooShort: inTwoLanguages(
      'Name of the account holder must have at least 2 characters',
      'கணக்கு வைத்திருப்பவரின் பெயரில் குறைந்தது 2 எழுத்துகள் இருக்க வேண்டும்',
    ),
    most: 120,
    tooLong: inTwoLanguages(
      'Name of the account holder must have at most 120 characters',
      'கணக்கு வைத்திருப்பவரின் பெயர் 120 எழுத்துகளுக்குள் இருக்க வேண்டும்',
    ),
    objection: (kept: string) => (isName(kept) ? null : noName),
  },
  name_at_bank: {
    lines: 'one',
    missing: inTwoLanguages(
      'Write the name in English letters, as the bank has it',
      'பெயரை வங்கியில் உள்ளபடி ஆங்கில எழுத்துகளில் எழுதுங்கள்',
    ),
    most: 40,
    tooLong: inTwoLanguages(
      'Banks take at most 40 letters of a name: shorten it as your bank does',
      'வங்கிகள் பெயரில் 40 எழுத்துகள் வரைதான் ஏற்கும்: உங்கள் வங்கி சுருக்குவதைப் போல் சுருக்குங்கள்',
    ),
    pattern: /^(?=.*[A-Z])[A-Z0-9]+(?: [A-Z0-9]+)*$/,
    malformed: inTwoLanguages(
      'Banks take A to Z, digits and blanks',
      'வங்கிகள் A முதல் Z வரையிலான எழுத்துகள், இலக்கங்கள், இடைவெளிகள் மட்டுமே ஏற்கும்',
    ),
  },
  account_number: {
    lines: 'one',
    missing: inTwoLanguages('Account number is required', 'கணக்கு எண்ணை எழுதுங்கள்'),
    most: 18,
    tooLong: inTwoLanguages(
      'Account number must have 9 to 18 digits',
      'கணக்கு எண்ணில் 9 முதல் 18 இலக்கங்கள் இருக்க வேண்டும்',
    ),
    pattern: /^[0-9]{9,18}$/,
    malformed: inTwoLanguages(
      'Account number must have 9 to 18 digits',
      'கணக்கு எண்ணில் 9 முதல் 18 இலக்கங்கள் இருக்க வேண்டும்',
    ),
  },
  account_number_again: {
    lines: 'one',
    missing: inTwoLanguages('Please type the account number again', 'கணக்கு எண்ணை மீண்டும் எழுதுங்கள்'),
    most: 40,
    tooLong: inTwoLanguages('The account numbers are not the same', 'இரண்டு கணக்கு எண்களும் ஒன்றாக இல்லை'),
  },
  ifsc: {
    lines: 'one',
    missing: inTwoLanguages('IFSC is required', 'IFSC குறியீட்டை எழுதுங்கள்'),
    most: 11,
    tooLong: inTwoLanguages('IFSC must have 11 characters', 'IFSC குறியீட்டில் 11 எழுத்துகள் இருக்க வேண்டும்'),
    pattern: /^[A-Z]{4}0[A-Z0-9]{6}$/,
    malformed: inTwoLanguages(
      'IFSC must be four letters, a zero and six letters or digits, such as SBIN0000800',
      'IFSC என்பது நான்கு எழுத்துகள், ஒரு சுழியம், பிறகு ஆறு எழுத்துகள் அல்லது இலக்கங்கள்: SBIN0000800 போல',
    ),
  },
  upi_id: {
    lines: 'one',
    missing: inTwoLanguages('UPI ID is required', 'UPI முகவரியை எழுதுங்கள்'),
    most: 255,
    tooLong: inTwoLanguages(
      'UPI ID must have at most 255 characters',
      'UPI முகவரி 255 எழுத்துகளுக்குள் இருக்க வேண்டும்',
    ),
    pattern: /^[a-z0-9][a-z0-9._-]{1,}@[a-z][a-z0-9]{1,63}$/,
    malformed: inTwoLanguages('UPI ID must look like name@bank', 'UPI முகவரியை name@bank போல எழுதுங்கள்'),
  },
  pan: {
    lines: 'one',
    missing: null,
    most: 10,
    tooLong: inTwoLanguages('PAN must have 10 characters', 'PAN எண்ணில் 10 எழுத்துகள் இருக்க வேண்டும்'),
    pattern: /^$|^[A-Z]{5}[0-9]{4}[A-Z]$/,
    malformed: inTwoLanguages(
      'PAN must be five letters, four digits and a letter, such as ABCPE1234F',
      'PAN என்பது ஐந்து எழுத்துகள், நான்கு இலக்கங்கள், ஓர் எழுத்து: ABCPE1234F போல',
    ),
  },
  pan_name: {
    lines: 'one',
    missing: inTwoLanguages('Name as on the PAN card is required', 'PAN அட்டையில் உள்ள பெயரை எழுதுங்கள்'),
    most: 120,
    tooLong: inTwoLanguages(
      'Name as on the PAN card must have at most 120 characters',
      'PAN அட்டையில் உள்ள பெயர் 120 எழுத்துகளுக்குள் இருக்க வேண்டும்',
    ),
  },
} as const satisfies Record<string, TextRule>

export const payeeMessages = {
  unequal: inTwoLanguages('The account numbers are not the same', 'இரண்டு கணக்கு எண்களும் ஒன்றாக இல்லை'),
  panHolder: inTwoLanguages(
    `The fourth letter of a PAN must be one of ${holderLetters}, P for a person`,
    `PAN எண்ணின் நான்காம் எழுத்து இவற்றில் ஒன்றாக இருக்க வேண்டும்: ${Object.keys(panHolders).join(', ')}. தனிநபருக்கு P`,
  ),
  methodMissing: inTwoLanguages('Please choose how we pay you', 'எந்த வழியில் வழங்க வேண்டும் என்று தேர்ந்தெடுங்கள்'),
  residentMissing: inTwoLanguages(
    'Please say whether you are resident in India',
    'நீங்கள் இந்தியாவில் வசிப்பவரா என்று சொல்லுங்கள்',
  ),
  unknownBranch: inTwoLanguages(
    'There is no bank branch with this IFSC',
    'இந்த IFSC குறியீட்டில் வங்கிக் கிளை எதுவும் இல்லை',
  ),
  submitted: inTwoLanguages(
    'Please open the link that is on its way to your email address.',
    'உங்கள் மின்னஞ்சலுக்கு வரும் இணைப்பைத் திறங்கள்.',
  ),
  confirmed: inTwoLanguages('Your details are confirmed.', 'உங்கள் விவரங்கள் உறுதியாயின.'),
  withdrawn: inTwoLanguages('The details have been withdrawn.', 'அந்த விவரங்களை நீக்கிவிட்டோம்.'),
  stopped: inTwoLanguages('The details have been stopped.', 'அந்த விவரங்களை நிறுத்திவிட்டோம்.'),
  linkUsedUp: inTwoLanguages('This link is no longer valid.', 'இந்த இணைப்பு இனி வேலை செய்யாது.'),
  nothingToWithdraw: inTwoLanguages(
    'These details have ended already.',
    'இந்த விவரங்கள் ஏற்கெனவே முடிவுக்கு வந்துவிட்டன.',
  ),
  notFound: inTwoLanguages('There are no such details.', 'அப்படி விவரங்கள் எதுவும் இல்லை.'),
  frozen: inTwoLanguages(
    'Your bank details are frozen until we have talked to you. Please call us.',
    'உங்களுடன் பேசும்வரை உங்கள் வங்கி விவரங்கள் முடங்கியிருக்கும். எங்களை அழையுங்கள்.',
  ),
} as const

export type PayeeFields = Record<keyof typeof payeeRules | 'method', string>
export type PayeeProblems = Partial<Record<keyof PayeeFields, string>>

export function isPayoutMethod(text: string): text is PayoutMethod {
  return payoutMethods.some((known) => known === text)
}

/** What was typed as it is kept: numbers without what is between their digits, codes in capitals. Fields of the other method are empty. */
export function cleanPayee(given: PayeeFields): PayeeFields {
  const line = (text: string) => clean({ lines: 'one' }, text)
  const packed = (text: string) => line(text).replace(/[\s-]/g, '')
  const byBank = given.method === 'Bank transfer'
  const pan = packed(given.pan).toUpperCase()
  return {
    method: given.method,
    holder_name: line(given.holder_name),
    name_at_bank: nameForBank(line(given.name_at_bank)) || ownNameForBank(line(given.holder_name)),
    account_number: byBank ? packed(given.account_number) : '',
    account_number_again: byBank ? packed(given.account_number_again) : '',
    ifsc: byBank ? packed(given.ifsc).toUpperCase() : '',
    upi_id: byBank ? '' : line(given.upi_id).replace(/\s/g, '').toLowerCase(),
    pan,
    pan_name: pan === '' ? '' : line(given.pan_name),
  }
}

/** Who writes their name in English letters is not asked twice. */
function ownNameForBank(holder: string): string {
  const name = nameForBank(holder)
  return payeeRules.name_at_bank.pattern.test(name) ? name : ''
}

/** The bad fields, each with what to tell the person. Whether there is a branch with the IFSC only the server knows. */
export function checkPayee(typed: PayeeFields): PayeeProblems {
  const given = cleanPayee(typed)
  const wrong = (field: keyof typeof payeeRules) => problemWith(payeeRules[field], given[field])
  const byBank = given.method === 'Bank transfer'
  const problems: Record<keyof PayeeFields, string | null> = {
    method: isPayoutMethod(given.method) ? null : payeeMessages.methodMissing,
    holder_name: wrong('holder_name'),
    // Of a name that is refused none follows.
    name_at_bank: given.name_at_bank === '' && wrong('holder_name') !== null ? null : wrong('name_at_bank'),
    account_number: byBank ? wrong('account_number') : null,
    account_number_again: byBank ? problemWithRepetition(given) : null,
    ifsc: byBank ? wrong('ifsc') : null,
    upi_id: given.method === 'UPI' ? wrong('upi_id') : null,
    pan: wrong('pan') ?? problemWithHolder(given.pan),
    pan_name: given.pan === '' ? null : wrong('pan_name'),
  }
  const bad = Object.entries(problems).filter(([, problem]) => problem !== null)
  return Object.fromEntries(bad) as PayeeProblems // what is not null is a text
}

function problemWithRepetition(given: PayeeFields): string | null {
  const missing = problemWith(payeeRules.account_number_again, given.account_number_again)
  return missing ?? (given.account_number_again === given.account_number ? null : payeeMessages.unequal)
}

function problemWithHolder(pan: string): string | null {
  return pan === '' || panHolderOf(pan) !== null ? null : payeeMessages.panHolder
}

/** The kind of holder that the fourth letter of a PAN stands for, such as `a person`; null for a letter that no PAN has. */
export function panHolderOf(pan: string): string | null {
  const letter = pan.charAt(3)
  return Object.entries(panHolders).find(([known]) => known === letter)?.[1] ?? null
}

/** The last four characters, which tell their owner which one it is and nobody else anything. */
export function maskNumber(text: string): string {
  return `•••• ${text.slice(-4)}`
}

/** Two characters of the name, and the bank's part, which is no secret. */
export function maskUpi(upiId: string): string {
  const [name = '', bank = ''] = upiId.split('@')
  return `${name.slice(0, 2)}••••@${bank}`
}
