import { changeAccount, getAccount, listAccounts } from '@panai/contract/accounts/staff/accounts'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AccountRow,
  anAccount,
  aSession,
  linkIn,
  PASSWORD,
  sendJson,
  signInAs,
  signInWithFactor,
} from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { anSmtpServer, type SmtpPeer } from '../../../../test/an-smtp-server.ts'
import { untilMailsAre } from '../../../../test/outbox.ts'

let app: TestApplication
let peer: SmtpPeer
let owner: AccountRow
let signed: Record<string, string>
beforeAll(async () => {
  peer = await anSmtpServer({ lasting: true })
  app = await startTestApplication({ settings: { SMTP_URL: peer.url } })
  owner = await anAccount(app.db, { role: 'admin', name: 'Owner' })
  signed = await signInWithFactor(app.db, owner)
})
afterAll(async () => {
  await app.stop()
  await peer.stop()
})

const here = '/api/staff/accounts'
let made = 0

async function invited(role = 'editor') {
  made += 1
  const email = `invited-${made}@books.example`
  const answer = await app.post(here, { name: `Invited ${made}`, email, role }, signed)
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
  return { email, record: changeAccount.output.parse(answer.json()).data }
}

async function theToken(email: string): Promise<string> {
  await untilMailsAre(app.db, 'sent', 'dropped')
  const mail = peer.deliveries.filter(({ to }) => to[0] === email).at(-1)?.mail ?? {}
  return linkIn(mail, 'https://books.example/staff/invitation/').pathname.split('/').at(-1) ?? ''
}

const accept = (token: string) =>
  app.post('/api/staff/invitation', { token, password: PASSWORD, password_confirmation: PASSWORD })
const patch = (id: number, body: object, by = signed) =>
  sendJson(app.origin, 'PATCH', `${here}/${id}`, body, by)
const record = async (id: number) =>
  getAccount.output.parse((await app.get(`${here}/${id}`, signed)).json()).data

function entriesAbout(id: number) {
  return app.db
    .selectFrom('audit_entries')
    .select(['account_id', 'action', 'part', 'before', 'after'])
    .where('subject', '=', 'accounts')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()
}

test('who is invited by mail chooses a password once and logs in with the role', async () => {
  const { email, record: account } = await invited()
  expect(account).toMatchObject({ role: 'editor', status: 'invited', email_confirmed: false })
  expect((await app.post('/api/author/login', { email, password: PASSWORD })).status).toBe(401)
  const token = await theToken(email)
  const answers = await Promise.all([accept(token), accept(token)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  const login = await app.post('/api/author/login', { email, password: PASSWORD })
  expect((login.json() as { user: object }).user).toMatchObject({ id: null, role: 'editor' })
  expect(await record(account.id)).toMatchObject({ status: 'active', email_confirmed: true })
  expect(await entriesAbout(account.id)).toMatchObject([
    { account_id: owner.id, action: 'inviteStaff', after: { email, role: 'editor' } },
    { part: 'staff_invitations', after: { token_hash: '•••', nonce: '•••' } },
  ])
})

test('an invitation ends after 72 hours and by a newer one; nobody gets around it with a reset link', async () => {
  const { email, record: account } = await invited()
  const first = await theToken(email)
  expect((await app.post(`${here}/${account.id}/mails`, { kind: 'invitation' }, signed)).status).toBe(200)
  const second = await theToken(email)
  expect((await accept(first)).status).toBe(422)
  await app.post('/api/author/forgot-password', { email })
  await untilMailsAre(app.db, 'sent', 'dropped')
  expect(peer.deliveries.filter(({ to }) => to[0] === email)).toHaveLength(2)

  const hours = (Date.parse((await record(account.id)).invitation_ends_at ?? '') - Date.now()) / 3_600_000
  expect(Math.round(hours)).toBe(72)
  await app.db
    .updateTable('staff_invitations')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('account_id', '=', account.id)
    .execute()
  expect((await accept(second)).status).toBe(422)
})

test('an address that has an account is not invited', async () => {
  const { email } = await anAccount(app.db)
  const early = await anAccount(app.db, { email: `early@\u00admail-${process.pid}.example` })
  for (const spelled of [email?.toUpperCase(), `${email}\u200b`, early.email]) {
    const answer = await app.post(here, { name: 'Somebody', email: spelled, role: 'editor' }, signed)
    expect([answer.status, refusalReply.parse(answer.json()).errors]).toEqual([
      409,
      { email: ['Email already registered'] },
    ])
  }
  expect((await app.post(here, { name: 'S', email: 'x', role: 'author' }, signed)).json()).toMatchObject({
    errors: { name: expect.anything(), email: expect.anything(), role: expect.anything() },
  })
})

test('of two who change an account the second is told who was first', async () => {
  const { id, version } = await anAccount(app.db, { role: 'editor' })
  expect((await patch(id, { version, role: 'accounts' })).status).toBe(200)
  const second = await patch(id, { version, name: 'Another name' })
  const reply = refusalReply.parse(second.json())
  expect([second.status, reply.reason]).toEqual([409, 'stale'])
  expect(reply.message).toContain('Changed by Owner')
  expect(await record(id)).toMatchObject({ role: 'accounts', version: version + 1 })
})

test('nobody raises, lowers, disables or resets themself, and nobody but an admin changes a role', async () => {
  const { version } = await record(owner.id)
  expect((await patch(owner.id, { version, role: 'editor' })).status).toBe(403)
  expect((await app.post(`${here}/${owner.id}/disabling`, { version }, signed)).status).toBe(403)
  expect((await app.post(`${here}/${owner.id}/second-factor-reset`, { version }, signed)).status).toBe(403)
  const editor = await anAccount(app.db, { role: 'editor' })
  const byEditor = await signInWithFactor(app.db, editor)
  expect((await patch(editor.id, { version: 2, role: 'admin' }, byEditor)).status).toBe(403)
  expect(await record(editor.id)).toMatchObject({ role: 'editor' })
})

test('two admins who disable each other at once leave one', async () => {
  const alone = await startTestApplication()
  try {
    const admins = await Promise.all([1, 2].map(() => anAccount(alone.db, { role: 'admin' })))
    const callers = await Promise.all(admins.map((admin) => signInWithFactor(alone.db, admin)))
    const answers = await Promise.all(
      admins.map((_, at) =>
        alone.post(`${here}/${admins[1 - at]?.id}/disabling`, { version: 2 }, callers[at] ?? {}),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    const left = await alone.db
      .selectFrom('accounts')
      .select('id')
      .where('role', '=', 'admin')
      .where('disabled_at', 'is', null)
      .execute()
    expect(left).toHaveLength(1)
  } finally {
    await alone.stop()
  }
})

test('a disabled account is out at once, and in again when it is enabled', async () => {
  for (const role of ['editor', 'author'] as const) {
    const account = await anAccount(app.db, { role })
    const theirs = await signInAs(app.db, account)
    expect((await app.get('/api/user', theirs)).status).toBe(200)
    const before = await record(account.id)
    const off = await app.post(`${here}/${account.id}/disabling`, { version: before.version }, signed)
    expect([off.status, changeAccount.output.parse(off.json()).data.status]).toEqual([200, 'disabled'])
    expect((await app.get('/api/user', theirs)).status).toBe(401)
    const login = { email: account.email, password: PASSWORD }
    expect((await app.post('/api/author/login', login)).status).toBe(401)
    const { version } = await record(account.id)
    expect((await app.post(`${here}/${account.id}/enabling`, { version }, signed)).status).toBe(200)
    expect((await app.get('/api/user', theirs)).status).toBe(401)
    expect((await app.post('/api/author/login', login)).status).toBe(200)
  }
})

test('sessions are seen and ended, one or all, and each end leaves an entry', async () => {
  const account = await anAccount(app.db)
  const sessions = [await aSession(app.db, account), await aSession(app.db, account)]
  const list = async () =>
    (await app.get(`${here}/${account.id}/sessions`, signed)).json() as { data: object[] }
  expect((await list()).data).toHaveLength(2)
  const ended = `${here}/${account.id}/ended-sessions`
  expect((await app.post(ended, { session_id: sessions[0]?.id }, signed)).status).toBe(200)
  expect((await app.post(ended, { session_id: sessions[0]?.id }, signed)).status).toBe(404)
  expect((await list()).data).toMatchObject([{ id: sessions[1]?.id, current: false }])
  expect((await app.post(ended, {}, signed)).status).toBe(200)
  expect((await list()).data).toEqual([])
  expect(await entriesAbout(account.id)).toMatchObject([{ part: 'sessions' }, { part: 'sessions' }])
})

test('mails are sent again only where they are of use', async () => {
  const mail = (id: number, kind: string) => app.post(`${here}/${id}/mails`, { kind }, signed)
  const author = await anAccount(app.db)
  const confirmed = await anAccount(app.db, { email_confirmed_at: new Date() })
  const editor = await anAccount(app.db, { role: 'editor' })
  const { record: guest } = await invited()
  const outcomes = await Promise.all([
    mail(author.id, 'confirmation'),
    mail(author.id, 'reset'),
    mail(editor.id, 'reset'),
    mail(author.id, 'invitation'),
    mail(confirmed.id, 'confirmation'),
    mail(editor.id, 'confirmation'),
    mail(guest.id, 'reset'),
    mail(2_147_483_647, 'reset'),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 200, 409, 409, 409, 409, 404])
  await untilMailsAre(app.db, 'sent', 'dropped')
  const links = peer.deliveries
    .filter(({ to }) => to[0] === author.email || to[0] === editor.email)
    .map(({ mail: { text = '' } }) => /books\.example\/[\w-]+/.exec(text)?.[0])
  expect(links.sort()).toEqual([
    'books.example/profile',
    'books.example/reset-password',
    'books.example/reset-password',
  ])
})

test('an admin takes off a lost second factor: the owner is told and logged out', async () => {
  const editor = await anAccount(app.db, { role: 'editor' })
  const theirs = await signInWithFactor(app.db, editor)
  const { version } = await record(editor.id)
  const reset = (with_: number) =>
    app.post(`${here}/${editor.id}/second-factor-reset`, { version: with_ }, signed)
  expect((await reset(version - 1)).status).toBe(409)
  expect((await reset(version)).status).toBe(200)
  expect(await record(editor.id)).toMatchObject({ has_second_factor: false })
  expect((await app.get('/api/user', theirs)).status).toBe(401)
  expect((await reset(version + 1)).status).toBe(409)
  await untilMailsAre(app.db, 'sent', 'dropped')
  expect(peer.deliveries.filter(({ to }) => to[0] === editor.email).map(({ mail }) => mail.subject)).toEqual([
    'Your second factor at Panai was removed',
  ])
  expect(await entriesAbout(editor.id)).toMatchObject([
    { action: 'resetSecondFactor', after: { second_factor_since: null } },
    { part: 'sessions' },
    { part: 'sessions' },
  ])
})

test('accounts are found by name, address, role and state, and shown without secrets', async () => {
  await anAccount(app.db, { name: 'காவியா 100%', role: 'accounts' })
  const list = async (query: string) =>
    listAccounts.output.parse((await app.get(`${here}?${query}`, signed)).json())
  expect((await list(`q=${encodeURIComponent('காவி')}`)).data).toMatchObject([{ role: 'accounts' }])
  expect((await list(`q=${encodeURIComponent('100%')}`)).meta.total).toBe(1)
  expect((await list('q=OWNER&role=admin')).data.map(({ id }) => id)).toContain(owner.id)
  expect((await list('role=staff')).data.every(({ role }) => role !== 'author')).toBe(true)
  const statuses = (await list('status=invited&per_page=100')).data.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set(['invited']))
  const names = (await list('sort=name&per_page=100')).data.map(({ name }) => name.toLowerCase())
  expect(names.length).toBeGreaterThan(5)
  expect((await app.get(`${here}?sort=password_hash`, signed)).status).toBe(422)
  expect((await app.get(here, signed)).text).not.toMatch(/argon2|password|registration_key/)
})
