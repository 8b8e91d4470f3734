import { forgotPassword, resetPassword } from '@panai/contract/accounts/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  type AccountRow,
  anAccount,
  aSession,
  linkIn,
  PASSWORD,
  signInAs,
} from '../../../../test/accounts.ts'
import { anApplication, startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { anSmtpServer, type SmtpPeer } from '../../../../test/an-smtp-server.ts'
import { listenToRequests } from '../../../../test/listen-to-requests.ts'
import { untilMailsAre } from '../../../../test/outbox.ts'
import { testKeys } from '../../../../test/payees.ts'
import { rowsLookedAt } from '../../../../test/rows-looked-at.ts'
import { until } from '../../../../test/until.ts'
import { askForReset } from './ask-for-reset.ts'

const NEW = 'Another-leaf-8'
let app: TestApplication
let peer: SmtpPeer
beforeAll(async () => {
  peer = await anSmtpServer({ lasting: true })
  app = await startTestApplication({ settings: { SMTP_URL: peer.url } })
})
afterAll(async () => {
  await app.stop()
  await peer.stop()
})

const ask = (email: string | null) => app.post('/api/author/forgot-password', { email })
const mailsTo = (email: string | null) => peer.deliveries.filter(({ to }) => to[0] === email)

/** Asks for a link and reads it from the mail. */
async function aLink({ email }: AccountRow): Promise<{ token: string; email: string }> {
  const before = mailsTo(email).length
  expect((await ask(email)).status).toBe(200)
  await untilMailsAre(app.db, 'sent', 'dropped')
  const link = linkIn(mailsTo(email)[before]?.mail ?? {}, 'https://books.example/reset-password/')
  return { token: link.pathname.split('/')[2] ?? '', email: link.searchParams.get('email') ?? '' }
}

function use(link: { token: string; email: string }, password = NEW) {
  return app.post('/api/author/reset-password', { ...link, password, password_confirmation: password })
}

const logIn = (email: string | null, password: string) => app.post('/api/author/login', { email, password })

test('a mailed link takes a new password once, and every session ends', async () => {
  const account = await anAccount(app.db)
  const signed = await signInAs(app.db, account)
  const link = await aLink(account)
  const answer = await use(link)
  expect([answer.status, resetPassword.output.parse(answer.json()).message]).toEqual([
    200,
    'Password reset successful!',
  ])
  expect((await app.get('/api/user', signed)).status).toBe(401)
  expect((await logIn(account.email, PASSWORD)).status).toBe(401)
  expect((await logIn(account.email, NEW)).status).toBe(200)
  const again = await use(link, 'Third-leaf-9')
  expect([again.status, again.json()]).toMatchObject([
    422,
    { errors: { token: ['This reset link is no longer valid. Please ask for a new one.'] } },
  ])
  await untilMailsAre(app.db, 'sent', 'dropped')
  expect(mailsTo(account.email).map(({ mail }) => mail.subject)).toContain(
    'Your password at Panai was changed',
  )
})

test('of two who use one link at the same moment, one does', async () => {
  const link = await aLink(await anAccount(app.db))
  const answers = await Promise.all([use(link, 'First-leaf-1'), use(link, 'Second-leaf-2')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('a newer link ends an older one; one for another address, an old one and a made-up one are worth nothing', async () => {
  const account = await anAccount(app.db)
  const older = await aLink(account)
  const newer = await aLink(account)
  expect((await use(older)).status).toBe(422)
  expect((await use({ ...newer, email: String((await anAccount(app.db)).email) })).status).toBe(422)
  expect((await use({ ...newer, token: `${newer.token}x` })).status).toBe(422)
  await app.db
    .updateTable('password_resets')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('account_id', '=', account.id)
    .execute()
  expect((await use(newer)).status).toBe(422)
  expect((await logIn(account.email, PASSWORD)).status).toBe(200)
})

test('the link is good for an hour', async () => {
  const account = await anAccount(app.db)
  await aLink(account)
  const { expires_at, created_at } = await app.db
    .selectFrom('password_resets')
    .selectAll()
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow()
  expect(expires_at.getTime() - created_at.getTime()).toBe(3_600_000)
})

test('who asks does not learn whether there is an account, and only who has one is mailed', async () => {
  const account = await anAccount(app.db)
  const blocked = await anAccount(app.db, { disabled_at: new Date() })
  const stranger = 'stranger@mail.example'
  const before = peer.deliveries.length
  const answers = [await ask(account.email), await ask(stranger), await ask(blocked.email)]
  for (const { status, text } of answers) expect([status, text]).toEqual([200, answers[0]?.text])
  forgotPassword.output.parse(answers[0]?.json())
  await untilMailsAre(app.db, 'sent', 'dropped')
  expect(peer.deliveries.slice(before).map(({ to }) => to[0])).toEqual([account.email])
})

test('the same is asked of the database before the answer, whether there is an account or not', async () => {
  const asked = listenToRequests()
  const own = await anApplication({ settings: { SMTP_URL: peer.url } })
  const email = String((await anAccount(own.db)).email)
  const statementsFor = async (address: string) => {
    expect((await own.post('/api/author/forgot-password', { email: address })).status).toBe(200)
    return asked()
  }
  const statements = await statementsFor(email)
  expect(statements.filter((text) => text.startsWith('insert'))).toHaveLength(2)
  expect(await statementsFor('nobody@mail.example')).toEqual(statements)

  const accountsFor = (address: string) =>
    rowsLookedAt(own.db, ['accounts'], (tx) => askForReset(tx, testKeys, address))
  // The account itself, and once more as what the link refers to.
  expect([1, 2]).toContain((await accountsFor(email)) - (await accountsFor('nobody@mail.example')))
  await untilMailsAre(own.db, 'sent', 'dropped')
})

test('an inbox is not filled: the sixth link within the hour is refused, whether there is an account or not', async () => {
  for (const email of [(await anAccount(app.db)).email, 'no-account@mail.example']) {
    const statuses: number[] = []
    for (let at = 0; at < 6; at++) statuses.push((await ask(email)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  }
  await untilMailsAre(app.db, 'sent', 'dropped')
})

test('no link stands in the database, the outbox or the log', async () => {
  const account = await anAccount(app.db)
  const { token, email } = await aLink(account)
  await app.get(`/reset-password/${token}?email=${encodeURIComponent(email)}`)
  await app.get(`/RESET-PASSWORD/${token}`)
  const rows = [
    await app.db.selectFrom('mails').selectAll().execute(),
    await app.db.selectFrom('password_resets').selectAll().execute(),
  ]
  expect(token.length).toBeGreaterThan(40)
  const written = JSON.stringify([rows, app.log])
  expect(written).toContain('/reset-password/')
  expect(written.includes(token)).toBe(false)
})

test('the page that a link leads to is kept by nobody', async () => {
  const { headers } = await app.get('/reset-password/abc?email=x', { accept: 'text/html' })
  expect(headers['cache-control'] ?? '').not.toMatch(/public|max-age=[1-9]/)
})

test('both spellings answer', async () => {
  const { email } = await anAccount(app.db)
  expect((await app.post('/author/forgot-password', { email })).status).toBe(200)
  const wrong = { email, token: 'x', password: NEW, password_confirmation: NEW }
  expect((await app.post('/author/reset-password', wrong)).status).toBe(422)
  await untilMailsAre(app.db, 'sent', 'dropped')
})

test('a reset confirms the address, and lets its owner in wherever strangers have tried', async () => {
  const account = await anAccount(app.db)
  await aSession(app.db, account)
  for (let at = 0; at < 11; at++) await logIn(account.email, 'Wrong-leaf-7')
  expect((await logIn(account.email, PASSWORD)).status).toBe(429)
  expect((await use(await aLink(account))).status).toBe(200)
  expect((await logIn(account.email, NEW)).status).toBe(200)
  const row = await app.db.selectFrom('accounts').selectAll().where('id', '=', account.id).executeTakeFirst()
  expect(row?.email_confirmed_at).toBeInstanceOf(Date)
})

test('while the mail server is out of reach the answer says so, for known and unknown addresses alike', async () => {
  const closed = await anSmtpServer()
  await closed.stop()
  const cutOff = await startTestApplication({ settings: { SMTP_URL: closed.url } })
  onTestFinished(() => cutOff.stop())
  const statusFor = async (email: string | null) => {
    const answer = await cutOff.post('/api/author/forgot-password', { email })
    return forgotPassword.output.parse(answer.json()).email_status
  }
  const { email } = await anAccount(cutOff.db)
  // Nothing has been tried before the first: what becomes of its mail shows in later answers.
  expect(await statusFor(email)).toBe('sent')
  await until('the mail is known to be stuck', async () => (await statusFor(`not-${email}`)) === 'failed')
  expect(await statusFor(email)).toBe('failed')
})
