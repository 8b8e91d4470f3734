import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { accountMessages } from './account-messages.ts'
import { token, user } from './accounts.ts'

/** A session ends after so many hours, however often its token is refreshed; of the company's people sooner. */
export const sessionHours = { author: 30 * 24, staff: 12 } as const

/** Opening one more than so many ends the one that was used longest ago. */
export const MOST_SESSIONS = 100

export const validateToken = endpoint({
  id: 'validateToken',
  method: 'GET',
  path: '/api/validate-token',
  tag: 'Sessions',
  access: 'account',
  beforeSecondFactor: true,
  summary: 'Whether the token is valid',
  output: z.object({ success: z.literal(true) }),
})

export const getUser = endpoint({
  id: 'getUser',
  method: 'GET',
  path: '/api/user',
  tag: 'Sessions',
  access: 'account',
  beforeSecondFactor: true,
  summary: 'Who is signed in',
  output: user,
})

export const refreshToken = endpoint({
  id: 'refreshToken',
  method: 'POST',
  path: '/api/refresh-token',
  tag: 'Sessions',
  access: 'session',
  beforeSecondFactor: true,
  summary: 'A new token for the same session',
  description:
    'Accepts an expired token too, as long as its session runs: a session ends 30 days after the login (12 hours for the company’s people), by logout, by a new password or by the publisher. May be called from several tabs at once.',
  output: z.object({ success: z.literal(true), token }),
})

export const logout = endpoint({
  id: 'logout',
  method: 'POST',
  path: '/api/logout',
  tag: 'Sessions',
  access: 'session',
  beforeSecondFactor: true,
  summary: 'Ends the session',
  output: z.object({ success: z.literal(true), message: z.literal(accountMessages.loggedOut) }),
})

export const session = z
  .object({
    id: z.uuid(),
    current: z.boolean().meta({ description: 'The session of this call.' }),
    device: z.string().meta({ description: 'Browser and system, as far as known.' }),
    network: z.string().nullable().meta({ description: 'The network that it was last used from.' }),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime(),
  })
  .meta({ id: 'Session' })
export type Session = z.output<typeof session>

export const listSessions = endpoint({
  id: 'listSessions',
  method: 'GET',
  path: '/api/author/sessions',
  tag: 'Sessions',
  access: 'account',
  summary: 'Where the account is logged in, the last used first',
  description: 'At most 100: a further login ends the session that was used longest ago.',
  output: z.object({ success: z.literal(true), data: z.array(session) }),
})

export const endSession = endpoint({
  id: 'endSession',
  method: 'DELETE',
  path: '/api/author/sessions/{id}',
  tag: 'Sessions',
  access: 'account',
  summary: 'Logs one device out',
  params: z.object({ id: z.uuid() }),
  output: z.object({ success: z.literal(true), message: z.literal(accountMessages.sessionEnded) }),
  notFound: accountMessages.sessionNotFound,
})

export const endAllSessions = endpoint({
  id: 'endAllSessions',
  method: 'DELETE',
  path: '/api/author/sessions',
  tag: 'Sessions',
  access: 'account',
  summary: 'Logs out all devices, this one too',
  output: z.object({ success: z.literal(true), message: z.literal(accountMessages.sessionsEnded) }),
})

export const sessionEndpoints = [
  validateToken,
  getUser,
  refreshToken,
  logout,
  listSessions,
  endSession,
  endAllSessions,
] as const
