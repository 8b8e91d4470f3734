import { dictionary } from '@zxcvbn-ts/language-common'

const common = new Set<string>(dictionary['passwords-common'])
/** A few digits or signs behind a common word are what the rules ask for and what is tried next. */
const ENDING = /[^a-z]{1,4}$/
/** The same again and again makes no longer password of a short one. */
const REPEATED = /^(.{1,12}?)\1+$/
/** Hardly more letters than these are no word. */
const FEW = 4

/** Whether a password is one of those that are tried first: common and leaked ones, and what people make of them. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  const [, unit] = REPEATED.exec(plain) ?? []
  if (unit !== undefined) return unit.length <= FEW || isListed(unit)
  return isListed(plain)
}

function isListed(plain: string): boolean {
  return common.has(plain) || common.has(plain.replace(ENDING, ''))
}
