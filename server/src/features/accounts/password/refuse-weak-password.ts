import { accountMessages } from '@panai/contract/account-messages'
import { problemWithPassword, problemWithStaffPassword } from '@panai/contract/account-rules'
import type { AccountRole } from '@panai/contract/permissions'
import { isStaffRole } from '@panai/contract/permissions'
import { Refusal } from '../../../http/refusal.ts'
import { isCommonPassword } from './common-passwords.ts'

/** What is wrong with a password that somebody of the role chooses; null: nothing. */
export function weaknessOf(password: string, role: AccountRole): string | null {
  const problem = isStaffRole(role) ? problemWithStaffPassword(password) : problemWithPassword(password)
  return problem ?? (isCommonPassword(password) ? accountMessages.commonPassword : null)
}

/** @throws Refusal invalid, under the name of the field, when the password is too weak for the role or a common one. */
export function refuseWeakPassword(password: string, role: AccountRole): void {
  const problem = weaknessOf(password, role)
  if (problem !== null) throw new Refusal('invalid', problem, { errors: { password: [problem] } })
}
