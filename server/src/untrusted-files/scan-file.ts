import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import type { ScannerAddress } from '../config/scanner-address.ts'

export type Scan = (file: string) => Promise<'clean' | 'harmful'>

/** Nobody can say whether the file does harm: then it is not taken. */
export class ScannerIsAway extends Error {}

const PIECE = 64 * 1024
const SILENCE_MS = 30_000

/** Asks `clamd` about a file, by its INSTREAM: pieces with their length before each, an empty one at the end, one line back. */
export function scanBy(address: ScannerAddress): Scan {
  return async (file) => {
    const answer = await ask(address, file).catch((cause) => {
      throw new ScannerIsAway('the virus scan could not be reached', { cause })
    })
    if (/^stream: OK\0$/.test(answer)) return 'clean'
    if (/^stream: .+ FOUND\0$/.test(answer)) return 'harmful'
    throw new ScannerIsAway(`the virus scan answered: ${answer.slice(0, 200)}`)
  }
}

async function ask(address: ScannerAddress, file: string): Promise<string> {
  const socket = net.connect(address)
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('the virus scan is silent')))
  try {
    await once(socket, 'connect')
    const answer = text(socket)
    await Promise.race([send(socket, file), answer]) // it may have seen enough before the end
    return await answer
  } finally {
    socket.destroy()
  }
}

async function send(socket: net.Socket, file: string): Promise<void> {
  socket.write('zINSTREAM\0')
  for await (const piece of createReadStream(file, { highWaterMark: PIECE }) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(piece.length)
    socket.write(length)
    if (!socket.write(piece)) await once(socket, 'drain')
  }
  socket.write(Buffer.alloc(4))
}
