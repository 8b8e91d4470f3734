import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'

export const stuckAt = [
  ...(['greeting', 'EHLO', 'STARTTLS', 'handshake'] as const),
  ...(['AUTH', 'MAIL', 'RCPT', 'DATA', 'message', 'answer'] as const),
] as const
export type StuckAt = (typeof stuckAt)[number]

export type Stuck = {
  at: StuckAt
  /** Says bytes without end, and never a whole answer. */
  trickles?: boolean
  /** Only for these recipients, from RCPT on; without it for all. */
  only?: (recipient: string) => boolean
}

export type StuckSmtpPeer = {
  port: number
  url: string
  /** Who got a mail, in the order of the answers. */
  taken: string[]
  /** How many mails it has begun to hold and not answered, in all. */
  held: () => number
  /** Connections that are open now, and how many were at the most. */
  open: () => number
  mostOpen: () => number
  /** From now on it hangs at another step, or at none. What hangs already goes on hanging. */
  become: (stuck: Stuck | null) => void
  /** Answers what waits behind its final dot, and reads what it left unread. */
  release: () => void
  close: () => void
}

const TRICKLE_MS = 20
const RECIPIENT = /<(.*)>/

/** A mail server on this machine that takes everything, up to the step at which it says no more. */
export async function startStuckSmtpServer(first: Stuck | null): Promise<StuckSmtpPeer> {
  let stuck = first
  let held = 0
  let mostOpen = 0
  const taken: string[] = []
  const sockets = new Set<net.Socket>()
  const waiting = new Set<() => void>()

  function converse(socket: net.Socket): void {
    let recipient = ''
    let heard = ''
    let inMessage = false
    const say = (line: string) => void socket.write(`${line}\r\n`)

    /** Answers, unless this is the step at which it hangs. */
    function step(at: StuckAt, answer: () => void): void {
      const isStuck = stuck?.at === at && (recipient === '' || (stuck.only?.(recipient) ?? true))
      if (isStuck) hangAt(at, answer)
      else answer()
    }

    /** It knows no TLS: it offers it where it hangs on the way there. */
    const offersTls = () => stuck?.at === 'STARTTLS' || stuck?.at === 'handshake'

    function hangAt(at: StuckAt, answer: () => void): void {
      held += 1
      if (at === 'answer') waiting.add(answer)
      if (at === 'message') socket.pause()
      if (!stuck?.trickles) return
      const trickle = setInterval(() => socket.write('2'), TRICKLE_MS)
      socket.on('close', () => clearInterval(trickle))
    }

    const answers: Readonly<Record<string, () => void>> = {
      EHLO: () =>
        step('EHLO', () => say(`250-here\r\n${offersTls() ? '250-STARTTLS\r\n' : ''}250 AUTH PLAIN`)),
      STAR: () =>
        step('STARTTLS', () => {
          say('220 go on')
          step('handshake', () => {})
        }),
      AUTH: () => step('AUTH', () => say('235 yours')),
      MAIL: () => step('MAIL', () => say('250 yes')),
      RCPT: () => step('RCPT', () => say('250 yes')),
      DATA: () =>
        step('DATA', () => {
          inMessage = true
          say('354 go on')
          step('message', () => {})
        }),
    }

    function hear(line: string): void {
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'RCPT') recipient = RECIPIENT.exec(line)?.[1] ?? ''
      const answer = answers[verb] ?? (() => say('502 no'))
      answer()
    }

    function endMessage(): void {
      const to = recipient
      inMessage = false
      step('answer', () => {
        taken.push(to)
        say('250 taken')
      })
    }

    socket.on('data', (bytes) => {
      heard += bytes.toString('latin1')
      for (;;) {
        const end = inMessage ? '\r\n.\r\n' : '\r\n'
        const at = heard.indexOf(end)
        if (at < 0) return
        const said = heard.slice(0, at)
        heard = heard.slice(at + end.length)
        if (inMessage) endMessage()
        else hear(said)
      }
    })
    step('greeting', () => say('220 here'))
  }

  const server = net.createServer((socket) => {
    sockets.add(socket)
    mostOpen = Math.max(mostOpen, sockets.size)
    socket.on('error', () => {}) // who gives up may reset the connection
    socket.on('close', () => sockets.delete(socket))
    converse(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a listening TCP server has one
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    taken,
    held: () => held,
    open: () => sockets.size,
    mostOpen: () => mostOpen,
    become(next) {
      stuck = next
    },
    release() {
      for (const answer of waiting) answer()
      waiting.clear()
      for (const socket of sockets) socket.resume()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
