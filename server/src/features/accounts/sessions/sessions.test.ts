import { listSessions, refreshToken } from '@panai/contract/accounts/sessions'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, aSession, PASSWORD, signInAs } from '../../../../test/accounts.ts'
import {
  anApplication,
  SECRET_KEY,
  startTestApplication,
  type TestApplication,
} from '../../../../test/an-application.ts'
import { ask } from '../../../../test/ask.ts'
import { createKeyring } from '../../../keys/keyring.ts'

let app: TestApplication
beforeAll(async () => {
  app = await startTestApplication()
})
afterAll(() => app.stop())

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const refresh = (headers: Record<string, string>) => app.post('/api/refresh-token', undefined, headers)
const remove = (address: string, headers: Record<string, string>) =>
  ask(app.origin, address, { method: 'DELETE', headers })

async function logIn(email: string | null, headers: Record<string, string> = {}): Promise<string> {
  const answer = await app.post('/api/author/login', { email, password: PASSWORD }, headers)
  return (answer.json() as { token: string }).token // a login that must succeed
}

test('a token is good for a quarter of an hour and says nothing but whose it is', async () => {
  const account = await anAccount(app.db)
  const { exp = 0, iat = 0, ...claims } = decodeJwt(await logIn(account.email))
  expect(exp - iat).toBe(15 * 60)
  expect(claims).toEqual({
    sub: String(account.id),
    jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
    sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('an expired token is refreshed as long as its session runs, by many tabs at once, and its end stays', async () => {
  const account = await anAccount(app.db)
  const soon = new Date(Date.now() + 3_600_000)
  const session = await aSession(app.db, account, { expires_at: soon })
  const { signing } = createKeyring([SECRET_KEY])
  const expired = await new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: 'HS256', kid: signing.id })
    .setSubject(String(account.id))
    .setExpirationTime(Math.floor(Date.now() / 1000) - 3_600)
    .sign(signing.key)
  expect((await app.get('/api/user', bearer(expired))).status).toBe(401)

  const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(bearer(expired))))
  for (const answer of answers) {
    const { token } = refreshToken.output.parse(answer.json())
    expect((await app.get('/api/user', bearer(token))).status).toBe(200)
  }
  const { expires_at } = await app.db
    .selectFrom('sessions')
    .select('expires_at')
    .where('id', '=', session.id)
    .executeTakeFirstOrThrow()
  expect(expires_at).toEqual(soon)
})

test('a session of an author ends after 30 days, of the company’s people after 12 hours', async () => {
  for (const [role, hours] of [
    ['author', 720],
    ['editor', 12],
    ['admin', 12],
  ] as const) {
    const account = await anAccount(app.db, { role })
    const { sid } = decodeJwt(await logIn(account.email))
    const { created_at, expires_at } = await app.db
      .selectFrom('sessions')
      .select(['created_at', 'expires_at'])
      .where('id', '=', String(sid))
      .executeTakeFirstOrThrow()
    expect([role, (expires_at.getTime() - created_at.getTime()) / 3_600_000]).toEqual([role, hours])
  }
})

test('all sessions are in the list: one more than a hundred ends the one that was used longest ago', async () => {
  const account = await anAccount(app.db)
  const days = Array.from({ length: 100 }, (_, count) => new Date(Date.now() - count * 60_000))
  const sessions = await Promise.all(days.map((at) => aSession(app.db, account, { last_used_at: at })))
  const token = await logIn(account.email)
  const { data } = listSessions.output.parse((await app.get('/api/author/sessions', bearer(token))).json())
  const oldest = sessions.at(-1)?.id
  expect([data.length, data.some(({ id }) => id === oldest)]).toEqual([100, false])
  const running = await app.db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', account.id)
    .where('ended_at', 'is', null)
    .execute()
  expect(running).toHaveLength(100)
})

test('logout ends the session, for every token of it, and no other', async () => {
  const account = await anAccount(app.db)
  const token = await logIn(account.email)
  const elsewhere = await logIn(account.email)
  const { token: fresh } = refreshToken.output.parse((await refresh(bearer(token))).json())
  expect((await app.post('/api/logout', undefined, bearer(token))).status).toBe(200)
  for (const ended of [token, fresh]) {
    expect((await app.get('/api/user', bearer(ended))).status).toBe(401)
    expect((await refresh(bearer(ended))).status).toBe(401)
  }
  expect((await app.get('/api/user', bearer(elsewhere))).status).toBe(200)
})

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

test('an author sees where they are logged in and ends one of it, or all', async () => {
  const account = await anAccount(app.db)
  const phone = bearer(await logIn(account.email, { 'user-agent': PHONE }))
  const deps = bearer(
    await logIn(account.email, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0' }),
  )
  const seen = listSessions.output.parse((await app.get('/api/author/sessions', deps)).json()).data
  expect(seen.map(({ device, current, network }) => ({ device, current, network }))).toEqual([
    { device: 'Firefox on Linux', current: true, network: 'This machine' },
    { device: 'Chrome on Android', current: false, network: 'This machine' },
  ])

  const strangers = await aSession(app.db, await anAccount(app.db))
  expect((await remove(`/api/author/sessions/${strangers.id}`, deps)).status).toBe(404)
  expect((await remove('/api/author/sessions/7', deps)).status).toBe(404)
  expect((await remove(`/api/author/sessions/${seen[1]?.id}`, deps)).status).toBe(200)
  expect((await remove(`/api/author/sessions/${seen[1]?.id}`, deps)).status).toBe(404)
  expect((await app.get('/api/user', phone)).status).toBe(401)
  expect((await app.get('/api/user', deps)).status).toBe(200)

  expect((await remove('/api/author/sessions', deps)).status).toBe(200)
  expect((await app.get('/api/user', deps)).status).toBe(401)
})

test('when the secret is changed, tokens of the one before it count as long as it is named', async () => {
  const before = 'the-secret-before-0123456789abcdefgh'
  const after = 'the-secret-after-0123456789abcdefghi'
  const old = await anApplication({ settings: { SECRET_KEY: before } })
  const { email } = await anAccount(old.db)
  const answer = await old.post('/api/author/login', { email, password: PASSWORD })
  const headers = bearer((answer.json() as { token: string }).token)

  const both = await anApplication({ database: old, settings: { SECRET_KEY: `${after}, ${before}` } })
  expect((await both.get('/api/user', headers)).status).toBe(200)
  const renewed = refreshToken.output.parse(
    (await both.post('/api/refresh-token', undefined, headers)).json(),
  )

  const only = await anApplication({ database: old, settings: { SECRET_KEY: after } })
  expect((await only.get('/api/user', headers)).status).toBe(401)
  expect((await only.get('/api/user', bearer(renewed.token))).status).toBe(200)
})

test('a blocked account is told so only with the right password', async () => {
  const { email } = await anAccount(app.db, { disabled_at: new Date() })
  const right = await app.post('/api/author/login', { email, password: PASSWORD })
  const wrong = await app.post('/api/author/login', { email, password: 'Wrong-leaf-7' })
  expect([right.status, right.json()]).toMatchObject([
    401,
    { message: 'This account has been blocked. Please contact us.' },
  ])
  expect([wrong.status, wrong.json()]).toMatchObject([401, { message: 'Incorrect email or password' }])
})

test('a hash of another cost is made again at the next login', async () => {
  const { hash } = await import('@node-rs/argon2')
  const cheap = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
  const account = await anAccount(app.db, { password_hash: cheap })
  await logIn(account.email)
  const row = await app.db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', account.id)
    .executeTakeFirst()
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await app.get('/api/user', await signInAs(app.db, account))).status).toBe(200)
})
