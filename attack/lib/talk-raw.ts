import net from 'node:net'

export type RawAnswer = {
  /** The status of each answer, in their order. */
  statuses: number[]
  /** The other side ended the connection. */
  closed: boolean
  ms: number
}

type Talk = {
  /** What is sent at once. */
  bytes: string | Buffer
  /** Called with the socket when that is sent; it may go on as it likes. */
  goOn?: (socket: net.Socket) => void
  /** How long one waits for the end of the connection. */
  patienceMs: number
  /** The connection is looked at no longer when so many answers are there. */
  answers?: number
  /** From which address of this machine; systems that have but one take that. */
  from?: string
  /** Nothing of the answers is read. */
  deaf?: true
}

/** Talks to the server as no client library would. */
export function talkRaw(
  origin: string,
  { bytes, goOn, patienceMs, answers, from, deaf }: Talk,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  const began = performance.now()
  return new Promise((resolve) => {
    const isLinux = process.platform === 'linux'
    const socket = net.connect({
      host: hostname,
      port: Number(port),
      ...(from && isLinux && { localAddress: from }),
    })
    let received = ''
    const finish = (closed: boolean) => {
      clearTimeout(impatience)
      socket.destroy()
      const statuses = [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
      resolve({ statuses, closed, ms: performance.now() - began })
    }
    const impatience = setTimeout(() => finish(false), patienceMs)
    socket.on('connect', () => {
      socket.write(bytes)
      // What is not read is not seen to end, either: only who writes on hears that nobody is there.
      if (!deaf) socket.resume()
      goOn?.(socket)
    })
    if (answers !== undefined)
      socket.on('data', (piece) => {
        received += piece.toString('latin1')
        if ((received.match(/^HTTP\/1\.1 \d{3}/gm)?.length ?? 0) >= answers) finish(false)
      })
    socket.on('error', () => {}) // that it was cut is what is waited for
    socket.on('close', () => finish(true))
  })
}
