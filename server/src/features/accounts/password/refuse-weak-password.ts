import { accountMessages } from '@panai/contract/accounts/account-messages'
import { problemWithPassword, problemWithStaffPassword } from '@panai/contract/accounts/account-rules'
import type { AccountRole } from '@panai/contract/http/permissions'
import { isStaffRole } from '@panai/contract/http/permissions'
import { dictionary } from '@zxcvbn-ts/language-common'
import { Refusal } from '../../../http/refusal.ts'

const common = new Set<string>(dictionary['passwords-common'])
/** Attackers also try common words with a few digits or signs at the end. */
const ENDING = /[^a-z]{1,4}$/
/** Repeating a short password does not make it a long one. */
const REPEATED = /^(.{1,12}?)\1+$/
/** A repeated part of at most so many letters is too short. */
const FEW = 4

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

/** Whether attackers try the password early: common and leaked ones, and simple variants of them. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  const [, unit] = REPEATED.exec(plain) ?? []
  if (unit !== undefined) return unit.length <= FEW || isListed(unit)
  return isListed(plain)
}

function isListed(plain: string): boolean {
  return common.has(plain) || common.has(plain.replace(ENDING, ''))
}
