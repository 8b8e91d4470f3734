import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

export type Delivery = { from: string; to: string[]; raw: Buffer; mail: Email }

export type SmtpPeer = {
  port: number
  url: string
  /** Everything that came in whole, whether it was then taken or not. */
  deliveries: Delivery[]
  stop: () => Promise<void>
}

type Options = {
  port?: number
  /** Refuses a recipient with this error; null takes it. */
  refuseRecipient?: (address: string) => Error | null
  /** Answers for a whole message, as late as it likes. */
  answer?: (delivery: Delivery) => Promise<Error | null> | Error | null
  server?: SMTPServerOptions
  /** It outlives the test: the caller stops it. */
  lasting?: true
}

/** A reply of an SMTP server: 4xx asks to come again, 5xx does not. */
export function smtpError(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}

/** A real SMTP server on this machine, without TLS and login unless `server` says so; it ends with the test at the latest, unless it is a lasting one. */
export async function anSmtpServer(options: Options = {}): Promise<SmtpPeer> {
  const { port = 0, refuseRecipient = () => null, answer = () => null, server: more = {} } = options
  const deliveries: Delivery[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    logger: false,
    onRcptTo: ({ address }, _session, done) => done(refuseRecipient(address)),
    onData(stream, { envelope }, done) {
      buffer(stream)
        .then(async (raw) => {
          const delivery = {
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
            raw,
            mail: await PostalMime.parse(raw),
          }
          deliveries.push(delivery)
          return answer(delivery)
        })
        .then(done, done)
    },
    ...more,
  })
  server.on('error', () => {}) // a client that was killed resets its connection
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address() as AddressInfo // a listening TCP server has one
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  if (!options.lasting) onTestFinished(stop)
  return { port: address.port, url: `smtp://127.0.0.1:${address.port}`, deliveries, stop }
}
