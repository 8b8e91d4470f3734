import { localised } from '@panai/contract/language/localised'
import { type Paise, paise } from '@panai/contract/money/money'
import { decimalRupees, parseRupees } from '@panai/contract/money/rupees'
import { moneyWords } from './money-words.ts'

/** The field in which an author may set a price of their own, from the suggested one up. */
export type PriceEntry = {
  /** What is in the field. */
  readonly text: string
  /** The price that counts; null for the suggested one. */
  readonly custom: Paise | null
  /** Why the last thing typed was not let in. */
  readonly refused: 'low' | 'no number' | null
  /** What was typed and is still too little to be let in. On reaching the minimum it becomes the text. */
  readonly waiting: string
}

const accepted = { refused: null, waiting: '' } as const
const ONE_RUPEE = 100

export const emptyPrice: PriceEntry = { text: '', custom: null, ...accepted }

export function priceAt(amount: Paise): PriceEntry {
  return { text: decimalRupees(amount), custom: amount, ...accepted }
}

/** What the field shows when the minimum, which is the suggested price, has just been worked out. */
export function suggestedPrice(minimum: Paise): PriceEntry {
  return { ...priceAt(minimum), custom: null }
}

/** Takes a whole new text, as a paste, a drop or autofill brings it. What is no price or too low changes nothing. */
export function enterPrice(entry: PriceEntry, text: string, minimum: Paise): PriceEntry {
  if (text.trim() === '') return emptyPrice
  const amount = parseRupees(text)
  if (amount === null) return { ...entry, refused: 'no number', waiting: '' }
  if (amount < minimum) return { ...entry, refused: 'low', waiting: '' }
  return { text: /^[\d.]+$/.test(text) ? text : decimalRupees(amount), custom: amount, ...accepted }
}

/**
 * Takes one typed character. A digit that would bring the price below the minimum is kept out of the field and waits for
 * those that follow, so that a price can still be typed from its first digit on. A decimal point is let in.
 * @param withIt the text as it would be with the character in its place
 */
export function typeIntoPrice(
  entry: PriceEntry,
  character: string,
  withIt: string,
  minimum: Paise,
): PriceEntry {
  const text = entry.waiting === '' ? withIt : entry.waiting + character
  const next = enterPrice(entry, text, minimum)
  if (next.refused === null) return next
  if (character === '.' && /^\d*\.\d*$/.test(text))
    return entry.waiting === '' ? { ...entry, text, ...accepted } : { ...next, refused: 'low', waiting: text }
  return { ...next, waiting: next.refused === 'low' ? text : entry.waiting }
}

/** Takes what a deletion left, or what undoing brought back. It may be anything, but counts only when it is a price. */
export function shortenPrice(entry: PriceEntry, text: string, minimum: Paise): PriceEntry {
  const next = enterPrice(entry, text, minimum)
  return next.refused === null ? next : { ...entry, text, ...accepted }
}

export function shortenWaiting(entry: PriceEntry): PriceEntry {
  const waiting = entry.waiting.slice(0, -1)
  return { ...entry, waiting, refused: waiting === '' ? null : 'low' }
}

export function stopWaiting(entry: PriceEntry): PriceEntry {
  return { ...entry, ...accepted }
}

export function stepPrice(entry: PriceEntry, direction: 1 | -1, minimum: Paise): PriceEntry {
  return enterPrice(entry, decimalRupees(paise((entry.custom ?? minimum) + direction * ONE_RUPEE)), minimum)
}

/** When the field is left, what does not count gives way to the price that does. */
export function settlePrice(entry: PriceEntry, minimum: Paise): PriceEntry {
  const amount = parseRupees(entry.text)
  const counts = entry.text === '' || (amount !== null && amount >= minimum)
  return counts ? stopWaiting(entry) : { ...priceAt(entry.custom ?? minimum), custom: entry.custom }
}

const words = localised(
  {
    notYet: 'This will be set to suggested MRP after calculation.',
    low: 'Minimum allowed:',
    suggested: 'Using suggested MRP:',
    custom: 'Using your custom MRP:',
    noNumber: 'Please enter a valid number.',
  },
  {
    notYet: 'கணக்கிட்டதும் நாங்கள் பரிந்துரைக்கும் MRP இங்கே வரும்.',
    low: 'இதற்குக் குறையக் கூடாது:',
    suggested: 'பரிந்துரைக்கும் MRP கணக்கில் உள்ளது:',
    custom: 'நீங்கள் வைத்த MRP கணக்கில் உள்ளது:',
    noNumber: 'விலையை எண்களில் எழுதுங்கள்.',
  },
)

export type PriceHint = { readonly text: string; readonly isWrong: boolean }

/** @param minimum null before the first calculation */
export function priceHint({ text, refused }: PriceEntry, minimum: Paise | null): PriceHint {
  if (minimum === null) return { text: words.notYet, isWrong: false }
  const amount = parseRupees(text)
  const low = { text: `${words.low} ${moneyWords(minimum)}`, isWrong: true }
  if (refused === 'low') return low
  if (refused === null && text === '')
    return { text: `${words.suggested} ${moneyWords(minimum)}`, isWrong: false }
  if (refused === 'no number' || amount === null) return { text: words.noNumber, isWrong: true }
  return amount < minimum ? low : { text: `${words.custom} ${moneyWords(amount)}`, isWrong: false }
}
