import type { InterfaceLanguage } from '../language/interface-languages.ts'
import { localised } from '../language/localised.ts'
import { type Paise, paise } from './money.ts'
import { decimalRupees } from './rupees.ts'

/** `12,34,567.00`: with both decimals, grouped as in India; below zero it begins with a minus sign. */
export function groupedDecimal(amount: Paise): string {
  const [whole = '', decimals] = decimalRupees(amount).replace('-', '').split('.')
  const grouped = whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')
  return `${amount < 0 ? '\u2212' : ''}${grouped}.${decimals}`
}

/** `Rs. 12,34,567.00`: as every screen and letter has it. */
export function inRupees(amount: Paise): string {
  return signed('Rs. ', amount)
}

/** `ரூ. 12,34,567.00` in Tamil, with a space where no line ends. */
export function inRupeesOf(language: InterfaceLanguage, amount: Paise): string {
  return language === 'ta' ? signed('ரூ.\u00a0', amount) : inRupees(amount)
}

/** The same in the page's language, of an amount that JSON carries in rupees. */
export function writtenRupees(rupees: number): string {
  const amount = paise(Math.round(rupees * 100))
  return localised(inRupees(amount), inRupeesOf('ta', amount))
}

function signed(sign: string, amount: Paise): string {
  const text = groupedDecimal(amount)
  return amount < 0 ? `\u2212${sign}${text.slice(1)}` : `${sign}${text}`
}
