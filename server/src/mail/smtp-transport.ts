import { createTransport } from 'nodemailer'
import type { SmtpSettings } from '../config/smtp-settings.ts'
import { MailProblem } from './mail-problem.ts'
import type { Transport } from './transport.ts'

/** The standard's time for the answer that follows the message: who gives up earlier may send twice. */
const PATIENCE_MS = 600_000
const CONNECT_MS = 20_000

/** Hands each mail to an SMTP server, over a connection of its own. A login never travels unencrypted to another machine. */
export function createSmtpTransport({ host, port, secure, login }: SmtpSettings): Transport {
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)
  const smtp = createTransport({
    host,
    port,
    secure,
    requireTLS: login !== null && !secure && !isLocal,
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: PATIENCE_MS,
  })
  return {
    async hand({ envelope, raw }, { signal }) {
      try {
        await smtp.sendMail({ envelope, raw, signal })
        return 'sent'
      } catch (error) {
        throw toProblem(error, login)
      }
    },
  }
}

type Reported = {
  message: string
  code?: string
  command?: string
  responseCode?: number
  permanent?: boolean
}

function toProblem(error: unknown, login: SmtpSettings['login']): MailProblem {
  const { message, code, command, responseCode, permanent }: Reported =
    error instanceof Error ? error : { message: String(error) }
  // A "no" to the login or to the sender is about our settings, and those can be put right.
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA'
  return new MailProblem(withoutSecrets(message, login), {
    isRefusal: permanent === true && isAboutThisMail,
    code: [code, responseCode, command?.split(' ')[0]].filter(Boolean).join(' '),
  })
}

/** Servers may repeat what they were told. */
function withoutSecrets(text: string, login: SmtpSettings['login']): string {
  if (!login) return text
  const { user, password } = login
  const base64 = (secret: string) => Buffer.from(secret).toString('base64')
  const secrets = [base64(`\0${user}\0${password}`), base64(password), encodeURIComponent(password), password]
  return secrets.filter(Boolean).reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
}
