import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { SmtpSettings } from '../config/smtp-settings.ts'
import { MailProblem } from './mail-problem.ts'
import type { HandingStep, Transport } from './transport.ts'

/** How long each step may last in all, in milliseconds, whatever the server says meanwhile. */
export type SmtpLimits = Readonly<Record<HandingStep, number>>

/**
 * Shorter than the standard's (RFC 5321, 4.5.3.2), which are for relays to all the world: this is one server that takes everything
 * into its queue, and at each of these steps breaking off costs another try and nothing else. Only after the message who gives up may
 * send twice: that has the standard's ten minutes.
 */
export const smtpLimits: SmtpLimits = {
  // Names, addresses that don't answer, two handshakes; some servers let a client wait some seconds for their greeting.
  connect: 30_000,
  // A refusal is held back by some servers for a quarter of a minute.
  login: 30_000,
  // The server may ask others about the recipient.
  envelope: 60_000,
  // Some tens of kilobytes, over a bad line.
  message: 120_000,
  answer: 600_000,
}

const CHUNK = 16 * 1024

/** Hands each mail to an SMTP server, over a connection of its own. A login never travels unencrypted to another machine. */
export function createSmtpTransport(settings: SmtpSettings, limits = smtpLimits): Transport {
  const { host, port, secure, login } = settings
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)
  const longest = Math.max(...Object.values(limits))
  const options = {
    host,
    port,
    secure,
    requireTLS: login !== null && !secure && !isLocal,
    // Ours are counted by step; its own end a silence alone, and are never the first.
    ...{ connectionTimeout: 2 * longest, greetingTimeout: 2 * longest, dnsTimeout: 2 * longest },
    socketTimeout: 2 * longest,
  }
  return {
    async hand({ envelope, raw }, { signal, onStep }) {
      const connection = new SMTPConnection(options)
      const { promise: broken, reject } = Promise.withResolvers<never>()
      let step: HandingStep = 'connect'
      let limit: NodeJS.Timeout | undefined
      /** Closed first, so that nothing more of the message leaves. */
      function breakOff(error: Error): void {
        connection.close()
        reject(error)
      }
      function begin(next: HandingStep): void {
        step = next
        clearTimeout(limit)
        limit = setTimeout(() => breakOff(new OutOfTime(next)), limits[next])
        onStep(next)
      }
      const onAbort = () => breakOff(new Error('broken off'))
      connection.on('error', breakOff)
      signal.addEventListener('abort', onAbort)

      async function converse(): Promise<void> {
        signal.throwIfAborted()
        begin('connect')
        await done((ended) => connection.connect(ended))
        if (login && connection.allowsAuth) {
          begin('login')
          const credentials = { user: login.user, pass: login.password }
          await done((ended) => connection.login({ credentials }, ended))
        }
        begin('envelope')
        await done((ended) => connection.send(envelope, followed(raw, begin), ended))
      }
      try {
        await Promise.race([converse(), broken])
        return 'sent'
      } catch (error) {
        throw toProblem(error, step, login)
      } finally {
        clearTimeout(limit)
        signal.removeEventListener('abort', onAbort)
        connection.close()
      }
    },
  }
}

class OutOfTime extends Error {
  readonly code = 'ETIMEDOUT'
  constructor(step: HandingStep) {
    super(`the mail server did not answer in time (${step})`)
  }
}

function done(begin: (ended: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => begin((error) => (error ? reject(error) : resolve())))
}

/** The message, which tells when the server lets it come and when the last of it is about to leave. */
function followed(raw: Buffer, begin: (step: HandingStep) => void): Readable {
  let at = 0
  const stream = new Readable({
    read() {
      if (at === 0) begin('message')
      const chunk = raw.subarray(at, at + CHUNK)
      at += CHUNK
      this.push(chunk.length > 0 ? chunk : null)
    },
  })
  // The final dot follows this, so that nothing is called unsent which may have gone.
  return stream.once('end', () => begin('answer'))
}

type Reported = {
  message: string
  code?: string
  command?: string
  response?: string
  responseCode?: number
  permanent?: boolean
}

function toProblem(error: unknown, step: HandingStep, login: SmtpSettings['login']): MailProblem {
  const reported: Reported = error instanceof Error ? error : { message: String(error) }
  const { message, code, command, response, responseCode, permanent } = reported
  // A "no" to the login or to the sender is about our settings, and those can be put right.
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA'
  return new MailProblem(withoutSecrets(message, login), {
    isRefusal: permanent === true && isAboutThisMail,
    fault: faultOf(step, reported),
    trouble: {
      step,
      reply: /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?(?=[ -]|$)/.exec(response ?? '')?.[0] ?? null,
    },
    code: [code, responseCode, command?.split(' ')[0] ?? step].filter(Boolean).join(' '),
  })
}

/** With 421 a server says that it closes the connection, which is no answer about a mail. */
function faultOf(step: HandingStep, { code, command, responseCode }: Reported): MailProblem['fault'] {
  if (step === 'connect' || step === 'login' || command === 'MAIL FROM') return 'server'
  const isAnswer = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isAnswer && responseCode !== 421 ? 'mail' : 'silence'
}

/** Servers may repeat what they were told. */
function withoutSecrets(text: string, login: SmtpSettings['login']): string {
  if (!login) return text
  const { user, password } = login
  const base64 = (secret: string) => Buffer.from(secret).toString('base64')
  const secrets = [base64(`\0${user}\0${password}`), base64(password), encodeURIComponent(password), password]
  return secrets.filter(Boolean).reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
}
