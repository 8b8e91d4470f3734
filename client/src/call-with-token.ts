import { refreshToken, type ToError } from './refresh-token.ts'
import { storedToken } from './stored-session.ts'
import { isExpired, noteServerTime } from './token-life.ts'

export type TokenUse = {
  readonly toError: ToError
  /** Takes away what is stored and throws: the server no longer knows who this is. */
  readonly over: () => never
}

/**
 * Makes a call that needs the token. After a 401 the token is renewed once and the call made again; when that does not help the
 * session is over. `attempt` may use what it likes to send, as long as it tells the status.
 * @throws whatever `attempt`, `over` and `toError` throw.
 */
export async function callWithToken(
  attempt: (token: string) => Promise<Response>,
  { toError, over }: TokenUse,
): Promise<Response> {
  const stored = storedToken() ?? over()
  const token = isExpired(stored) ? ((await refreshToken(stored, toError)) ?? over()) : stored
  const answer = await attempt(token)
  noteServerTime(answer)
  if (answer.status !== 401) return answer
  // It was renewed a moment ago: asking again would not help.
  if (token !== stored) over()
  const second = await attempt((await refreshToken(token, toError)) ?? over())
  return second.status === 401 ? over() : second
}
