import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { aDatabase, type TestDatabase } from '../../test/a-database.ts'
import { DATA_KEYS, SECRET_KEY } from '../../test/an-application.ts'
import { anSmtpServer, type Delivery } from '../../test/an-smtp-server.ts'
import { postJson } from '../../test/ask.ts'
import { aMessage } from '../../test/builders.ts'
import { mailsIn, passTheWait, untilMailsAre } from '../../test/outbox.ts'
import { takeDueMail } from './outbox.ts'

type Server = { origin: string; kill: () => Promise<void> }

const main = path.resolve(import.meta.dirname, '../main.ts')

/** The product itself in a process of its own, on the test's database. */
async function aServerProcess({ connection }: TestDatabase, smtpUrl: string): Promise<Server> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'panai-test-crash-'))
  const { host, port, user, password, database } = connection
  const where = new URLSearchParams({ host, port: String(port) })
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?${where}`,
      SECRET_KEY,
      DATA_KEYS,
      SMTP_URL: smtpUrl,
      LOG_LEVEL: 'error',
      MESSAGES_PER_MINUTE: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(async () => {
    await kill()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { origin: await addressOf(child), kill }
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the output of the server is not read')
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /http:\/\/localhost:(\d+)/.exec(line) ?? []
    if (port) return `http://127.0.0.1:${port}`
  }
  throw new Error('the server did not start')
}

test('killed while the mail server holds its answer: the mail goes out again as the same mail', async () => {
  const holding = Promise.withResolvers<Delivery>()
  const release = Promise.withResolvers<null>()
  const again = Promise.withResolvers<Delivery>()
  const peer = await anSmtpServer({
    answer(delivery) {
      if (peer.deliveries.length > 1) {
        again.resolve(delivery)
        return null
      }
      holding.resolve(delivery)
      return release.promise
    },
  })
  const database = await aDatabase()
  const first = await aServerProcess(database, peer.url)

  expect((await postJson(first.origin, '/api/contact', aMessage())).status).toBe(200)
  const taken = await holding.promise
  await first.kill()
  release.resolve(null) // taken by the mail server, and nobody there to hear it

  expect(await mailsIn(database.db)).toMatchObject([{ status: 'waiting', tries: 1 }])
  expect(await takeDueMail(database.db, 1_000)).toBeNull() // the lease of the dead still holds

  await aServerProcess(database, peer.url)
  await passTheWait(database.db)
  const repeated = await again.promise
  await untilMailsAre(database.db, 'sent')
  expect(await mailsIn(database.db)).toMatchObject([{ tries: 2 }])
  expect(repeated.mail.messageId).toBe(taken.mail.messageId)
  expect(repeated.raw.equals(taken.raw)).toBe(true)
})

test('killed right after each answer: every message that was answered is stored and mailed', async () => {
  const silent = await anSmtpServer()
  await silent.stop()
  const database = await aDatabase()
  const answered: unknown[] = []
  for (let round = 0; round < 3; round++) {
    const server = await aServerProcess(database, silent.url)
    const messages = Array.from({ length: 10 }, () => aMessage())
    const posts = messages.map(async (message) => {
      const { status } = await postJson(server.origin, '/api/contact', message)
      if (status === 200) answered.push(message.email)
    })
    await Promise.any(posts)
    await server.kill()
    await Promise.allSettled(posts)
  }
  expect(answered.length).toBeGreaterThanOrEqual(3)

  const peer = await anSmtpServer({ port: silent.port })
  await passTheWait(database.db)
  await aServerProcess(database, peer.url)
  await untilMailsAre(database.db, 'sent')
  const mailed = peer.deliveries.map(({ mail }) => mail.replyTo?.[0]?.address)
  expect(mailed).toEqual(expect.arrayContaining(answered))
  expect(new Set(mailed).size).toBe(mailed.length)
})
