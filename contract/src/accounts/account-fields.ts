import { z } from 'zod'
import { MOST_IN_ALL, requiredText } from '../http/fields.ts'
import {
  accountRules,
  forgotEmailRule,
  passwordRule,
  problemWithAnyPassword,
  staffPasswordRule,
  tenDigits,
} from './account-rules.ts'
import { knownEmailRule } from './email-rule.ts'

export const nameField = requiredText(accountRules.name)
export const emailField = requiredText(accountRules.email)
/** The address of an account that is there already. */
export const knownEmailField = requiredText(knownEmailRule)
export const forgottenEmailField = requiredText(forgotEmailRule)
export const phoneField = requiredText(accountRules.phone)
  .transform(tenDigits)
  .meta({ description: 'Exactly ten digits; other signs between them are ignored.' })

const hidden = { format: 'password' }

/** A password that the account has already: today's rules for new ones don't apply to it. */
export const knownPassword = z
  .string(passwordRule.missing)
  .min(1, { error: passwordRule.missing, abort: true })
  .max(passwordRule.most, passwordRule.tooLong)
  .meta(hidden)

const { least, tooShort, most, tooLong, pattern, malformed } = passwordRule
const { least: leastOfStaff, tooShort: tooShortForStaff } = staffPasswordRule

const typedPassword = z
  .string(passwordRule.missing)
  .min(1, { error: passwordRule.missing, abort: true })
  .max(most, { error: tooLong, abort: true })

const password_confirmation = z
  .string(passwordRule.unconfirmed)
  .min(1, { error: passwordRule.unconfirmed, abort: true })
  .max(MOST_IN_ALL) // one that is too long is told of by the password itself
  .meta(hidden)

/** A password that an author chooses and its repetition; a body with them says `together: unequalPasswords`. */
export const chosenPassword = {
  password: typedPassword.min(least, { error: tooShort, abort: true }).regex(pattern, malformed).meta(hidden),
  password_confirmation,
}

/** The same of one of the company's people. */
export const chosenStaffPassword = {
  password: typedPassword.min(leastOfStaff, { error: tooShortForStaff, abort: true }).meta(hidden),
  password_confirmation,
}

/** The same where both come: whose rule it has to keep, the server knows. */
export const chosenAnyPassword = {
  password: typedPassword
    .superRefine((password, { addIssue }) => {
      const message = problemWithAnyPassword(password)
      if (message !== null) addIssue({ code: 'custom', message })
    })
    .meta({
      ...hidden,
      description: `An author’s as at the registration; of staff at least ${leastOfStaff} characters.`,
    }),
  password_confirmation,
}
