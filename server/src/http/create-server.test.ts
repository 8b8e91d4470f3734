import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { aSocket, getRequest } from '../../test/a-socket.ts'
import { openConnections } from '../../test/open-connections.ts'
import { until } from '../../test/until.ts'
import { createServer } from './create-server.ts'
import { type SocketLimits, socketLimits } from './socket-limits.ts'

/** More than the system takes for a reader who is away. */
const LARGE = Buffer.alloc(32 * 1024 * 1024)

async function aServer(answer: RequestListener, limits: Partial<SocketLimits> = {}) {
  const log = pino({ level: 'silent' })
  const server = createServer(answer, {
    limits: { ...socketLimits, ...limits },
    trustedProxies: 0,
    stopping: new AbortController().signal,
    log,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    await promisify(server.close.bind(server))()
  })
  const { port } = server.address() as AddressInfo // it listens
  return {
    server,
    origin: `http://127.0.0.1:${port}`,
    connections: () => openConnections(server),
  }
}

test('who sends many requests and reads nothing has one of them answered, and is cut', async () => {
  let asked = 0
  const { origin, connections } = await aServer(
    (_, response) => {
      asked += 1
      response.end(LARGE)
    },
    { stalledMs: 100 },
  )
  const { socket } = await aSocket(origin, { reads: false })
  socket.write(getRequest('/').repeat(12))
  await until('it is cut', async () => (await connections()) === 0)
  expect(asked).toBe(1)
})

test('who reads gets the answers of all requests that were sent together, in their order', async () => {
  const { origin } = await aServer((request, response) => response.end(`<${request.url}>`))
  const { socket, received, closed } = await aSocket(origin)
  const asked = Array.from({ length: 50 }, (_, index) => `/${index}`)
  socket.end(asked.map(getRequest).join(''))
  await closed
  expect(received().match(/<.*?>/g)).toEqual(asked.map((target) => `<${target}>`))
})

test('an answer begins when the one before is done, also when that one takes its time', async () => {
  const first = Promise.withResolvers<void>()
  const asked: (string | undefined)[] = []
  const { server, origin } = await aServer(async (request, response) => {
    asked.push(request.url)
    if (request.url === '/slow') await first.promise
    response.end(`<${request.url}>`)
  })
  const { socket, received, closed } = await aSocket(origin)
  socket.write(getRequest('/slow') + getRequest('/quick'))
  await until('the first is asked for', async () => {
    await openConnections(server)
    return asked.length > 0
  })
  expect(asked).toEqual(['/slow'])
  first.resolve()
  socket.end()
  await closed
  expect(received().match(/<.*?>/g)).toEqual(['</slow>', '</quick>'])
})

test('a connection with more requests in wait than allowed is cut', async () => {
  const { origin, connections } = await aServer(() => {}, { waiting: 5 })
  const patient = await aSocket(origin)
  patient.socket.write(getRequest('/').repeat(6))
  const greedy = await aSocket(origin)
  greedy.socket.write(getRequest('/').repeat(7))
  await greedy.closed
  expect(await connections()).toBe(1)
})

test('an answer that takes long to make is not cut: its reader waits for us', async () => {
  const { origin } = await aServer(
    async (request, response) => {
      await once(request.socket, 'timeout')
      response.end('<made>')
    },
    { stalledMs: 50 },
  )
  const { socket, received, closed } = await aSocket(origin)
  socket.write(getRequest('/').replace('Accept', 'Connection: close\r\nAccept'))
  await closed
  expect(received()).toContain('<made>')
})

test('who reads nothing of an answer that took long to make is cut, too', async () => {
  const { origin, connections } = await aServer(
    async (request, response) => {
      await once(request.socket, 'timeout')
      response.end(LARGE)
    },
    { stalledMs: 100 },
  )
  const { socket } = await aSocket(origin, { reads: false })
  socket.write(getRequest('/'))
  await until('it is cut', async () => (await connections()) === 0)
  expect(socket.destroyed).toBe(false)
})
