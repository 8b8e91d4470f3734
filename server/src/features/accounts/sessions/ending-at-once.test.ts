import type { AnyEndpoint } from '@panai/contract/endpoint'
import { changePassword, closeAccount } from '@panai/contract/profile'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, aSession, PASSWORD, sendJson, signInAs } from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { until } from '../../../../test/until.ts'

let app: TestApplication
beforeAll(async () => {
  app = await startTestApplication()
})
afterAll(() => app.stop())

/** How many wait for a lock that another has. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
  return rows[0]?.count ?? 0
}

const other = 'Another-palmyra-77'
const changes: [string, AnyEndpoint, object][] = [
  [
    'the password is changed',
    changePassword,
    { current_password: PASSWORD, password: other, password_confirmation: other },
  ],
  ['the account is closed', closeAccount, { password: PASSWORD }],
]

test.each(changes)(
  'a device is logged out while %s: neither stands in the way of the other',
  async (_, { method, path }, given) => {
    const account = await anAccount(app.db)
    const headers = await signInAs(app.db, account)
    const { id } = await aSession(app.db, account)

    const { change } = await app.db.transaction().execute(async (tx) => {
      await tx.selectFrom('sessions').select('id').where('id', '=', id).forUpdate().execute()
      const waits = sendJson(app.origin, method, path, given, headers)
      await until('the change waits for the session', async () => (await waiting()) === 1)
      // What is noted of the end names the account, which the change has locked.
      await tx.updateTable('sessions').set({ ended_at: new Date() }).where('id', '=', id).execute()
      return { change: waits }
    })
    expect((await change).status).toBe(200)
  },
)
