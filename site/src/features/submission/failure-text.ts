import { ApiError } from '@panai/client/api-error'
import { localised } from '@panai/contract/language/localised'
import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import { inPageLanguage } from '../../in-page-language.ts'
import { SessionEnded } from '../session/index.ts'
import { NoResponse } from './upload.ts'

export const uploadStopped = localised(
  'The upload was stopped. Everything is still in the form.',
  'பதிவேற்றம் நின்றுவிட்டது. எழுதியவையும் கோப்புகளும் படிவத்திலேயே உள்ளன.',
)

/** An earlier try of the same draft arrived after all, and the form has been changed since. */
export const arrivedBefore = localised(
  'An earlier try has already arrived, with what was in the form then. Please look at your submitted books before you hand in this one as another book.',
  'முந்தைய முயற்சியிலேயே நூல் வந்து சேர்ந்துவிட்டது, அப்போது படிவத்தில் இருந்தபடி. இதை இன்னொரு நூலாக அனுப்பும் முன், “அனுப்பிய நூல்கள்” பகுதியைப் பாருங்கள்.',
)

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
  const said = Object.values(errors).flat().join(', ')
  return inPageLanguage(said || serverMessage) ?? submissionMessages.failed
}

/** The message when the form could not even be sent. */
export function setupFailureText(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause)
  return submissionMessages.setupFailed.replace('{message}', () => message)
}
