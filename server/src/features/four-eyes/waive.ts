import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import { fourEyesMessages } from '@panai/contract/payouts/staff/four-eyes-rule'
import { sql } from 'kysely'
import { brokenKey } from '../../db/broken-key.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'

/** Asks that the rule of two people be switched off. @throws Refusal conflict when somebody has asked already. */
export async function askForWaiver(tx: Tx, by: number, reason: string): Promise<void> {
  try {
    await tx.insertInto('four_eyes_waivers').values({ asked_by: by, reason }).execute()
  } catch (error) {
    if (brokenKey(error) === 'four_eyes_waivers_open') throw new Refusal('conflict', fourEyesMessages.asked)
    throw error
  }
}

/** Agrees to another admin's request: the rule is off from now on. @throws Refusal conflict for the person who asked, and when the request is not open. */
export async function agreeToWaiver(tx: Tx, by: number, id: number): Promise<void> {
  const waiver = await lock(tx, id)
  if (waiver.agreed_at !== null || waiver.ended_at !== null)
    throw new Refusal('conflict', fourEyesMessages.notOpen)
  if (waiver.asked_by === by) throw new Refusal('conflict', fourEyesMessages.ownRequest)
  await tx
    .updateTable('four_eyes_waivers')
    .set({ agreed_by: by, agreed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

/** Switches the rule on again, or turns a request down. @throws Refusal conflict when it has ended. */
export async function endWaiver(tx: Tx, by: number, id: number): Promise<void> {
  const waiver = await lock(tx, id)
  if (waiver.ended_at !== null) throw new Refusal('conflict', fourEyesMessages.ended)
  await tx
    .updateTable('four_eyes_waivers')
    .set({ ended_by: by, ended_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

async function lock(tx: Tx, id: number) {
  const waiver = await tx
    .selectFrom('four_eyes_waivers')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!waiver) throw new Refusal('not_found', staffMessages.notFound)
  return waiver
}
