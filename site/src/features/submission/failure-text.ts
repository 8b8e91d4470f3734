import { ApiError } from '@panai/client/api-error'
import { submissionMessages } from '@panai/contract/submission-rules'
import { SessionEnded } from '../session/index.ts'
import { NoResponse } from './upload.ts'

export const uploadStopped = 'The upload was stopped. Everything is still in the form.'

/** An earlier try of the same draft arrived after all, and the form has been changed since. */
export const arrivedBefore =
  'An earlier try has already arrived, with what was in the form then. Please look at your submitted books before you hand in this one as another book.'

/** The message about a failed attempt, in the specification's words. */
export function failureText(cause: unknown): string {
  if (cause instanceof SessionEnded) return submissionMessages.sessionExpired
  if (cause instanceof ApiError) return refusalText(cause)
  // The renewal of a token asks by `fetch`, whose word for a cut network is a TypeError.
  if (cause instanceof NoResponse || cause instanceof TypeError) return submissionMessages.noResponse
  if (cause instanceof DOMException && cause.name === 'AbortError') return uploadStopped
  return submissionMessages.failed
}

function refusalText({ status, errors, serverMessage }: ApiError): string {
  if (status === 409) return arrivedBefore
  const said = Object.values(errors).flat()
  return said.length > 0 ? said.join(', ') : (serverMessage ?? submissionMessages.failed)
}

/** The message when the form could not even be sent. */
export function setupFailureText(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause)
  return submissionMessages.setupFailed.replace('{message}', () => message)
}
