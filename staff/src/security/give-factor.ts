import type { EndpointAt } from '@panai/contract/endpoints'
import type { InputOf } from '@panai/contract/http/endpoint'
import { staffCall } from '../api/staff-call.ts'
import { openSession } from '../session/session.ts'

/** What is given of a second factor: a code, or the answer of a passkey. */
export type FactorProof = InputOf<EndpointAt<'/api/staff/second-factor/proof', 'POST'>>

/** Gives the second factor for this session. @throws StaffApiError for what is not right. */
export async function giveFactor(proof: FactorProof): Promise<void> {
  await staffCall('POST', '/api/staff/second-factor/proof', proof)
  await openSession()
}
