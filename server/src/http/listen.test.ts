import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { loopbackAddresses } from '../config/loopback.ts'
import { listen } from './listen.ts'

async function has(address: string): Promise<boolean> {
  const probe = net.createServer().listen(0, address)
  try {
    await once(probe, 'listening')
    return true
  } catch {
    return false
  } finally {
    probe.close()
  }
}
const hasIPv6 = await has('::1')

function aServer() {
  const server = http.createServer((_, response) => void response.end('here'))
  onTestFinished(() => server.closeAllConnections())
  return server
}

/** Asks by a connection that is kept. */
async function askAt({ address: host, port }: Pick<AddressInfo, 'address' | 'port'>, agent: http.Agent) {
  const [answer] = await once(http.get({ host, port, agent }), 'response')
  return text(answer)
}

test('one server answers at both addresses of localhost, on one port, and ends at both', async () => {
  const server = aServer()
  const { addresses, close } = await listen(server, { port: 0, hosts: loopbackAddresses })
  expect(addresses.map(({ address }) => address)).toEqual(hasIPv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1'])
  expect(new Set(addresses.map(({ port }) => port)).size).toBe(1)
  const agent = new http.Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  for (const address of addresses) expect(await askAt(address, agent)).toBe('here')
  server.closeIdleConnections()
  await close()
  for (const address of addresses)
    await expect(askAt(address, new http.Agent())).rejects.toThrow('ECONNREFUSED')
})

test.runIf(hasIPv6)('a port that another program has at one of the addresses is had at none', async () => {
  const holder = net.createServer().listen(0, '::1')
  await once(holder, 'listening')
  onTestFinished(() => void holder.close())
  const { port } = holder.address() as AddressInfo // it listens on a port
  await expect(listen(aServer(), { port, hosts: loopbackAddresses })).rejects.toThrow(
    `Port ${port} is taken by another program.`,
  )
  await expect(askAt({ address: '127.0.0.1', port }, new http.Agent())).rejects.toThrow('ECONNREFUSED')
})

test.runIf(hasIPv6)('as many connections as the server takes are taken at each address', async () => {
  const server = aServer()
  server.maxConnections = 1
  const { addresses, close } = await listen(server, { port: 0, hosts: loopbackAddresses })
  const dropped = once(server, 'drop')
  const sockets = [1, 2].map(() => net.connect({ host: '::1', port: addresses[0].port }))
  await dropped
  for (const socket of sockets) socket.destroy()
  await close()
})
