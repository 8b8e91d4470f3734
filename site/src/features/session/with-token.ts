import { ApiError, toApiError } from '@panai/client/api-error'
import { callWithToken } from '@panai/client/call-with-token'
import { localised } from '@panai/contract/language/localised'
import { end } from './session-store.ts'

/** The server no longer knows who this is. What was stored is gone, and the page is about to be left for the login. */
export class SessionEnded extends ApiError {
  constructor() {
    super(401, { message: sessionExpired })
    this.name = 'SessionEnded'
  }
}

const sessionExpired = localised(
  'Session expired. Please login again.',
  'நேரம் கடந்துவிட்டதால் மீண்டும் உள்நுழையுங்கள்.',
)

export type TokenOptions = {
  /** How long the page stays when the session turns out to be over, to say so. The token is gone at once. */
  readonly leaveAfterMs?: number
}

/** Makes a call that needs the author's token, which is renewed when need be. @throws SessionEnded, and whatever `attempt` throws. */
export function withToken(
  attempt: (token: string) => Promise<Response>,
  { leaveAfterMs = 0 }: TokenOptions = {},
): Promise<Response> {
  return callWithToken(attempt, {
    toError: toApiError,
    over: () => {
      end({ leaveAfterMs })
      throw new SessionEnded()
    },
  })
}
