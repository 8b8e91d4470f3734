import { once } from 'node:events'
import net from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../test/a-database.ts'
import { aSocket, getRequest } from '../../test/a-socket.ts'
import { anApplication, untilKeeping } from '../../test/an-application.ts'
import { until } from '../../test/until.ts'
import { limitSockets } from './limit-sockets.ts'
import { socketLimits } from './socket-limits.ts'

test('one network has so many connections at a time, and another one its own', async () => {
  const app = await anApplication({ sockets: { connectionsOfNetwork: 3 } })
  const held = [await aSocket(app.origin), await aSocket(app.origin), await aSocket(app.origin)]
  expect(await (await aSocket(app.origin)).closed).toBe('')
  const neighbour = await aSocket(app.origin, { from: '127.0.0.2' })
  neighbour.socket.write(getRequest('/healthz'))
  await until('the neighbour is answered', async () => {
    await app.connections()
    return neighbour.received().includes('200 OK')
  })
  expect(app.log.filter(({ msg }) => msg.startsWith('too many connections'))).toHaveLength(1)

  held[0]?.socket.destroy()
  await until('a place is free', async () => (await app.connections()) === 3)
  expect((await app.get('/healthz')).status).toBe(200)
})

/** Connections from these addresses, of which this machine has none. @returns what is left open of them. */
function comeFrom(server: net.Server, addresses: readonly string[]): net.Socket[] {
  const sockets = addresses.map((address) => {
    const socket = new net.Socket()
    Object.defineProperty(socket, 'remoteAddress', { value: address })
    onTestFinished(() => void socket.destroy())
    server.emit('connection', socket)
    return socket
  })
  return sockets.filter(({ destroyed }) => !destroyed)
}

test('all networks of an IPv6 /56 have four times as many connections together', async () => {
  const server = net.createServer()
  const limits = { ...socketLimits, connectionsOfNetwork: 3 }
  limitSockets(server, { limits, trustedProxies: 0, log: pino({ level: 'silent' }) })
  const of64 = ['2001:db8:1:aa00::1', '2001:db8:1:aa00::2', '2001:db8:1:aa00:ffff::3', '2001:db8:1:aa00::4']
  expect(comeFrom(server, of64)).toHaveLength(3)
  const of56 = Array.from({ length: 20 }, (_, at) => `2001:db8:1:aa${(at + 16).toString(16)}::1`)
  const open = comeFrom(server, of56)
  expect(open).toHaveLength(9)
  expect(comeFrom(server, ['2001:db8:1:ab00::1', '203.0.113.7', '::ffff:203.0.113.8'])).toHaveLength(3)

  const left = open.slice(0, 2)
  await Promise.all(left.map((socket) => once(socket.destroy(), 'close')))
  expect(comeFrom(server, of56)).toHaveLength(2)
})

test("a proxy's connections are everybody's: they are not counted as one network's", async () => {
  const settings = { TRUSTED_PROXIES: '1' }
  const app = await anApplication({ settings, sockets: { connectionsOfNetwork: 3 } })
  for (let count = 0; count < 6; count++) await aSocket(app.origin)
  expect((await app.get('/healthz')).status).toBe(200)
})

test('there is an end to all connections together', async () => {
  for (const TRUSTED_PROXIES of ['0', '1']) {
    const app = await anApplication({ settings: { TRUSTED_PROXIES }, sockets: { connections: 3 } })
    for (let last = 1; last <= 3; last++) await aSocket(app.origin, { from: `127.0.0.${last}` })
    expect(await (await aSocket(app.origin, { from: '127.0.0.9' })).closed).toBe('')
    expect(await app.connections()).toBe(3)
  }
})

test('who says nothing, and who says half of it, is sent away', async () => {
  const app = await anApplication({ sockets: { headersMs: 100, checkedEveryMs: 20 } })
  const silent = await aSocket(app.origin)
  const halfway = await aSocket(app.origin)
  halfway.socket.write('GET / HTTP/1.1\r\nHost: test.example\r\nX-')
  for (const { closed } of [silent, halfway]) expect(await closed).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that never comes to its end is given up', async () => {
  const app = await anApplication({ sockets: { requestMs: 300, headersMs: 100, checkedEveryMs: 20 } })
  const { socket, closed } = await aSocket(app.origin)
  socket.write('POST /api/login HTTP/1.1\r\nHost: test.example\r\nContent-Type: application/json\r\n')
  socket.write('Content-Length: 100\r\n\r\n{"email":')
  await closed
  await until('nothing is left', async () => (await app.connections()) === 0)
  expect((await app.get('/healthz')).status).toBe(200)
})

test('a connection that asks for nothing more is closed', async () => {
  const app = await anApplication({ sockets: { idleMs: 50 } })
  const { socket, closed } = await aSocket(app.origin)
  socket.write(getRequest('/healthz'))
  expect(await closed).toMatch(/^HTTP\/1\.1 200 OK/)
})

test('kept answers that nobody reads hold nothing', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const app = await anApplication({ database, sockets: { stalledMs: 1_000, idleMs: 50 } })
  await untilKeeping(app)
  await app.get('/api/openapi.json')
  const unread = await Promise.all(Array.from({ length: 20 }, () => aSocket(app.origin, { reads: false })))
  for (const { socket } of unread) socket.write(getRequest('/api/openapi.json').repeat(60))
  await until('all are cut', async () => (await app.connections()) === 0)
})
