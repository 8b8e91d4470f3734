import { startPasskey } from '@panai/contract/accounts/staff/passkeys'
import {
  confirmSecondFactor,
  getSecondFactor,
  startSecondFactor,
} from '@panai/contract/accounts/staff/second-factor'
import { sql } from 'kysely'
import { URI } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AccountRow,
  anAccount,
  linkIn,
  PASSWORD,
  sendJson,
  signInAs,
  signInByPassword,
} from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { anAuthenticator } from '../../../../test/an-authenticator.ts'
import { anSmtpServer, type SmtpPeer } from '../../../../test/an-smtp-server.ts'
import { untilMailsAre } from '../../../../test/outbox.ts'

let app: TestApplication
let peer: SmtpPeer
beforeAll(async () => {
  peer = await anSmtpServer({ lasting: true })
  app = await startTestApplication({ settings: { SMTP_URL: peer.url, MESSAGES_PER_MINUTE: '1000' } })
})
afterAll(async () => {
  await app.stop()
  await peer.stop()
})

type Signed = { authorization: string }

async function mailsTo(email: string | null) {
  await untilMailsAre(app.db, 'sent', 'dropped')
  return peer.deliveries.filter(({ to }) => to[0] === email).map(({ mail }) => mail)
}

async function changeEmail(email: string, signed: Signed): Promise<void> {
  await app.post('/api/author/email', { email, password: PASSWORD }, signed)
  const mail = (await mailsTo(email)).find(({ subject }) => subject?.includes('confirm your e-mail'))
  const token = linkIn(mail ?? {}, 'https://books.example/profile').searchParams.get('confirm')
  expect((await app.post('/api/author/email/confirm', { token })).status).toBe(200)
}

const historyOf = ({ id }: AccountRow) =>
  app.db
    .selectFrom('account_addresses')
    .select(['email', 'until'])
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()

test('after two changes of address the first still hears of every change, each with a link of its own', async () => {
  const account = await anAccount(app.db)
  const signed = await signInAs(app.db, account)
  const [first, second, third] = ['', 'second-', 'third-'].map((start) => `${start}${account.email}`)
  await changeEmail(second ?? '', signed)
  await changeEmail(third ?? '', signed)
  const password = 'Another-leaf-8'
  await sendJson(
    app.origin,
    'PUT',
    '/api/author/password',
    { current_password: PASSWORD, password, password_confirmation: password },
    signed,
  )
  const told = await mailsTo(first ?? '')
  expect(told.map(({ subject }) => subject).sort()).toEqual([
    'Another e-mail address for your account at Panai',
    'Another e-mail address for your account at Panai',
    'The e-mail address of your account at Panai was changed',
    'The e-mail address of your account at Panai was changed',
    'Your password at Panai was changed',
  ])
  const links = told.map((mail) => linkIn(mail, 'https://books.example/not-me/').pathname)
  expect(new Set(links).size).toBe(5)
  expect((await mailsTo(third ?? '')).map(({ subject }) => subject)).toContain(
    'Your password at Panai was changed',
  )
  const kept = await app.db.selectFrom('account_notices').selectAll().execute()
  for (const link of links) expect(JSON.stringify(kept)).not.toContain(link.split('/')[2])
})

test('an address that went more than 30 days ago hears nothing', async () => {
  const account = await anAccount(app.db)
  await app.db
    .updateTable('accounts')
    .set({ email: `now-${account.email}` })
    .where('id', '=', account.id)
    .execute()
  await sql`alter table account_addresses disable trigger is_kept`.execute(app.db)
  await sql`
    update account_addresses set since = now() - interval '90 days', until = now() - interval '31 days'
    where account_id = ${account.id} and until is not null`.execute(app.db)
  await sql`alter table account_addresses enable trigger is_kept`.execute(app.db)
  await changeEmail(`later-${account.email}`, await signInAs(app.db, account))
  expect(await mailsTo(account.email)).toEqual([])
})

test('every change of an address is written down, and nothing of it is taken back', async () => {
  const account = await anAccount(app.db)
  const email = `other-${account.email}`
  await app.db.updateTable('accounts').set({ email }).where('id', '=', account.id).execute()
  expect(await historyOf(account)).toMatchObject([
    { email: account.email, until: expect.any(Date) },
    { email, until: null },
  ])
  const own = sql`account_id = ${account.id}`
  for (const change of [
    sql`update account_addresses set email = 'x@y.example' where ${own}`,
    sql`update account_addresses set until = null where ${own} and until is not null`,
    sql`update account_addresses set since = now() - interval '1 year' where ${own}`,
    sql`delete from account_addresses where ${own}`,
  ])
    await expect(change.execute(app.db)).rejects.toThrow('stays written')
  expect(await historyOf(account)).toHaveLength(2)
})

test('nobody registers with an address that another account had lately, but its owner may go back to it', async () => {
  const account = await anAccount(app.db)
  const { email } = account
  const change = (to: string | null) =>
    app.db.updateTable('accounts').set({ email: to }).where('id', '=', account.id).execute()
  await change(`elsewhere-${email}`)
  await expect(anAccount(app.db, { email })).rejects.toThrow('had this address lately')
  await change(email)
  expect(await historyOf(account)).toHaveLength(3)
})

/** Sets a second factor up as its owner does. @returns the recovery codes. */
async function setUpFactor(email: string, signed: Signed): Promise<string[]> {
  const here = '/api/staff/second-factor'
  const started = await app.post(here, { password: PASSWORD }, signed)
  const totp = URI.parse(startSecondFactor.output.parse(started.json()).data.address)
  const mail = (await mailsTo(email)).at(-1)
  const [mailed_code] = /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(mail?.text ?? '') ?? []
  const confirmed = await app.post(`${here}/confirmation`, { code: totp.generate(), mailed_code }, signed)
  return confirmSecondFactor.output.parse(confirmed.json()).recovery_codes
}

/** Adds a passkey as its owner does. @returns its number. */
async function addPasskey(signed: Signed): Promise<number> {
  const started = await app.post('/api/staff/passkeys/start', { password: PASSWORD }, signed)
  const { options } = startPasskey.output.parse(started.json()).data
  const passkey = anAuthenticator('https://books.example').create(options)
  expect((await app.post('/api/staff/passkeys', { name: 'Laptop', passkey }, signed)).status).toBe(200)
  const { data } = getSecondFactor.output.parse((await app.get('/api/staff/second-factor', signed)).json())
  return data.passkeys[0]?.id ?? 0
}

test('each change of the second factor is told at every address, and each link takes the account back', async () => {
  const changes: [string, (signed: Signed, codes: string[], account: AccountRow) => Promise<unknown>][] = [
    ['A second factor was set up at Panai', async () => undefined],
    [
      'New recovery codes were made at Panai',
      (signed, [code]) => app.post('/api/staff/second-factor/recovery-codes', { code }, signed),
    ],
    [
      'Your second factor was removed at Panai',
      (signed, [code]) => app.post('/api/staff/second-factor/removal', { code }, signed),
    ],
    ['A passkey was added at Panai', addPasskey],
    [
      'A passkey was removed at Panai',
      async (signed, [code]) =>
        app.post(`/api/staff/passkeys/${await addPasskey(signed)}/removal`, { code }, signed),
    ],
    [
      'Your authenticator app was removed at Panai',
      async (signed, [code]) => {
        await addPasskey(signed)
        return app.post('/api/staff/second-factor/removal', { code }, signed)
      },
    ],
    [
      'Your second factor at Panai was removed',
      async (_, __, { id }) => {
        const admin = await signInAs(app.db, await anAccount(app.db, { role: 'admin' }))
        const { version } = await app.db
          .selectFrom('accounts')
          .select('version')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        return app.post(`/api/staff/accounts/${id}/second-factor-reset`, { version }, admin)
      },
    ],
  ]
  for (const [subject, change] of changes) {
    const account = await anAccount(app.db, { role: 'editor' })
    const [first, second] = [String(account.email), `second-${account.email}`]
    await app.db.updateTable('accounts').set({ email: second }).where('id', '=', account.id).execute()
    const signed = await signInByPassword(app.db, account)
    await change(signed, await setUpFactor(second, signed), account)
    const about = async (email: string) => (await mailsTo(email)).filter((mail) => mail.subject === subject)
    expect([subject, (await about(first)).length, (await about(second)).length]).toEqual([subject, 1, 1])
    const [mail] = await about(first)
    const token = linkIn(mail ?? {}, 'https://books.example/not-me/').pathname.split('/')[2]
    expect((await app.post('/api/author/not-me', { token })).status).toBe(200)
    const { email } = await app.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow()
    expect(email).toBe(first)
    expect((await app.get('/api/user', signed)).status).toBe(401)
  }
})
