import { messages } from '@panai/contract/http/messages'
import { proofRequestMessages } from '@panai/contract/submissions/staff/proof-request-rules'
import { todayInIndia } from '../../../db/today.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'

/** @param day until when an author shall look through a proof: today at the earliest. @throws Refusal invalid. */
export async function refusePast(tx: Tx, day: string): Promise<void> {
  if (day < (await todayInIndia(tx)))
    throw new Refusal('invalid', messages.invalidInput, { errors: { due_on: [proofRequestMessages.inPast] } })
}
