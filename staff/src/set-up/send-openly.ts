import type { EndpointAt } from '@panai/contract/endpoints'
import type { InputOf, OutputOf } from '@panai/contract/http/endpoint'
import { NoAnswer, toStaffApiError } from '../api/api-error.ts'

type OpenPath = '/api/staff/set-up' | '/api/staff/invitation'
type Door<P extends OpenPath> = EndpointAt<P, 'POST'>

/** For somebody who has a link and no login yet. @throws StaffApiError for what is refused, NoAnswer when no answer came. */
export async function sendOpenly<P extends OpenPath>(
  path: P,
  input: InputOf<Door<P>>,
): Promise<OutputOf<Door<P>>> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(30_000),
  }).catch((cause) => {
    throw new NoAnswer(cause)
  })
  if (!answer.ok) throw await toStaffApiError(answer)
  return answer.json()
}
