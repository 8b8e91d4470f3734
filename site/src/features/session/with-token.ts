import { ApiError } from '../../api.ts'
import { refreshed } from './refresh-token.ts'
import { end } from './session-store.ts'
import { storedToken } from './stored-session.ts'
import { isExpired, noteServerTime } from './token-life.ts'

/** The server no longer knows who this is. What was stored is gone, and the page is about to be left for the login. */
export class SessionEnded extends ApiError {
  constructor() {
    super(401, sessionExpired)
    this.name = 'SessionEnded'
  }
}

export const sessionExpired = 'Session expired. Please login again.'

export type TokenOptions = {
  /** How long the page stays when the session turns out to be over, to say so. The token is gone at once. */
  readonly leaveAfterMs?: number
}

/**
 * Makes a call that needs the author's token. After a 401 the token is renewed once and the call made again; when that does not
 * help the session ends. `attempt` may use what it likes to send, as long as it tells the status.
 * @throws SessionEnded, and whatever `attempt` throws.
 */
export async function withToken(
  attempt: (token: string) => Promise<Response>,
  { leaveAfterMs = 0 }: TokenOptions = {},
): Promise<Response> {
  const stored = storedToken() ?? over()
  const token = isExpired(stored) ? ((await refreshed(stored)) ?? over()) : stored
  const answer = await attempt(token)
  noteServerTime(answer)
  if (answer.status !== 401) return answer
  // It was renewed a moment ago: asking again would not help.
  if (token !== stored) over()
  const second = await attempt((await refreshed(token)) ?? over())
  return second.status === 401 ? over() : second

  function over(): never {
    end({ leaveAfterMs })
    throw new SessionEnded()
  }
}
