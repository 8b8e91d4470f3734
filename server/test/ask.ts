import http from 'node:http'
import net from 'node:net'

export type Answer = {
  status: number
  headers: http.IncomingHttpHeaders
  /** As it came over the wire: compressed when the headers say so. */
  body: Buffer
  text: string
  json: () => unknown
}

type Question = {
  method?: string
  headers?: http.OutgoingHttpHeaders
  body?: string | Buffer
}

/**
 * One request as it is given: nothing is added but the length of a body, nothing followed, decoded or kept. It has a connection of its
 * own: one that was kept while a test worked for seconds may be ended by the server in the moment in which it is used again.
 */
export function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = question
  const { hostname, port } = new URL(origin)
  const length =
    body === undefined || 'transfer-encoding' in headers ? {} : { 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const request = http.request(
      { hostname, port, path, method, headers: { ...length, ...headers }, agent: false },
      (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('error', reject)
        response.on('end', () => {
          const whole = Buffer.concat(pieces)
          const text = whole.toString('utf8')
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: whole,
            text,
            json: () => JSON.parse(text),
          })
        })
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

/** Sends a value as JSON. */
export function postJson(
  origin: string,
  path: string,
  value: unknown,
  headers: http.OutgoingHttpHeaders = {},
): Promise<Answer> {
  const body = JSON.stringify(value)
  return ask(origin, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}

/** A request line as no client library would send it. @returns the status of the answer. */
export function askRaw(origin: string, target: string, accept = '*/*'): Promise<number> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host: hostname, port: Number(port) })
    let received = ''
    socket.on('connect', () =>
      socket.write(
        `GET ${target} HTTP/1.1\r\nHost: test.example\r\nAccept: ${accept}\r\nConnection: close\r\n\r\n`,
      ),
    )
    socket.on('data', (piece) => {
      received += piece.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0)))
  })
}
