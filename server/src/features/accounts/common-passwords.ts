import { accountMessages } from '@panai/contract/account-messages'
import { dictionary } from '@zxcvbn-ts/language-common'

const common = new Set<string>(dictionary['passwords-common'])
/** A few digits or signs behind a common word are what the rules ask for and what is tried next. */
const ENDING = /[^a-z]{1,4}$/

/** What to tell about a password that may be taken but is easily guessed; null: nothing. */
export function hintAbout(password: string): string | null {
  const plain = password.toLowerCase()
  const isCommon = common.has(plain) || common.has(plain.replace(ENDING, ''))
  return isCommon ? accountMessages.commonPassword : null
}
