import { changePassword, changeProfile, closeAccount } from '@panai/contract/accounts/profile'
import type { AnyEndpoint } from '@panai/contract/http/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, aSession, PASSWORD, sendJson, signInAs } from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { untilLocksAreAwaited } from '../../../../test/until-locks-are-awaited.ts'
import { lockAccount } from '../../../db/lock-account.ts'

let app: TestApplication
beforeAll(async () => {
  app = await startTestApplication()
})
afterAll(() => app.stop())

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
      await untilLocksAreAwaited(app.db, 1)
      // What is noted of the end names the account, which the change has locked.
      await tx.updateTable('sessions').set({ ended_at: new Date() }).where('id', '=', id).execute()
      return { change: waits }
    })
    expect((await change).status).toBe(200)
  },
)

test('an account is closed while its profile is changed: neither stands in the way of the other', async () => {
  const account = await anAccount(app.db)
  const headers = await signInAs(app.db, account)
  const send = ({ method, path }: AnyEndpoint, given: object) =>
    sendJson(app.origin, method, path, given, headers)
  const { both } = await app.db.transaction().execute(async (tx) => {
    await lockAccount(tx, account.id)
    const change = send(changeProfile, { name: 'கயல்', bio: 'Writes' })
    await untilLocksAreAwaited(app.db, 1)
    const closing = send(closeAccount, { password: PASSWORD })
    await untilLocksAreAwaited(app.db, 2)
    // Nor does it hold meanwhile what the change of the profile needs next.
    await tx
      .selectFrom('authors')
      .select('id')
      .where('id', '=', account.author_id)
      .forUpdate()
      .noWait()
      .execute()
    return { both: Promise.all([change, closing]) }
  })
  expect((await both).map(({ status }) => status)).toEqual([200, 200])
})
