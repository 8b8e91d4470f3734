import net from 'node:net'
import { onTestFinished } from 'vitest'

export type RawSocket = {
  socket: net.Socket
  received: () => string
  /** Resolves when the other side has closed, with all that came. */
  closed: Promise<string>
}

/** A connection that says and reads nothing by itself, closed when the test is over. `from`: an address of this machine. */
export function aSocket(origin: string, { from = '127.0.0.1', reads = true } = {}): Promise<RawSocket> {
  const { hostname, port } = new URL(origin)
  const socket = new net.Socket()
  const pieces: Buffer[] = []
  const received = () => Buffer.concat(pieces).toString('latin1')
  if (!reads) socket.pause()
  else socket.on('data', (piece) => pieces.push(piece))
  onTestFinished(() => void socket.destroy())
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(received())))
  return new Promise((resolve) => {
    socket.on('error', () => resolve({ socket, received, closed })) // a reset is a close, too
    socket.connect({ host: hostname, port: Number(port), localAddress: from }, () =>
      resolve({ socket, received, closed }),
    )
  })
}

export function getRequest(target: string): string {
  return `GET ${target} HTTP/1.1\r\nHost: test.example\r\nAccept: */*\r\n\r\n`
}
