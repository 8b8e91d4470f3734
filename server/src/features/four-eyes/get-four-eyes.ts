import type { FourEyes } from '@panai/contract/payouts/staff/four-eyes'
import type { Database } from '../../db/database.ts'
import { findMode } from './find-mode.ts'

const MOST = 100

/** Whether the rule applies, to which people, and who switched it off when. */
export async function getFourEyes(db: Database, callerId: number): Promise<FourEyes> {
  const [{ mode, people }, waivers] = await Promise.all([findMode(db), listWaivers(db)])
  return {
    mode,
    people: people.map(({ name }) => name),
    waivers: waivers.map(({ askedBy, asked_at, agreed_at, ended_at, ...row }) => ({
      ...row,
      is_own: askedBy === callerId,
      asked_at: asked_at.toISOString(),
      agreed_at: agreed_at?.toISOString() ?? null,
      ended_at: ended_at?.toISOString() ?? null,
    })),
  }
}

function listWaivers(db: Database) {
  return db
    .selectFrom('four_eyes_waivers as waiver')
    .innerJoin('accounts as asker', 'asker.id', 'waiver.asked_by')
    .leftJoin('accounts as other', 'other.id', 'waiver.agreed_by')
    .leftJoin('accounts as ender', 'ender.id', 'waiver.ended_by')
    .select(['waiver.id', 'reason', 'waiver.asked_by as askedBy', 'asked_at', 'agreed_at', 'ended_at'])
    .select(['asker.name as asked_by', 'other.name as agreed_by', 'ender.name as ended_by'])
    .orderBy('waiver.id', 'desc')
    .limit(MOST)
    .execute()
}
