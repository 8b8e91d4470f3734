import { expect, test } from 'vitest'
import { aStuckSmtpServer, type Stuck, stuckAt } from '../../test/a-stuck-smtp-server.ts'
import { anSmtpServer, smtpError } from '../../test/an-smtp-server.ts'
import { until } from '../../test/until.ts'
import { MailProblem } from './mail-problem.ts'
import { createSmtpTransport, type SmtpLimits, smtpLimits } from './smtp-transport.ts'
import type { HandingStep } from './transport.ts'

const HOUR = 3_600_000
const LIMIT = 300
const login = { user: 'web', password: 's3cret' }
/** More than the buffers of a connection hold. */
const LARGE = 64 * 1024 * 1024

const stepOf: Record<Stuck['at'], HandingStep> = {
  ...{ greeting: 'connect', EHLO: 'connect', STARTTLS: 'connect', handshake: 'connect', AUTH: 'login' },
  ...{ MAIL: 'envelope', RCPT: 'envelope', DATA: 'envelope', message: 'message', answer: 'answer' },
}

/** Hands a mail over, with an hour for each step but one. */
async function hand(
  port: number,
  limits: Partial<SmtpLimits>,
  { signal, size = 1_000 }: { signal?: AbortSignal; size?: number } = {},
) {
  const hours: SmtpLimits = { connect: HOUR, login: HOUR, envelope: HOUR, message: HOUR, answer: HOUR }
  const settings = { host: '127.0.0.1', port, secure: false, login }
  const steps: HandingStep[] = []
  const handed = createSmtpTransport(settings, { ...hours, ...limits }).hand(
    { envelope: { from: 'web@panai.example', to: 'meena@mail.example' }, raw: Buffer.alloc(size, 'x') },
    { name: 'a-test', signal: signal ?? new AbortController().signal, onStep: (step) => steps.push(step) },
  )
  return { outcome: await handed.catch((error: unknown) => error), steps }
}

const every = stuckAt.flatMap((at) => [
  { at, trickles: false },
  { at, trickles: true },
])

test.each(every)(
  'a server that hangs at $at (trickling: $trickles) is left after the limit of that step',
  async (stuck) => {
    const step = stepOf[stuck.at]
    const peer = await aStuckSmtpServer(stuck)
    const { outcome, steps } = await hand(
      peer.port,
      { [step]: LIMIT },
      { size: stuck.at === 'message' ? LARGE : 1_000 },
    )
    expect(outcome).toBeInstanceOf(MailProblem)
    expect(outcome).toMatchObject({
      isRefusal: false,
      fault: step === 'connect' || step === 'login' ? 'server' : 'silence',
      trouble: { step },
    })
    expect(steps.at(-1)).toBe(step)
    expect(new Set(steps).size).toBe(steps.length)
    peer.release() // who does not read sees no end
    await until('its connection is closed', async () => peer.open() === 0)
  },
)

test('nothing is broken off while a step goes on within its limit', async () => {
  const peer = await aStuckSmtpServer(null)
  expect(await hand(peer.port, {})).toEqual({
    outcome: 'sent',
    steps: ['connect', 'login', 'envelope', 'message', 'answer'],
  })
  expect(peer.taken).toEqual(['meena@mail.example'])
})

test('who stops waiting leaves at once, and no mail behind', async () => {
  const peer = await aStuckSmtpServer({ at: 'RCPT' })
  const leaving = new AbortController()
  const handing = hand(peer.port, {}, { signal: leaving.signal })
  await until('it hangs', async () => peer.held() === 1)
  leaving.abort()
  expect((await handing).outcome).toBeInstanceOf(MailProblem)
  await until('its connection is closed', async () => peer.open() === 0)
  expect(peer.taken).toEqual([])
})

test('what a server answers is about itself until it has taken the sender, and about the mail afterwards', async () => {
  const refusing = async (server: Parameters<typeof anSmtpServer>[0]) =>
    (await hand((await anSmtpServer(server)).port, {})).outcome
  const sender = smtpError(550, '5.7.1 not for web@panai.example')
  expect(
    await refusing({ server: { onMailFrom: (_address, _session, done) => done(sender) } }),
  ).toMatchObject({
    ...{ isRefusal: false, fault: 'server', trouble: { step: 'envelope', reply: '550 5.7.1' } },
  })
  expect(await refusing({ refuseRecipient: () => smtpError(550, '5.1.1 no such mailbox') })).toMatchObject({
    ...{ isRefusal: true, fault: 'mail', trouble: { step: 'envelope', reply: '550 5.1.1' } },
  })
  expect(await refusing({ answer: () => smtpError(451, 'later') })).toMatchObject({
    ...{ isRefusal: false, fault: 'mail', trouble: { step: 'answer', reply: '451' } },
  })
  // It closes the connection with this, whichever mail it is about.
  expect(await refusing({ refuseRecipient: () => smtpError(421, '4.3.2 closing') })).toMatchObject({
    ...{ isRefusal: false, fault: 'silence' },
  })
})

test('only after the message a server has the time that the standard gives it', () => {
  const { answer, ...others } = smtpLimits
  expect(answer).toBe(600_000)
  for (const limit of Object.values(others)) expect(limit).toBeLessThanOrEqual(120_000)
})
