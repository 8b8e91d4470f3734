import type { SMTPServerOptions } from 'smtp-server'
import { expect, test } from 'vitest'
import { anApplication, type TestApplication } from '../../test/an-application.ts'
import { anSmtpServer, smtpError } from '../../test/an-smtp-server.ts'
import { aMessage } from '../../test/builders.ts'
import { mailsIn, untilMailsAre, untilTried } from '../../test/outbox.ts'

const USER = 'web@panai.example'
const PASSWORD = 'pässwörd/with:signs@42%'
const base64 = (text: string) => Buffer.from(text).toString('base64')
const spellings = [PASSWORD, encodeURIComponent(PASSWORD), base64(PASSWORD), base64(`\0${USER}\0${PASSWORD}`)]

function urlOf(host: string, port: number): string {
  return `smtp://${encodeURIComponent(USER)}:${encodeURIComponent(PASSWORD)}@${host}:${port}`
}

function everythingWritten(app: TestApplication, mails: unknown): string {
  return JSON.stringify([app.log, mails])
}

/** A server that wants a login and repeats in its refusal whatever it was given. */
function demanding(password: string): SMTPServerOptions {
  return {
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    authMethods: ['PLAIN'],
    onAuth(given, _session, done) {
      if (given.username === USER && given.password === password) done(null, { user: USER })
      else done(smtpError(535, `no: ${spellings.join(' ')}`))
    },
  }
}

test('the login of SMTP_URL is used', async () => {
  const peer = await anSmtpServer({ server: demanding(PASSWORD) })
  const app = await anApplication({ settings: { SMTP_URL: urlOf('127.0.0.1', peer.port) } })
  await app.post('/api/contact', aMessage())
  await untilMailsAre(app.db, 'sent')
  expect(peer.deliveries).toHaveLength(1)
})

test('a password that is refused is neither logged nor stored, and the mail waits for a better one', async () => {
  const peer = await anSmtpServer({ server: demanding('another') })
  const app = await anApplication({ settings: { SMTP_URL: urlOf('127.0.0.1', peer.port) } })
  await app.post('/api/contact', aMessage())
  await untilTried(app.db, 1)

  const mails = await mailsIn(app.db)
  expect(mails).toMatchObject([{ status: 'waiting', problem: expect.stringContaining('535') }])
  const written = everythingWritten(app, mails)
  for (const secret of spellings) expect(written).not.toContain(secret)
})

test('a login never travels unencrypted to another machine', async () => {
  const attempts: string[] = []
  const open = demanding(PASSWORD)
  const peer = await anSmtpServer({
    server: {
      ...open,
      onAuth: (given, _session, done) => done(smtpError(535, String(attempts.push(String(given.username))))),
    },
  })
  // This spelling of "here" is not one that we take for this machine.
  const app = await anApplication({ settings: { SMTP_URL: urlOf('0.0.0.0', peer.port) } })
  await app.post('/api/contact', aMessage())
  await untilTried(app.db, 1)
  expect(attempts).toEqual([])
  expect(peer.deliveries).toEqual([])
})
