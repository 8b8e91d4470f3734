import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '../../../../test/a-database.ts'
import { addressOf } from '../../../../test/a-process.ts'
import { anAccount, PASSWORD } from '../../../../test/accounts.ts'
import { anApplication, startTestApplication, type TestApplication } from '../../../../test/an-application.ts'

/** Each test stands at networks of its own. */
const settings = { TRUSTED_PROXIES: '1' }
let app: TestApplication
beforeAll(async () => {
  app = await startTestApplication({ settings })
})
afterAll(() => app.stop())

function logInFrom(network: string, email: string | null, password: string, at: TestApplication = app) {
  return at.post('/api/author/login', { email, password }, { 'x-forwarded-for': network })
}

async function wrongFrom(networks: string[], email: string | null, at: TestApplication = app) {
  const statuses: number[] = []
  for (const network of networks) statuses.push((await logInFrom(network, email, 'Wrong-leaf-7', at)).status)
  return statuses
}

const counted = (statuses: number[]) =>
  [401, 429].map((one) => statuses.filter((status) => status === one).length)

test('a wrong password and an address without an account are refused in the same words', async () => {
  const { email } = await anAccount(app.db)
  const wrong = await logInFrom('198.51.100.1', email, 'Wrong-leaf-7')
  const unknown = await logInFrom('198.51.100.1', 'nobody@mail.example', PASSWORD)
  const { request_id: _, ...said } = wrong.json() as Record<string, unknown> // two fields are compared
  expect([wrong.status, said]).toEqual([
    401,
    { success: false, message: 'Incorrect email or password', code: 'account.wrong_login' },
  ])
  expect([unknown.status, unknown.json()]).toMatchObject([401, said])
})

test('50 wrong logins from one network are slowed, and nobody else is', async () => {
  const accounts = await Promise.all(Array.from({ length: 5 }, () => anAccount(app.db)))
  const statuses: number[] = []
  for (let at = 0; at < 50; at++)
    statuses.push(...(await wrongFrom(['203.0.113.5'], accounts[at % 5]?.email ?? null)))
  expect(counted(statuses)).toEqual([30, 20])
  const last = await logInFrom('203.0.113.5', 'another@mail.example', 'Wrong-leaf-7')
  expect([last.status, last.json()]).toMatchObject([
    429,
    { message: 'Too many login attempts. Please wait a moment and try again.' },
  ])
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(300)
  expect((await logInFrom('203.0.113.6', accounts[0]?.email ?? null, PASSWORD)).status).toBe(200)
})

test('an IPv6 network is one, however many addresses it has', async () => {
  const networks = Array.from({ length: 31 }, (_, at) => `2001:db8:1:2::${at.toString(16)}`)
  const emails = networks.map((_, at) => `nobody-${at}@mail.example`)
  const statuses: number[] = []
  for (const [at, network] of networks.entries())
    statuses.push(...(await wrongFrom([network], emails[at] ?? '')))
  expect(counted(statuses)).toEqual([30, 1])
  expect(await wrongFrom(['2001:db8:1:3::1'], 'nobody@mail.example')).toEqual([401])
})

test('one account is guessed at slowly from one network, and its owner elsewhere does not notice', async () => {
  const { email } = await anAccount(app.db)
  expect(counted(await wrongFrom(Array(15).fill('203.0.113.20'), email))).toEqual([10, 5])
  expect((await logInFrom('203.0.113.20', email, PASSWORD)).status).toBe(429)
  expect((await logInFrom('203.0.113.21', email, PASSWORD)).status).toBe(200)
})

test('invisible letters in the address give nobody more tries', async () => {
  const { email } = await anAccount(app.db)
  const statuses: number[] = []
  for (let at = 0; at < 12; at++)
    statuses.push((await logInFrom('203.0.113.23', `${email}${'\u200b'.repeat(at)}`, 'Wrong-leaf-1')).status)
  expect(counted(statuses)).toEqual([10, 2])
})

test('guesses from everywhere are slowed together, but never where the owner was before', async () => {
  const { email } = await anAccount(app.db)
  expect((await logInFrom('192.0.2.77', email, PASSWORD)).status).toBe(200)
  const everywhere = Array.from({ length: 50 }, (_, at) => `198.18.${at}.1`)
  expect(counted(await wrongFrom(everywhere, email))).toEqual([30, 20])
  expect((await logInFrom('198.18.99.1', email, PASSWORD)).status).toBe(429)
  expect((await logInFrom('192.0.2.77', email, PASSWORD)).status).toBe(200)
})

test('addresses without an account are slowed just as much', async () => {
  expect(counted(await wrongFrom(Array(15).fill('203.0.113.30'), 'no-one@mail.example'))).toEqual([10, 5])
})

test('right passwords are not counted', async () => {
  const { email } = await anAccount(app.db)
  for (let at = 0; at < 35; at++)
    expect([at, (await logInFrom('203.0.113.40', email, PASSWORD)).status]).toEqual([at, 200])
})

test('wrong ones that come all at once are counted too', async () => {
  const { email } = await anAccount(app.db)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => logInFrom('203.0.113.50', email, 'Wrong-leaf-7')),
  )
  expect(counted(answers.map(({ status }) => status))).toEqual([10, 10])
})

test('two nodes on one database count together, and keep no address in it', async () => {
  const database = await aDatabase()
  const shared = { ...settings, DATABASE_URL: addressOf(database) }
  const nodes = [
    await anApplication({ database, settings: shared }),
    await anApplication({ database, settings: shared }),
  ]
  const { email } = await anAccount(database.db)
  const statuses: number[] = []
  for (let at = 0; at < 16; at++) statuses.push(...(await wrongFrom(['203.0.113.60'], email, nodes[at % 2])))
  expect(counted(statuses)).toEqual([10, 6])
  const kept = JSON.stringify(await database.db.selectFrom('call_counts').selectAll().execute())
  expect(kept).toContain('login-account-network')
  for (const secret of ['203.0.113.60', String(email)]) expect(kept).not.toContain(secret)
})
