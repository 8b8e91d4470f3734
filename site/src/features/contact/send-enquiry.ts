import { newKey } from '@panai/client/new-key'
import type { EnquiryReason } from '@panai/contract/enquiries/enquiry-rules'
import { send } from '../../api.ts'
import type { TypedEnquiry } from './read-enquiry.ts'

/** A slow network may take its time; one that is silent for so long has failed. */
const PATIENCE_MS = 60_000

let lastTry = { content: '', key: '' }

/**
 * Sends a message. The same message again, after an answer that never came, carries the same key and is stored once.
 * @throws ApiError for a refusal, TypeError or DOMException when no answer came.
 */
export async function sendEnquiry(enquiry: TypedEnquiry & { reason: EnquiryReason }): Promise<void> {
  const content = JSON.stringify(enquiry)
  if (lastTry.content !== content) lastTry = { content, key: newKey() }
  await send('/api/contact', enquiry, {
    idempotencyKey: lastTry.key,
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  lastTry = { content: '', key: '' }
}
