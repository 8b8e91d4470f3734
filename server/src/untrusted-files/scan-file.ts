import { createReadStream } from 'node:fs'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ScannerAddress } from '../config/scanner-address.ts'

/** Asks about a file, and waits for so many seconds; `unscanned`: it is too large to be looked at. @throws ScannerIsAway when nobody can say. */
export type Scan = (file: string, seconds: number) => Promise<'clean' | 'harmful' | 'unscanned'>

/** Nobody can say whether the file does harm: then it is not taken. */
export class ScannerIsAway extends Error {}

const PIECE = 64 * 1024
const TOO_LARGE = 'INSTREAM size limit exceeded. ERROR\0'

/** It ended the connection while it was sent the file: so it does beyond its limit, and what it says of that may not arrive any more. */
class CutOff extends Error {}

/** Asks `clamd` about a file, by its INSTREAM: pieces with their length before each, an empty one at the end, one line back. */
export function scanBy(address: ScannerAddress): Scan {
  return async (file, seconds) => {
    const answer = await ask(address, file, seconds)
      // It may have been ended just then: cut off twice, it does not want more.
      .catch((cause) => (cause instanceof CutOff ? ask(address, file, seconds) : Promise.reject(cause)))
      .catch((cause) => {
        if (cause instanceof CutOff) return TOO_LARGE
        throw new ScannerIsAway('the virus scan could not be reached', { cause })
      })
    if (/^stream: OK\0$/.test(answer)) return 'clean'
    if (/^stream: .+ FOUND\0$/.test(answer)) return 'harmful'
    if (answer === TOO_LARGE) return 'unscanned'
    throw new ScannerIsAway(`the virus scan answered: ${answer.slice(0, 200)}`)
  }
}

async function ask(address: ScannerAddress, file: string, seconds: number): Promise<string> {
  const socket = net.connect(address)
  const tooSlow = () => socket.destroy(new Error(`the virus scan took more than ${seconds} s`))
  const clock = setTimeout(tooSlow, seconds * 1000)
  // It may have seen enough before the end, and what ends the one ends the other.
  let isSent = false
  const sending = pipeline(createReadStream(file, { highWaterMark: PIECE }), inPieces, socket, { end: false })
  sending.then(
    () => {
      isSent = true
    },
    () => {},
  )
  try {
    return await text(socket)
  } catch (error) {
    if (!isSent && socket.bytesWritten > 0 && isCut(error)) throw new CutOff('cut off', { cause: error })
    throw error
  } finally {
    clearTimeout(clock)
    socket.destroy()
  }
}

function isCut(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(EPIPE|ECONNRESET)$/.test(String(error.code))
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
