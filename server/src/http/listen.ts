import type http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { loopbackAddresses } from '../config/loopback.ts'
import { StartupProblem } from '../startup/startup-problem.ts'

export type Listening = {
  /** All on one port. */
  addresses: readonly [AddressInfo, ...AddressInfo[]]
  /** Takes no new connection. Resolves when those that are open have ended. */
  close(): Promise<void>
}

type Where = {
  /** 0: one that is free. */
  port: number
  /** null: all addresses of the machine. */
  hosts: readonly string[] | null
}

/**
 * Listens on each of the addresses, of which a machine may lack those of loopback in IPv6. Node's server listens once: a connection that
 * comes to another address is handed to it. @throws StartupProblem when the port or an address can't be had.
 */
export async function listen(server: http.Server, { port, hosts }: Where): Promise<Listening> {
  const doors: net.Server[] = []
  const addresses: AddressInfo[] = []
  const close = async () => {
    await Promise.all(doors.map((door) => new Promise<void>((resolve) => void door.close(() => resolve()))))
  }
  for (const host of hosts ?? [undefined]) {
    const door = doors.length === 0 ? server : doorOf(server)
    const wanted = addresses[0]?.port ?? port
    try {
      addresses.push(await open(door, wanted, host))
      doors.push(door)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException // of listening nothing else is thrown
      if (isMissing(code) && host !== undefined && hosts === loopbackAddresses) continue
      await close()
      throw explain(error as NodeJS.ErrnoException, wanted)
    }
  }
  const [first, ...others] = addresses
  if (!first) throw new StartupProblem('This machine has no loopback address. Set HOST to an address of it.')
  return { addresses: [first, ...others], close }
}

/** A listener beside the server's own, with connections as Node's HTTP server makes them. */
function doorOf(server: http.Server): net.Server {
  const door = net.createServer({ noDelay: true, allowHalfOpen: true }, (socket) =>
    server.emit('connection', socket),
  )
  door.maxConnections = server.maxConnections
  door.on('drop', (dropped) => server.emit('drop', dropped))
  return door
}

function open(door: net.Server, port: number, host: string | undefined): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    door.once('error', reject)
    door.listen({ port, ...(host !== undefined && { host }) }, () => {
      door.off('error', reject)
      resolve(door.address() as AddressInfo) // a listening TCP server has one
    })
  })
}

function isMissing(code: string | undefined): boolean {
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartupProblem(
      `Port ${port} is taken by another program. Stop that one, or set PORT to a free port.`,
    )
  if (error.code === 'EACCES')
    return new StartupProblem(`Port ${port} may not be used by this user. Set PORT to a port above 1023.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartupProblem('HOST is no address of this machine. 0.0.0.0 stands for all of them.')
  return error
}
