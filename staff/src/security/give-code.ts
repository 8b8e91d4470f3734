import { staffCall } from '../api/staff-call.ts'
import { openSession } from '../session/session.ts'

/** Gives the second factor for this session. @throws ApiError for a code that is not right. */
export async function giveCode(code: string): Promise<void> {
  await staffCall('POST', '/api/staff/second-factor/proof', { code })
  await openSession()
}
