import http from 'node:http'

export type Sent = {
  method: string
  /** As it stands in the request line. */
  path: string
  headers: Record<string, string>
  body?: Buffer
}

export type Got = {
  /** 0: the connection was closed without an answer. */
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
  ms: number
  /** No answer, or no end of it, in the time that there is. */
  hung: boolean
}

/** An answer takes so long at the most, the machine being busy. */
const PATIENCE_MS = 60_000

const agent = new http.Agent({ keepAlive: true, maxSockets: 32 })

export function sender(origin: string): (sent: Sent) => Promise<Got> {
  const { hostname, port } = new URL(origin)
  return ({ method, path, headers, body }) =>
    new Promise((resolve) => {
      const began = performance.now()
      const pieces: Buffer[] = []
      let response: http.IncomingMessage | undefined
      let hung = false
      const finish = () => {
        clearTimeout(impatience)
        resolve({
          status: response?.statusCode ?? 0,
          headers: response?.headers ?? {},
          body: Buffer.concat(pieces),
          ms: performance.now() - began,
          hung,
        })
      }
      const length = body ? { 'content-length': String(body.length) } : {}
      const request = http.request({
        ...{ hostname, port, path, method, setHost: !('host' in headers) },
        // Who wants a connection of their own gets none that is kept: the server may be closing it.
        agent: headers.connection === 'close' ? false : agent,
        headers: { ...length, ...headers },
      })
      const impatience = setTimeout(() => {
        hung = true
        request.destroy()
      }, PATIENCE_MS)
      request.on('response', (received) => {
        response = received
        received.on('data', (piece: Buffer) => pieces.push(piece))
        received.on('close', finish)
      })
      request.on('upgrade', (_, socket) => socket.destroy())
      request.on('close', () => response ?? finish())
      // Refused while the body was being sent, or malformed: what was answered, if anything, tells.
      request.on('error', () => {})
      request.end(body)
    })
}

let networks = 0

/** Another network for each request, far from the last, behind the one proxy that the server trusts. */
export function aNetwork(): string {
  networks += 1
  const bits = Math.imul(networks, 0x9e3779b1) >>> 0
  return `${11 + (bits % 100)}.${(bits >>> 8) & 255}.${(bits >>> 16) & 255}.${(bits >>> 24) & 255}`
}
