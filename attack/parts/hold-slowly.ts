import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Campaign } from '../campaign.ts'
import { aNetwork } from '../lib/send.ts'
import { talkRaw } from '../lib/talk-raw.ts'

/** Every one of them is cut within this time, however busy the machine is. */
const PATIENCE_MS = 150_000
const A_BYTE_EVERY_MS = 1_000
const OF_EACH = 20
const BESIDE_EVERY_MS = 250
/** Another address than that of the other requests, so that what one address may hold is no limit for them. */
const FROM = '127.0.0.9'

/** Far more than the buffers of both sides take in. */
const UNREAD = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(60)

type Client = { bytes: string; goOn?: (socket: Socket) => void; deaf?: true }

const clients: Record<string, Client> = {
  'who says nothing': { bytes: '' },
  'who sends headers by the byte': {
    bytes: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
    goOn: (socket) => drip(socket),
  },
  'who stops in the headers': { bytes: 'GET / HTTP/1.1\r\nHost: local' },
  'who sends a body by the byte': {
    bytes: `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"name":"`,
    goOn: (socket) => drip(socket),
  },
  'who stops in the body': {
    bytes: `POST /api/author/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  },
  'who asks and reads nothing': { bytes: UNREAD, deaf: true, goOn: (socket) => drip(socket) },
  'who goes silent after an answer': { bytes: 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n' },
}

/** Clients that hold what they have been given, while the rest of the attack goes on. */
export async function holdSlowly({ server, findings, send, judge }: Campaign): Promise<void> {
  let longest = 0
  let holding = true
  let [asked, waited] = [0, 0]
  const all = Object.entries(clients).flatMap(([name, client]) =>
    Array.from({ length: OF_EACH }, async () => {
      const { closed, ms } = await talkRaw(server.origin, { ...client, from: FROM, patienceMs: PATIENCE_MS })
      findings.requests += 1
      longest = Math.max(longest, ms)
      if (!closed) findings.add('hangs', `a client ${name} held a connection for ${PATIENCE_MS / 1_000} s`)
    }),
  )
  /** Somebody honest beside them, from elsewhere. */
  async function askBeside(): Promise<void> {
    // Each on a connection of its own: one that is kept may be closed by the server in the moment that it is used again.
    const headers = { 'x-forwarded-for': aNetwork(), connection: 'close' }
    const sent = { method: 'GET', path: '/api/books', headers }
    while (holding) {
      const got = await send(sent)
      judge('beside slow clients', 'visitor', sent, got)
      if (got.status !== 200)
        findings.add('hangs', `beside slow clients a visitor was answered ${got.status}`)
      asked += 1
      waited = Math.max(waited, got.ms)
      await pause(BESIDE_EVERY_MS)
    }
  }

  const beside = askBeside()
  await Promise.all(all)
  holding = false
  await beside
  console.log(`  beside them ${asked} requests of a visitor, the slowest after ${Math.round(waited)} ms`)
  console.log(
    `  ${all.length} slow or silent clients, the last of them cut after ${Math.round(longest / 1_000)} s`,
  )
}

function drip(socket: Socket): void {
  const dripping = setInterval(() => socket.write('a'), A_BYTE_EVERY_MS)
  socket.once('close', () => clearInterval(dripping))
}
