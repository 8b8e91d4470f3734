import { createReadStream } from 'node:fs'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ScannerAddress } from '../config/scanner-address.ts'

/** Asks about a file, and waits for so many seconds. @throws ScannerIsAway when nobody can say. */
export type Scan = (file: string, seconds: number) => Promise<'clean' | 'harmful'>

/** Nobody can say whether the file does harm: then it is not taken. */
export class ScannerIsAway extends Error {}

const PIECE = 64 * 1024

/** Asks `clamd` about a file, by its INSTREAM: pieces with their length before each, an empty one at the end, one line back. */
export function scanBy(address: ScannerAddress): Scan {
  return async (file, seconds) => {
    const answer = await ask(address, file, seconds).catch((cause) => {
      throw new ScannerIsAway('the virus scan could not be reached', { cause })
    })
    if (/^stream: OK\0$/.test(answer)) return 'clean'
    if (/^stream: .+ FOUND\0$/.test(answer)) return 'harmful'
    throw new ScannerIsAway(`the virus scan answered: ${answer.slice(0, 200)}`)
  }
}

async function ask(address: ScannerAddress, file: string, seconds: number): Promise<string> {
  const socket = net.connect(address)
  const tooSlow = () => socket.destroy(new Error(`the virus scan took more than ${seconds} s`))
  const clock = setTimeout(tooSlow, seconds * 1000)
  // It may have seen enough before the end, and what ends the one ends the other.
  pipeline(createReadStream(file, { highWaterMark: PIECE }), inPieces, socket, { end: false }).catch(() => {})
  try {
    return await text(socket)
  } finally {
    clearTimeout(clock)
    socket.destroy()
  }
}

async function* inPieces(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of file) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(piece.length)
    yield length
    yield piece
  }
  yield Buffer.alloc(4)
}
