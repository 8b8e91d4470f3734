import { secondFactorRules } from '@panai/contract/accounts/staff/second-factor'
import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { AnyEndpoint } from '@panai/contract/http/endpoint'
import { isStaffRole, needsSecondFactor } from '@panai/contract/http/permissions'
import { Refusal } from '../http/refusal.ts'
import type { Caller } from './caller.ts'

const GOOD_FOR_MS = secondFactorRules.hoursPerSession * 3_600_000

/** @throws Refusal forbidden when one of the company's people calls without the second factor, for anything but what setting up or giving it takes. */
export function askSecondFactor(caller: Caller, endpoint: AnyEndpoint): void {
  if (!isStaffRole(caller.role)) return
  const factor = secondFactorOf(caller)
  if (factor === 'given' || endpoint.beforeSecondFactor === true) return
  if (factor === 'unset' && endpoint.beforeSecondFactor === 'unset') return
  if (!lacksSecondFactor(caller) && !(caller.isDemo && isForRealPeople(endpoint))) return
  const [message, reason] =
    factor === 'unset'
      ? ([staffMessages.secondFactorUnset, 'second_factor_unset'] as const)
      : ([staffMessages.secondFactorAsked, 'second_factor_asked'] as const)
  throw new Refusal('forbidden', message, { reason })
}

/** Whether the account has a second factor, and whether this session has given it not too long ago. */
export function secondFactorOf({
  hasSecondFactor,
  secondFactorAt,
}: Pick<Caller, 'hasSecondFactor' | 'secondFactorAt'>): 'unset' | 'asked' | 'given' {
  if (!hasSecondFactor) return 'unset'
  const isFresh = secondFactorAt !== null && Date.now() - secondFactorAt.getTime() < GOOD_FOR_MS
  return isFresh ? 'given' : 'asked'
}

/** Whether nothing of the console opens yet. The people of the demo, whose password everybody knows, look at it without a second factor. */
export function lacksSecondFactor(caller: Caller): boolean {
  const factor = secondFactorOf(caller)
  return factor === 'asked' || (factor === 'unset' && !caller.isDemo)
}

/** What the people of the demo do with a second factor only: all outside of the console, and in it what moves money and accounts. */
function isForRealPeople({ access }: AnyEndpoint): boolean {
  return typeof access === 'string' || !('staff' in access) || needsSecondFactor(access.staff)
}
