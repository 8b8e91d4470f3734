import { sql } from 'kysely'
import type { JobKind } from '../../jobs/job-kind.ts'

const before = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`

/** Takes out what nobody can use any more and nobody needs to see: links, sessions and networks that are long over. */
export const clearOldRecords: JobKind = {
  name: 'clear-old-records',
  title: 'Clears away old sessions and links',
  cron: '45 2 * * *',
  async work({ db }) {
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
        .deleteFrom('mails')
        .where('status', '=', 'dropped')
        .where('done_at', '<', before(2))
        .executeTakeFirst(),
    ])
    const rows = cleared.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
    return `${rows} records were cleared away.`
  },
}
