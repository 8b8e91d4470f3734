import { setUp } from '@panai/contract/accounts/staff/set-up'
import { expect, test } from 'vitest'
import { anAccount, PASSWORD } from '../../../../../test/accounts.ts'
import { anApplication, type TestApplication } from '../../../../../test/an-application.ts'
import { makeAdminOfSettings } from './make-admin-of-settings.ts'
import { makeSetUpLink } from './set-up-link.ts'

const ORIGIN = 'https://books.example'

async function aToken(app: TestApplication): Promise<string> {
  const link = (await makeSetUpLink(app.db, ORIGIN)) ?? ''
  expect(link).toMatch(/^https:\/\/books\.example\/staff\/set-up\/[\w-]{43}$/)
  return link.split('/').at(-1) ?? ''
}

function use(app: TestApplication, token: string, email = 'Owner@Books.example') {
  const owner = { name: 'Owner', email, password: PASSWORD, password_confirmation: PASSWORD }
  return app.post('/api/staff/set-up', { token, ...owner })
}

const used = {
  errors: {
    token: [
      'This set-up link is no longer valid. Restart the server for a new one, or log in if somebody has set it up.',
    ],
  },
}

test('a printed link makes one admin, and no link does any more', async () => {
  const app = await anApplication()
  const [first, second] = [await aToken(app), await aToken(app)]
  const tries = await Promise.all([
    use(app, second, 'one@books.example'),
    use(app, first, 'two@books.example'),
    use(app, second, 'three@books.example'),
  ])
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  const made = await app.db.selectFrom('accounts').select(['role', 'email']).execute()
  expect(made).toHaveLength(1)
  const right = tries.find(({ status }) => status === 200)
  expect(setUp.output.parse(right?.json()).email).toBe(made[0]?.email)
  expect(made[0]?.role).toBe('admin')
  const again = await use(app, first)
  expect([again.status, again.json()]).toMatchObject([422, used])
  expect(await makeSetUpLink(app.db, ORIGIN)).toBeNull()
  const login = await app.post('/api/author/login', { email: made[0]?.email, password: PASSWORD })
  expect(login.status).toBe(200)
})

test('a link is stored as a hash, kept out of the log, and ends after a day', async () => {
  const app = await anApplication()
  const token = await aToken(app)
  const stored = await app.db.selectFrom('set_up_links').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(token)
  await app.get(`/staff/set-up/${token}`)
  await use(app, token, 'no address')
  expect(JSON.stringify(app.log)).not.toContain(token)

  const hours = Math.round(((stored[0]?.expires_at.getTime() ?? 0) - Date.now()) / 3_600_000)
  expect(hours).toBe(24)
  await app.db
    .updateTable('set_up_links')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .execute()
  expect((await use(app, token)).status).toBe(422)
  expect((await use(app, 'x'.repeat(43))).status).toBe(422)
})

test('the settings make an admin where there is none, and change nobody', async () => {
  const app = await anApplication()
  const settings = { email: 'owner@books.example', password: PASSWORD }
  const made = await Promise.all([
    makeAdminOfSettings(app.db, settings),
    makeAdminOfSettings(app.db, settings),
  ])
  expect(made.sort()).toEqual([false, true])
  expect(await makeAdminOfSettings(app.db, { ...settings, password: 'Another-leaf-8' })).toBe(false)
  expect((await app.post('/api/author/login', settings)).status).toBe(200)
})

test('an author’s address makes no admin', async () => {
  const app = await anApplication()
  const { email } = await anAccount(app.db)
  const made = makeAdminOfSettings(app.db, { email: email ?? '', password: PASSWORD })
  await expect(made).rejects.toThrow('The address of STAFF_EMAIL has an account already')
})
