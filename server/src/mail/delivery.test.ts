import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { register } from '@panai/contract/accounts/accounts'
import { brand } from '@panai/contract/brand/brand'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { aDatabase, takeConnections } from '../../test/a-database.ts'
import { aStuckSmtpServer } from '../../test/a-stuck-smtp-server.ts'
import { aRegistration, sendForm } from '../../test/accounts.ts'
import { anApplication, startTestApplication } from '../../test/an-application.ts'
import { anSmtpServer, smtpError } from '../../test/an-smtp-server.ts'
import { aMessage } from '../../test/builders.ts'
import { mailsIn, passTheWait, untilMailsAre, untilTried } from '../../test/outbox.ts'
import { until } from '../../test/until.ts'

const GREYLISTED = smtpError(451, '4.7.1 greylisted, come back later')

test('a message becomes a mail to the team that answers to the visitor', async () => {
  const peer = await anSmtpServer()
  const app = await anApplication({
    settings: { SMTP_URL: peer.url, MAIL_FROM: 'Panai Books <web@panai.example>' },
  })

  const answer = await app.post('/api/contact', aMessage({ name: 'Meena', email: 'meena@mail.example' }))
  expect(answer.status).toBe(200)
  await untilMailsAre(app.db, 'sent')

  expect(peer.deliveries).toHaveLength(1)
  const [{ from, to, mail }] = peer.deliveries as [(typeof peer.deliveries)[0]] // its length was checked
  expect({ from, to }).toEqual({ from: 'web@panai.example', to: [brand.email] })
  expect(mail.from).toMatchObject({ name: 'Panai Books', address: 'web@panai.example' })
  expect(mail.replyTo).toMatchObject([{ address: 'meena@mail.example' }])
  expect(mail.subject).toBe('General Inquiry: Meena')
  expect(mail.text).toContain('do you print in Tamil?')
  expect(mail.html).toContain('do you print in Tamil?')
})

test('a mail that is refused for now is tried again and arrives once, as the same mail', async () => {
  const answers = [GREYLISTED, GREYLISTED, null]
  const peer = await anSmtpServer({ answer: () => answers.shift() ?? null })
  const app = await anApplication({ settings: { SMTP_URL: peer.url } })

  const before = Date.now()
  await app.post('/api/contact', aMessage())
  await untilTried(app.db, 1)
  const [waiting] = await mailsIn(app.db)
  expect(waiting).toMatchObject({ status: 'waiting', problem: expect.stringContaining('greylisted') })
  // Half a minute after the try, more or less by a fifth.
  const due = waiting?.due_at.getTime() ?? 0
  expect(due - before).toBeGreaterThanOrEqual(24_000)
  expect(due - Date.now()).toBeLessThanOrEqual(36_000)

  await passTheWait(app.db)
  await untilTried(app.db, 2)
  await passTheWait(app.db)
  await untilMailsAre(app.db, 'sent')
  expect(await mailsIn(app.db)).toMatchObject([{ tries: 3, problem: null }])
  expect(peer.deliveries).toHaveLength(3)
  expect(new Set(peer.deliveries.map(({ raw }) => raw.toString('base64'))).size).toBe(1)
})

test('a mail that is refused for good is given up after three tries, and says so', async () => {
  const peer = await anSmtpServer({ refuseRecipient: () => smtpError(550, '5.1.1 no such mailbox') })
  const app = await anApplication({ settings: { SMTP_URL: peer.url } })

  await app.post('/api/contact', aMessage())
  for (const tries of [1, 2]) {
    await untilTried(app.db, tries)
    expect(await mailsIn(app.db)).toMatchObject([{ status: 'waiting' }])
    await passTheWait(app.db)
  }
  await untilMailsAre(app.db, 'failed')

  const [failed] = await mailsIn(app.db)
  expect(failed).toMatchObject({ tries: 3, problem: expect.stringContaining('no such mailbox') })
  expect(app.log.filter(({ msg }) => msg === 'a mail could not be sent and is given up')).toHaveLength(1)
  expect(await app.db.selectFrom('enquiries').select('id').execute()).toHaveLength(1)
})

test('an outage loses nothing: all that was written meanwhile arrives once when it is over', async () => {
  const gone = await anSmtpServer()
  await gone.stop()
  const app = await anApplication({ settings: { SMTP_URL: gone.url } })

  const messages = Array.from({ length: 12 }, () => aMessage())
  for (const message of messages) expect((await app.post('/api/contact', message)).status).toBe(200)
  await until('the mail server was tried', async () => (await mailsIn(app.db)).some(({ problem }) => problem))

  const peer = await anSmtpServer({ port: gone.port })
  await untilMailsAre(app.db, 'sent')
  expect(peer.deliveries.map(({ mail }) => mail.replyTo?.[0]?.address).sort()).toEqual(
    messages.map(({ email }) => email).sort(),
  )
})

test('two nodes on one database send each mail once', async () => {
  const peer = await anSmtpServer()
  const database = await aDatabase()
  const settings = { SMTP_URL: peer.url }
  const one = await anApplication({ settings, database })
  const other = await anApplication({ settings, database })

  const posts = Array.from({ length: 40 }, (_, at) => (at % 2 ? one : other).post('/api/contact', aMessage()))
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(Array(40).fill(200))
  await untilMailsAre(database.db, 'sent')
  expect(peer.deliveries).toHaveLength(40)
  expect(new Set(peer.deliveries.map(({ mail }) => mail.messageId)).size).toBe(40)
})

test('a mail that was taken while the database was away for a moment is not sent again', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<null>()
  const peer = await anSmtpServer({ answer: () => released })
  const app = await anApplication({ settings: { SMTP_URL: peer.url } })

  await app.post('/api/contact', aMessage())
  await until(
    'the mail is on its way',
    async () => (await app.get('/healthz')) && peer.deliveries.length === 1,
  )
  const client = await app.pool.connect()
  await takeConnections(app, false)
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  client.release()
  release(null)
  await until('the answer could not be noted', async () => {
    await app.get('/healthz')
    return app.log.some(({ msg }) => msg.startsWith('the fate of a mail could not be noted'))
  })
  await takeConnections(app, true)

  await untilMailsAre(app.db, 'sent')
  expect(await mailsIn(app.db)).toMatchObject([{ tries: 1 }])
  expect(peer.deliveries).toHaveLength(1)
})

test('a server that is stopped waits for the mail that is on its way', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<null>()
  const peer = await anSmtpServer({ answer: () => released })
  const database = await aDatabase()
  const app = await startTestApplication({ settings: { SMTP_URL: peer.url }, database })
  await app.post('/api/contact', aMessage())
  await until(
    'the mail is on its way',
    async () => (await app.get('/healthz')) && peer.deliveries.length === 1,
  )

  const stopped = app.stop()
  release(null)
  await stopped
  expect(await mailsIn(database.db)).toMatchObject([{ status: 'sent', tries: 1 }])
})

test('a node whose mail server hangs is ready, and stops within seconds, with whoever waits for a mail answered', async () => {
  const peer = await aStuckSmtpServer({ at: 'greeting' })
  const database = await aDatabase()
  const app = await startTestApplication({ settings: { SMTP_URL: peer.url }, database })
  await app.post('/api/contact', aMessage())
  await until('it hangs', async () => peer.held() > 0)
  expect((await app.get('/readyz')).status).toBe(200)

  const registering = sendForm(app.origin, '/api/author/register', aRegistration())
  await until('its mail is queued', async () =>
    (await mailsIn(database.db)).some(({ kind }) => kind === 'welcome-to-author'),
  )
  const before = performance.now()
  await app.stop()
  expect(performance.now() - before).toBeLessThan(5_000)
  expect(register.output.parse((await registering).json()).email_status).toBe('sending')
  expect(performance.now() - before).toBeLessThan(5_000)
})

test('without an SMTP server each mail is kept as a file that mail programs open', async () => {
  const app = await anApplication()
  await app.post('/api/contact', aMessage({ name: 'செல்வி', message: 'தமிழில் அச்சிடுவீர்களா?' }))
  await untilMailsAre(app.db, 'kept')

  const folder = path.join(app.dataDir, 'mail')
  const files = await readdir(folder)
  expect(files).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d enquiry-to-staff \d+\.eml$/),
  ])
  const mail = await PostalMime.parse(await readFile(path.join(folder, files[0] ?? '')))
  expect(mail).toMatchObject({ subject: 'General Inquiry: செல்வி' })
  expect(mail.text).toContain('தமிழில் அச்சிடுவீர்களா?')
})
