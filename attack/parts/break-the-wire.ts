import type { Campaign } from '../campaign.ts'
import { talkRaw } from '../lib/talk-raw.ts'

const PATIENCE_MS = 30_000
const head = 'Host: localhost\r\nConnection: close\r\n'
const json = `${head}Content-Type: application/json\r\n`
const chunked = `${json}Transfer-Encoding: chunked\r\n`

/** Requests that no client library makes. Each is answered or cut, and none is taken for two. */
const requests: Record<string, string> = {
  'no HTTP at all': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
  'an empty line': '\r\n\r\n\r\n',
  'HTTP 0.9': 'GET /\r\n\r\n',
  'HTTP 9': `GET / HTTP/9.9\r\n${head}\r\n`,
  'no host': 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'two hosts': `GET / HTTP/1.1\r\nHost: a.example\r\n${head}\r\n`,
  'a host with a path': 'GET / HTTP/1.1\r\nHost: a.example/../\r\nConnection: close\r\n\r\n',
  'a host that is none': 'GET /publications?q=x HTTP/1.1\r\nHost: [::z]:99999\r\nConnection: close\r\n\r\n',
  'another method': `FOO / HTTP/1.1\r\n${head}\r\n`,
  'a method in small letters': `get / HTTP/1.1\r\n${head}\r\n`,
  'a way through': `CONNECT evil.example:443 HTTP/1.1\r\n${head}\r\n`,
  'a trace': `TRACE / HTTP/1.1\r\nCookie: a=b\r\n${head}\r\n`,
  'all of it': `OPTIONS * HTTP/1.1\r\n${head}\r\n`,
  'a whole address': `GET http://evil.example/api/books HTTP/1.1\r\n${head}\r\n`,
  'two slashes': `GET //evil.example/%2f.. HTTP/1.1\r\n${head}\r\n`,
  'three slashes': `GET ///x/../../etc/passwd HTTP/1.1\r\n${head}\r\n`,
  'a path up': `GET /../../../../etc/passwd HTTP/1.1\r\n${head}\r\n`,
  'a path up, encoded': `GET /assets/..%2f..%2f..%2fsecret-key HTTP/1.1\r\n${head}\r\n`,
  'a backslash': `GET /\\evil.example HTTP/1.1\r\n${head}\r\n`,
  'raw bytes': `GET /\xff\xfe\x80?q=\xe0\xae HTTP/1.1\r\n${head}\r\n`,
  'a NUL in the path': `GET /a\0b HTTP/1.1\r\n${head}\r\n`,
  'a NUL in a header': `GET / HTTP/1.1\r\nX-A: a\0b\r\n${head}\r\n`,
  'a header of 100 kB': `GET / HTTP/1.1\r\nX-A: ${'a'.repeat(100_000)}\r\n${head}\r\n`,
  'a thousand headers': `GET / HTTP/1.1\r\n${'X-A: a\r\n'.repeat(3_000)}${head}\r\n`,
  'a folded header': `GET / HTTP/1.1\r\nX-A: a\r\n b\r\n${head}\r\n`,
  'an address of 100 kB': `GET /?q=${'a'.repeat(100_000)} HTTP/1.1\r\n${head}\r\n`,
  'a range of ranges': `GET /favicon.svg HTTP/1.1\r\nRange: bytes=${'0-,'.repeat(1_000)}\r\n${head}\r\n`,
  'two lengths': `POST /api/contact HTTP/1.1\r\n${json}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  'length and chunks': `POST /api/contact HTTP/1.1\r\n${chunked}Content-Length: 4\r\n\r\n0\r\n\r\nGET /api/books HTTP/1.1\r\n${head}\r\n`,
  'chunks, twice': `POST /api/contact HTTP/1.1\r\n${chunked}Transfer-Encoding: identity\r\n\r\n0\r\n\r\n`,
  'chunks with a space': `POST /api/contact HTTP/1.1\r\n${json}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
  'a length below none': `POST /api/contact HTTP/1.1\r\n${json}Content-Length: -1\r\n\r\n{}`,
  'an endless length': `POST /api/contact HTTP/1.1\r\n${json}Content-Length: 99999999999999999999\r\n\r\n{}`,
  'a chunk beyond counting': `POST /api/contact HTTP/1.1\r\n${chunked}\r\nfffffffffffffffff\r\n{}\r\n0\r\n\r\n`,
  'a chunk that is no number': `POST /api/contact HTTP/1.1\r\n${chunked}\r\nzz\r\n{}\r\n0\r\n\r\n`,
  'a long extension of a chunk': `POST /api/contact HTTP/1.1\r\n${chunked}\r\n2;a=${'b'.repeat(50_000)}\r\n{}\r\n0\r\n\r\n`,
  'what is expected': `POST /api/contact HTTP/1.1\r\n${json}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
  'what nobody expects': `POST /api/contact HTTP/1.1\r\n${json}Expect: miracles\r\nContent-Length: 2\r\n\r\n{}`,
  'another protocol': `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n`,
  'HTTP 2 without asking': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
}

/** They may be answered, and then the connection stays open for the next. */
export async function breakTheWire({ server, findings }: Campaign): Promise<void> {
  const tries = Object.entries(requests).map(async ([name, bytes]) => {
    const answer = await talkRaw(server.origin, {
      ...{ bytes: Buffer.from(bytes, 'latin1'), patienceMs: PATIENCE_MS },
      answers: 2,
    })
    findings.requests += 1
    const { statuses, closed } = answer
    for (const status of statuses.filter((one) => one >= 500))
      findings.add('5xx', `on the wire, ${name} → ${status}`)
    if (statuses.filter((status) => status !== 100).length > 1)
      findings.add('leaks', `on the wire, ${name} was taken for ${statuses.length} requests`)
    if (!closed && statuses.length === 0)
      findings.add('hangs', `on the wire, ${name} was neither answered nor cut`)
  })
  await Promise.all(tries)
  console.log(`  ${Object.keys(requests).length} requests that no library makes`)
}
