import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { aDatabase } from '../../test/a-database.ts'
import { aStuckSmtpServer, type Stuck, type StuckSmtpPeer } from '../../test/a-stuck-smtp-server.ts'
import { DATA_KEYS, SECRET_KEY } from '../../test/an-application.ts'
import { mailsIn, untilMailsAre } from '../../test/outbox.ts'
import { until } from '../../test/until.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { createKeyring } from '../keys/keyring.ts'
import { createLogger } from '../log/logger.ts'
import { awaitOutcome } from './await-outcome.ts'
import { mailKind } from './mail-kind.ts'
import type { MailSigns } from './mail-signs.ts'
import { type MailPaces, type MailWorker, startMailWorker } from './mail-worker.ts'
import { queueMail } from './queue-mail.ts'
import { createSmtpTransport, type SmtpLimits } from './smtp-transport.ts'

const kindNamed = (name: string, urgent: boolean) =>
  mailKind({
    name,
    urgent,
    details: z.object({ to: z.string() }),
    gather: async (_deps, { to }) => ({ to }),
    write: ({ to }) => ({
      language: 'en',
      to,
      subject: 'A test',
      preview: '',
      title: 'A test',
      blocks: [{ kind: 'text', text: 'This is a test.' }],
      footnote: 'Sent by a test.',
    }),
    samples: {},
  })
const statement = kindNamed('a-statement', false)
const loginCode = kindNamed('a-login-code', true)

/** Of an hour where a test is not about it, so that only what it is about ends a wait. */
const HOUR = 3_600_000
const hours: SmtpLimits = { connect: HOUR, login: HOUR, envelope: HOUR, message: HOUR, answer: HOUR }

type Carrying = {
  db: Database
  peer: StuckSmtpPeer
  start: (limits?: Partial<SmtpLimits>, paces?: Partial<MailPaces>) => MailWorker
}

/** An outbox, a mail server, and a node that carries from the one to the other as soon as it is started. */
async function carrying(stuck: Stuck | null): Promise<Carrying> {
  const { db } = await aDatabase()
  const peer = await aStuckSmtpServer(stuck)
  const keys = createKeyring([SECRET_KEY], [DATA_KEYS])
  return {
    db,
    peer,
    start(limits = {}, paces = {}) {
      const settings = { host: '127.0.0.1', port: peer.port, secure: false, login: null }
      const worker = startMailWorker({
        deps: { db, keys, publicUrl: 'https://books.example' },
        transport: createSmtpTransport(settings, { ...hours, ...limits }),
        kinds: [statement, loginCode],
        from: { name: 'Panai', address: 'web@panai.example' },
        log: createLogger({ logLevel: 'silent' }),
        paces,
      })
      onTestFinished(() => worker.stop())
      return worker
    },
  }
}

async function queue(db: Database, kind: typeof statement, ...addresses: string[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const to of addresses) await queueMail(tx, kind, { to })
  })
}

const addresses = (count: number, domain: string) =>
  Array.from({ length: count }, (_, at) => `author-${at}@${domain}`)
const isStuck = (recipient: string) => recipient.endsWith('@stuck.example')

/** From the start of something until this is so. */
async function took(what: string, holds: () => boolean): Promise<number> {
  const start = performance.now()
  await until(what, async () => holds())
  return performance.now() - start
}

test.each(['RCPT', 'answer'] as const)(
  'four mails that hang at %s hold up no login code, and other mail for some seconds',
  async (at) => {
    const { db, peer, start } = await carrying({ at, only: isStuck })
    await queue(db, statement, ...addresses(4, 'stuck.example'))
    const worker = start()
    await until('four hang', async () => peer.held() === 4)

    await queue(db, loginCode, 'meena@mail.example')
    worker.wake()
    const code = await took('the code has come', () => peer.taken.includes('meena@mail.example'))
    await queue(db, statement, 'kavitha@mail.example')
    worker.wake()
    const other = await took('so has the other mail', () => peer.taken.includes('kavitha@mail.example'))
    expect(code).toBeLessThan(3_000)
    expect(other).toBeLessThan(15_000)
    expect(worker.heldUp()).toBeNull()
  },
)

test('one recipient at whom the server hangs keeps nobody else waiting, and its mail alone is tried again', async () => {
  const { db, peer, start } = await carrying({ at: 'RCPT', only: isStuck })
  await queue(db, statement, 'arul@stuck.example', ...addresses(20, 'mail.example'))
  const worker = start({ envelope: 1_000 })
  expect(await took('all others have come', () => peer.taken.length === 20)).toBeLessThan(10_000)
  await until('the one is noted', async () => (await mailsIn(db)).some(({ problem }) => problem !== null))
  expect(await mailsIn(db)).toMatchObject([
    { status: 'waiting', tries: 1, spared: 0, problem: expect.stringContaining('in time') },
    ...Array.from({ length: 20 }, () => ({ status: 'sent', tries: 1 })),
  ])
  expect(worker.heldUp()).toBeNull()
})

test.each(['greeting', 'RCPT', 'answer'] as const)(
  'a server that hangs at %s for everybody is tried by a few mails at a time, and has all of them afterwards, once',
  async (at) => {
    const { db, peer, start } = await carrying({ at })
    await queue(db, statement, ...addresses(40, 'mail.example'))
    const worker = start({ connect: 1_000, envelope: 1_000, answer: 5_000 }, { slow: 300 })
    await until('the node knows', async () => peer.held() >= 6)
    const tried = (await mailsIn(db)).filter(({ tries }) => tries > 0)
    expect(tried.length).toBeLessThanOrEqual(12)
    expect(peer.mostOpen()).toBeLessThanOrEqual(12)

    peer.become(null)
    peer.release()
    await until('what hung is noted', async () =>
      (await mailsIn(db)).every(
        (mail) => mail.tries === 0 || mail.problem !== null || mail.status === 'sent',
      ),
    )
    // The half minute until the next try, and no lease: that lasts longer.
    await sql`update mails set due_at = now() where status = 'waiting' and due_at < now() + interval '37 seconds'`.execute(
      db,
    )
    worker.wake()
    await until('all have come', async () => peer.taken.length >= 40)
    await untilMailsAre(db, 'sent')
    expect(new Set(peer.taken).size).toBe(40)
    expect(peer.taken).toHaveLength(40)
    expect(worker.heldUp()).toBeNull()
  },
)

test('while the server takes no mail at all no mail spends a try on it, and the node says since when', async () => {
  const { db, peer, start } = await carrying({ at: 'greeting' })
  await queue(db, statement, ...addresses(10, 'mail.example'))
  const worker = start({ connect: 100 })
  await until('some were tried', async () => (await mailsIn(db)).filter(({ tries }) => tries > 0).length >= 5)
  await until('it is held up', async () => worker.heldUp() !== null)
  expect(worker.heldUp()).toMatchObject({ trouble: { step: 'connect', reply: null } })
  await until('the last one is noted', async () =>
    (await mailsIn(db)).every((mail) => mail.tries === mail.spared),
  )
  expect((await mailsIn(db)).every(({ status }) => status === 'waiting')).toBe(true)
  expect(peer.mostOpen()).toBeLessThanOrEqual(4 + 2)
})

test('among a thousand that wait a login code goes next', async () => {
  const { db, peer, start } = await carrying({ at: 'answer' })
  await queue(db, statement, ...addresses(1_000, 'mail.example'))
  const worker = start()
  await until('all slots are taken', async () => peer.held() === 4)
  await queue(db, loginCode, 'meena@mail.example')
  worker.wake()
  await until('it is given next', async () => peer.held() === 5)
  peer.become(null)
  peer.release()
  await until('some have come', async () => peer.taken.length > 5)
  expect(peer.taken.indexOf('meena@mail.example')).toBeLessThanOrEqual(4)
})

test('a node that stops breaks off what the server does not have as a whole, and another sends it at once', async () => {
  const { db, peer, start } = await carrying({ at: 'RCPT' })
  await queue(db, statement, ...addresses(6, 'mail.example'))
  const worker = start()
  await until('four hang', async () => peer.held() === 4)
  const before = performance.now()
  await worker.stop()
  expect(performance.now() - before).toBeLessThan(2_000)
  const { rows } = await sql<{ due: number }>`
    select count(*) as due from mails where status = 'waiting' and due_at <= now() and tries = spared and problem is null`.execute(
    db,
  )
  expect(rows).toEqual([{ due: 6 }])

  peer.become(null)
  start()
  expect(await took('all have come', () => peer.taken.length === 6)).toBeLessThan(5_000)
  await untilMailsAre(db, 'sent')
  expect(new Set(peer.taken).size).toBe(6)
})

test('a node that stops waits for the answer to what the server has as a whole, for three seconds', async () => {
  const { db, peer, start } = await carrying({ at: 'answer' })
  await queue(db, statement, 'meena@mail.example')
  const answered = start()
  await until('it hangs', async () => peer.held() === 1)
  const stopped = answered.stop()
  peer.release()
  await stopped
  expect(await mailsIn(db)).toMatchObject([{ status: 'sent', tries: 1 }])

  await queue(db, statement, 'kavitha@mail.example')
  const unanswered = start()
  await until('it hangs', async () => peer.held() === 2)
  const before = performance.now()
  await unanswered.stop()
  expect(performance.now() - before).toBeLessThan(3_500)
  // The server may have it: that is a try, and the next one has its pause.
  const [, left] = await mailsIn(db)
  expect(left).toMatchObject({ status: 'waiting', tries: 1, spared: 0, problem: expect.any(String) })
  expect(left?.due_at.getTime()).toBeGreaterThan(Date.now() + 15_000)
})

test('nobody waits for a mail while its node stops, or while the mail server is left alone', async () => {
  const { db } = await aDatabase()
  await queue(db, statement, 'meena@mail.example')
  const [mail] = await mailsIn(db)
  const trouble = { step: 'connect', reply: null } as const
  const heldUp = (inMs: number) => () => ({ since: new Date(), again: new Date(Date.now() + inMs), trouble })
  const ask = async (signs: MailSigns) => {
    const before = performance.now()
    const outcome = await awaitOutcome(db, mail?.id ?? 0, signs)
    return { outcome, isQuick: performance.now() - before < 2_000 }
  }
  const goesOn = new AbortController().signal
  expect(await ask({ heldUp: () => null, stopping: AbortSignal.abort() })).toEqual({
    outcome: 'sending',
    isQuick: true,
  })
  expect(await ask({ heldUp: heldUp(60_000), stopping: goesOn })).toEqual({
    outcome: 'failed',
    isQuick: true,
  })
  expect(await ask({ heldUp: heldUp(-1), stopping: goesOn })).toEqual({ outcome: 'sending', isQuick: false })
})
