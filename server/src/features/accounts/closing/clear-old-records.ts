import { accountEventDays } from '@panai/contract/accounts/account-event-kinds'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { JobKind } from '../../../jobs/job-kind.ts'

const before = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`

/** Takes out what nobody can use any more and nobody needs to see: links, sessions and networks that are long over. */
export const clearOldRecords: JobKind = {
  name: 'clear-old-records',
  title: 'Clears away old sessions and links',
  cron: '45 2 * * *',
  async work({ db }) {
    await endRunOut(db)
    const cleared = await Promise.all([
      db
        .deleteFrom('sessions')
        .where(sql<boolean>`least(ended_at, expires_at) < ${before(30)}`)
        .executeTakeFirst(),
      db.deleteFrom('password_resets').where('created_at', '<', before(2)).executeTakeFirst(),
      db.deleteFrom('email_changes').where('expires_at', '<', before(30)).executeTakeFirst(),
      db.deleteFrom('account_notices').where('expires_at', '<', before(30)).executeTakeFirst(),
      db.deleteFrom('account_addresses').where('until', '<', before(61)).executeTakeFirst(),
      db.deleteFrom('staff_invitations').where('expires_at', '<', before(30)).executeTakeFirst(),
      db.deleteFrom('set_up_links').where('expires_at', '<', before(0)).executeTakeFirst(),
      db.deleteFrom('known_networks').where('last_used_at', '<', before(365)).executeTakeFirst(),
      db
        .deleteFrom('account_events')
        .where('at', '<', before(accountEventDays.failures))
        .where((eb) => eb.or([eb('hour', 'is not', null), eb('at', '<', before(accountEventDays.others))]))
        .executeTakeFirst(),
      db
        .deleteFrom('mails')
        .where('status', '=', 'dropped')
        .where('done_at', '<', before(2))
        .executeTakeFirst(),
    ])
    const rows = cleared.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
    return `${rows} records were cleared away.`
  },
}

/** Sessions that ran out by themselves: that they ended is noted, as of others. */
async function endRunOut(db: Database): Promise<void> {
  await db
    .updateTable('sessions')
    .set((eb) => ({ ended_at: eb.ref('expires_at') }))
    .where('ended_at', 'is', null)
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
}
