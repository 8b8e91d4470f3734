import { callWithToken } from '@panai/client/call-with-token'
import { clearStored } from '@panai/client/stored-session'
import { SessionEnded, toStaffApiError } from './api-error.ts'

/** Makes a call that needs the token, which is renewed when need be. @throws SessionEnded, and whatever `attempt` throws. */
export function withToken(attempt: (token: string) => Promise<Response>): Promise<Response> {
  return callWithToken(attempt, { toError: toStaffApiError, over })
}

const listeners = new Set<() => void>()

/** Calls back when the server no longer knows who this is. @returns ends that. */
export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function over(): never {
  clearStored()
  for (const listener of [...listeners]) listener()
  throw new SessionEnded()
}
