import type { AnyEndpoint } from '../endpoint.ts'
import { getUser, logout, refreshToken, validateToken } from '../sessions.ts'
import { getStaffMember } from './me.ts'
import { confirmSecondFactor, giveSecondFactor, startSecondFactor } from './second-factor.ts'

/** All that answers one of the company's people who has not given the second factor: what giving it takes, and leaving. */
export const beforeSecondFactor: readonly AnyEndpoint[] = [
  validateToken,
  refreshToken,
  getUser,
  logout,
  getStaffMember,
  startSecondFactor,
  confirmSecondFactor,
  giveSecondFactor,
]
