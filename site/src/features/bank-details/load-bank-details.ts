import type { PayeeVersion } from '@panai/contract/payees'
import { authedApi } from '../session/authed-api.ts'

/** All versions of the author's details, the newest first. */
export async function loadBankDetails(signal: AbortSignal): Promise<readonly PayeeVersion[]> {
  return (await authedApi('/api/author/payee', {}, { signal })).data
}
