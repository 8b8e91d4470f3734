/**
 * The search key: one spelling for everything that sounds alike, whichever script it is written in and however its Latin
 * spelling was chosen. பொன்னியின் செல்வன், Ponniyin Selvan and "ponniyn chelvan" have one key.
 *
 * The rules are a table of steps, since two engines work with it: this module, for what somebody types, and the database, whose
 * functions are generated from the same table (so a step may only use what regular expressions of both understand alike).
 * Tamil tells no voiced sounds from voiceless ones in writing, so neither does the key: k stands for g, kh and h too, t for d,
 * th and dh, p for b, bh and f, s for ch, sh and j, n for every n, l for ள, ழ and zh; e counts as i and o as u.
 */

/** `letters`: each letter of `from` becomes the one in its place in `to`, or nothing where `to` has ended. */
export type KeyStep =
  | { letters: string; to: string }
  | { text: string; to: string }
  | { pattern: string; to: string }
  | { form: 'NFC' | 'NFKD' }
  /** Steps that change nothing in a text where the pattern matches nothing, so that they may be left out for it. */
  | { where: string; steps: readonly KeyStep[] }

const SIGNS = '\u00ad\u0300-\u036f\u200b-\u200f\u2060\ufeff\u093c\u0cbc\u0c3c\u2019\u02bc'
const BETWEEN_WORDS =
  '\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00ac\u00ae-\u00bf\u0964\u0965\u2010-\u205f\u20a0-\u20cf\u2190-\u2bff\u3000-\u303f'
const WORD_END = '(?= |$)'

const DEVANAGARI = 0x900
/** The blocks of these scripts are laid out alike: a letter stands as far from the beginning in each. */
const SISTER_BLOCKS = [0xb80, 0xc00, 0xc80, 0xd00]
const FIRST_LETTER = 0x01
const LAST_SIGN = 0x57
const DIGITS = 0x66

const span = (first: number, length: number) =>
  Array.from({ length }, (_, index) => String.fromCodePoint(first + index)).join('')
const block = (first: number) => `[${span(first, 1)}-${span(first + 0x7f, 1)}]`

const toCommonScript: KeyStep[] = SISTER_BLOCKS.map((first) => ({
  where: block(first),
  steps: [
    {
      letters: span(first + FIRST_LETTER, LAST_SIGN) + span(first + DIGITS, 10),
      to: span(DEVANAGARI + FIRST_LETTER, LAST_SIGN) + span(DEVANAGARI + DIGITS, 10),
    },
  ],
}))

const TAMIL_SIGN = '[\u0bbe-\u0bcd]'

const fromIndianScripts: KeyStep[] = [
  // ஔ and ௌ are often typed with the letter ள, which looks like their second half: ஒளவையார், பெளர்ணமி. Those of ஒளி and தெளிவு have a sign.
  { pattern: `ஒள(?!${TAMIL_SIGN})`, to: 'ஔ' },
  { pattern: `\u0bc6ள(?!${TAMIL_SIGN})`, to: '\u0bcc' },
  { text: 'ற்ற', to: 'ட்ற' },
  { text: 'റ്റ', to: 'ട്ട' },
  { text: 'ന്റ', to: 'ന്ട' },
  // Malayalam letters for a consonant without a vowel.
  { letters: 'ൺൻർൽൾൿ', to: 'nnrllk' },
  ...toCommonScript,
  { text: 'ज्ञ', to: 'ञ' },
  { pattern: 'ं(?![क-ह])', to: 'म्' },
  { pattern: '([क-ह])(?![ा-्])', to: '$1a' },
  { pattern: '[ऐै]', to: 'ai' },
  { pattern: '[औौॗ]', to: 'au' },
  { pattern: '[ऋृ]', to: 'ri' },
  {
    letters: '०१२३४५६७८९अआइईउऊऎएऍऒओऑािीुूॆेॅॊोॉकखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसहंँ्ःऽ',
    to: '0123456789aaiiuueeeoooaiiuueeeoookkkknssssnttttnttttnnppppmyrrlllvssshnn',
  },
]

const fromLatin: KeyStep[] = [
  // A letter by itself is an initial: the C. of சி. and the H. of ஹ.
  { pattern: '(^| )c(?= |$)', to: '$1s' },
  { pattern: '(^| )h(?= |$)', to: '$1k' },
  // Scholars write ற்ற as rr: Narrinai, Korravai.
  { text: 'rr', to: 'tr' },
  { text: 'ch', to: 's' },
  { text: 'sh', to: 's' },
  { text: 'zh', to: 'l' },
  { text: 'x', to: 's' },
  { pattern: '([bdgjklprt])h', to: '$1' },
  { pattern: 'c(?=[eiy])', to: 's' },
  { pattern: '[gj]n(?=[aeiouy])', to: 'n' },
  { pattern: '(^| )n[jy]', to: '$1n' },
  { pattern: 'h(?![aeiouy])', to: '' },
  { text: 'ee', to: 'i' },
  { text: 'oa', to: 'o' },
  // Iyer, Aiyar, Ayyar; Iyengar, Ayyangar.
  { pattern: '(^| )a?[iy]y*[ae](?=r( |$)|n[gk])', to: '$1aia' },
  { pattern: 'e(?=[iy])', to: 'a' },
  { pattern: 'ou|[ao]w(?![aeiouy])', to: 'au' },
  { text: 'ae', to: 'e' },
  { letters: 'bcdefghjoqwyz', to: 'pktipkksukvil' },
]

/** Not by a back reference: in a long text the database would take minutes over it. */
const withoutDoubles: KeyStep[] = ['aiklmn', 'prstuv'].map((letters) => ({
  pattern: [...letters].map((letter) => `(${letter})${letter}+`).join('|'),
  to: '$1$2$3$4$5$6',
}))

const alike: KeyStep[] = [
  ...withoutDoubles,
  { text: 'auv', to: 'av' },
  { text: 'mp', to: 'np' },
  // What Tamil puts into sounds that no Tamil word has there: பிரதாப, சந்திரன். The next steps know the sounds without it.
  { pattern: '([kmpst])ir(?=[aiu])', to: '$1r' },
  { text: 'ntr', to: 'nr' },
  { text: 'ks', to: 's' },
  { text: 'ts', to: 's' },
  { text: 'suva', to: 'sa' },
  { text: 'sva', to: 'sa' },
  // Before them and after them, too: இராமன், கிருஷ்ண.
  { pattern: '(^| )i(?=r[au]|la)', to: '$1' },
  { pattern: '([kmpst])ru', to: '$1ri' },
  // Endings that come and go: பாரதி and பாரதியார், Charitram and Charitramu, Madhaviah and மாதவையா, गोदान and Godan.
  { pattern: `iar${WORD_END}`, to: 'i' },
  { pattern: `a?ia${WORD_END}`, to: 'i' },
  { pattern: `([a-z])mu${WORD_END}`, to: '$1m' },
  { pattern: `([a-z])a${WORD_END}`, to: '$1' },
  ...withoutDoubles,
]

/** From a text to its key: words of a-z and digits (and letters of scripts that the table does not know) between single spaces. */
export const keySteps: readonly KeyStep[] = [
  {
    where: '[^\u0001-\u007f]',
    steps: [
      { form: 'NFKD' },
      // Scholars write ச as c; the strokes and points of their other letters give them away.
      { pattern: '[cC](?=[A-Za-z]*[\u0304\u0307\u0323\u0331])', to: 's' },
      { pattern: `[${SIGNS}]`, to: '' },
      { form: 'NFC' },
      { text: 'ß', to: 'ss' },
    ],
  },
  { text: "'", to: '' },
  { letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', to: 'abcdefghijklmnopqrstuvwxyz' },
  { pattern: `[${BETWEEN_WORDS}]+`, to: ' ' },
  { where: '[\u0900-\u0d7f]', steps: fromIndianScripts },
  ...fromLatin,
  ...alike,
  { pattern: '^ | $', to: '' },
]

/** From a key to the key of the same written in one word: "thiru kural" is Thirukkural. */
export const joiningSteps: readonly KeyStep[] = [{ text: ' ', to: '' }, ...withoutDoubles]

/**
 * From a name with initials to what people shorten it to, nothing when it has none: what is before a point is kept, of other
 * words the first syllable (of Latin words the first letter). உ. வே. சாமிநாதையர் is உவேசா.
 */
export const initialsSteps: readonly KeyStep[] = [
  { pattern: '^[^.]*$', to: '' },
  { text: '.', to: '. ' },
  {
    pattern:
      '(^| )([^ .][\u0300-\u036f\u093e-\u094d\u0bbe-\u0bcd\u0c3e-\u0c4d\u0cbe-\u0ccd\u0d3e-\u0d4d]*)[^ .]*(?= |$)',
    to: '$1$2',
  },
  { pattern: '[ .]+', to: '' },
]

/** What the letters of English are called in Tamil, where the sound is not that of the letter. */
const namesOfLetters: readonly (readonly [name: string, letter: string])[] = [
  ['எஃப்', 'F'],
  ['எக்ஸ்', 'X'],
  ['ஹெச்', 'H'],
  ['எச்', 'H'],
  ['எம்', 'M'],
  ['என்', 'N'],
  ['எல்', 'L'],
  ['எஸ்', 'S'],
  ['ஆர்', 'R'],
  ['இரா', 'R'],
  ['ஏ', 'A'],
  ['ஐ', 'I'],
  ['ஜி', 'G'],
  ['ஒய்', 'Y'],
]

/**
 * From a name that begins with initials to the same with one letter for each of them, as it is written in English: கு. ப. ராஜகோபாலன் is
 * K. P. Rajagopalan, எஸ். வி. ராஜதுரை is S. V. Rajadurai. Any other text stays as it is.
 */
export const singleInitialsSteps: readonly KeyStep[] = [
  {
    where: '^[^ .]{1,5}[.]',
    steps: [
      { text: '.', to: '. ' },
      ...namesOfLetters.map(([name, letter]) => ({ pattern: `(^| )${name}(?=[.])`, to: `$1${letter}` })),
      { pattern: '(^| )([^ .])[^ .]*(?=[.])', to: '$1$2' },
    ],
  },
]

const toKey = compile(keySteps)
const toJoined = compile(joiningSteps)
const toInitials = compile(initialsSteps)
const toSingleInitials = compile(singleInitialsSteps)

/** The words of a text as keys, between single spaces; empty when it has no letter and no digit. */
export function searchKey(text: string): string {
  return toKey(text.replaceAll('\0', ''))
}

/** The key of the same text written in one word. */
export function joinedKey(key: string): string {
  return toJoined(key)
}

export function initialsOf(name: string): string {
  return toInitials(name)
}

export function withSingleInitials(name: string): string {
  return toSingleInitials(name)
}

type Rewrite = (text: string) => string

function compile(steps: readonly KeyStep[]): Rewrite {
  const rewrites = steps.map(compileStep)
  return (text) => rewrites.reduce((now, rewrite) => rewrite(now), text)
}

function compileStep(step: KeyStep): Rewrite {
  const { to = '' } = 'to' in step ? step : {}
  if ('form' in step) return (text) => text.normalize(step.form)
  if ('text' in step) return (text) => text.replaceAll(step.text, to)
  if ('pattern' in step) {
    const pattern = new RegExp(step.pattern, 'gu')
    return (text) => text.replace(pattern, to)
  }
  if ('where' in step) {
    const where = new RegExp(step.where, 'u')
    const rewrite = compile(step.steps)
    return (text) => (where.test(text) ? rewrite(text) : text)
  }
  const targets = [...to]
  const map = new Map([...step.letters].map((letter, index) => [letter, targets[index] ?? '']))
  const any = new RegExp(`[${step.letters}]`, 'gu')
  return (text) => text.replace(any, (letter) => map.get(letter) ?? '')
}
