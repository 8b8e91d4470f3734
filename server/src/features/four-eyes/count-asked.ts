import type { Database } from '../../db/database.ts'

/** Whether somebody asked to switch the rule off and nobody has agreed yet: there is one at most. */
export async function countAsked(db: Database): Promise<number> {
  const found = await db
    .selectFrom('four_eyes_waivers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ended_at', 'is', null)
    .where('agreed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return found.count
}
