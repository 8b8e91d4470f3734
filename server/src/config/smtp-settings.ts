export type SmtpSettings = {
  host: string
  port: number
  /** TLS from the first byte (`smtps:`); otherwise the connection changes to TLS when the server offers it. */
  secure: boolean
  /** null: the server takes mail from us without a login. */
  login: { user: string; password: string } | null
}

const SUBMISSION = 587
const SUBMISSION_OVER_TLS = 465

/** Reads `smtp://user:password@host:port` or `smtps://…`; null when it is neither. */
export function parseSmtpUrl(text: string): SmtpSettings | null {
  if (!URL.canParse(text)) return null
  const { protocol, hostname, port, username, password } = new URL(text)
  if ((protocol !== 'smtp:' && protocol !== 'smtps:') || hostname === '') return null
  const secure = protocol === 'smtps:'
  try {
    return {
      host: decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1'),
      port: port === '' ? (secure ? SUBMISSION_OVER_TLS : SUBMISSION) : Number(port),
      secure,
      login:
        username === ''
          ? null
          : { user: decodeURIComponent(username), password: decodeURIComponent(password) },
    }
  } catch {
    return null // a stray per cent sign
  }
}
