import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'

export type Network = {
  /** Where the database is reached through it. */
  host: string
  port: number
  /** Nothing comes through any more, nobody hangs up, and who connects waits: an unplugged cable. `name` of those to which it happens. */
  fallSilent: (name?: string) => void
  /** The next line on which this is said falls silent with it, and is the only one. */
  fallSilentAt: (words: string) => void
  /** The next line on which this is said stands still with it. @returns once it does, how it goes on */
  pauseAt: (words: string) => Promise<() => void>
  heal: () => void
  close: () => void
}

type Line = { socket: net.Socket; inside: net.Socket; said: string }

/** A network between the application and its database. Lines that have been silent stay so when it heals, as after a failover. */
export async function openNetwork({ host, port }: { host: string; port: number }): Promise<Network> {
  const lines = new Set<Line>()
  let isSilent = false
  let lastWords: string | null = null
  let pause: { words: string; begun: (goOn: () => void) => void } | null = null
  const cut = ({ socket, inside }: Line) => {
    socket.removeAllListeners('data')
    socket.resume()
    inside.unpipe(socket)
    inside.resume()
  }
  const door = net.createServer((socket) => {
    const inside = net.connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
    const line: Line = { socket, inside, said: '' }
    lines.add(line)
    inside.on('error', () => socket.destroy())
    socket.on('error', () => inside.destroy())
    socket.on('close', () => {
      lines.delete(line)
      inside.destroy()
    })
    inside.on('close', () => socket.destroy())
    if (isSilent) return cut(line)
    inside.pipe(socket)
    socket.on('data', (bytes) => {
      // A connection says its name at first.
      if (line.said === '') line.said = bytes.toString('latin1')
      if (lastWords !== null && bytes.includes(lastWords)) {
        lastWords = null
        cut(line)
        return
      }
      if (pause && bytes.includes(pause.words)) {
        pause.begun(() => void inside.write(bytes))
        pause = null
        return
      }
      inside.write(bytes)
    })
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  const { port: own } = door.address() as AddressInfo // a listening TCP server has one
  return {
    host: '127.0.0.1',
    port: own,
    fallSilent(name) {
      isSilent = name === undefined
      for (const line of lines) if (name === undefined || line.said.includes(name)) cut(line)
    },
    fallSilentAt(words) {
      lastWords = words
    },
    pauseAt: (words) =>
      new Promise((begun) => {
        pause = { words, begun }
      }),
    heal() {
      isSilent = false
    },
    close() {
      for (const { socket } of lines) socket.destroy()
      door.close()
    },
  }
}
