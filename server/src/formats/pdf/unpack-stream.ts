import { constants, inflateSync } from 'node:zlib'
import { HeavyPdf } from './broken-pdf.ts'

const MOST_BYTES = 48 * 1024 * 1024

const unpackers: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  FlateDecode: inflate,
  Fl: inflate,
  ASCIIHexDecode: fromHexadecimal,
  AHx: fromHexadecimal,
  ASCII85Decode: fromBase85,
  A85: fromBase85,
}

/** Unpacks what these filters have packed, the last one first. @returns null for one that we do not read, or what is no such thing. @throws HeavyPdf */
export function unpackStream(bytes: Buffer, filters: readonly string[]): Buffer | null {
  let left = bytes
  for (const filter of filters) {
    const unpacker = unpackers[filter]
    if (!unpacker) return null
    try {
      left = unpacker(left)
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
        throw new HeavyPdf('a stream is too long')
      return null
    }
  }
  return left
}

/** As far as it goes: programs that show PDFs take what there is, too. */
function inflate(bytes: Buffer): Buffer {
  return inflateSync(bytes, { maxOutputLength: MOST_BYTES, finishFlush: constants.Z_SYNC_FLUSH })
}

function fromHexadecimal(bytes: Buffer): Buffer {
  const digits = bytes
    .toString('latin1')
    .replace(/>.*$/s, '')
    .replace(/[^0-9a-f]/gi, '')
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex')
}

const BASE = 85
const ZEROES = 'z'

/** Five letters for four bytes; ISO 32000-1, 7.4.3. */
function fromBase85(bytes: Buffer): Buffer {
  const letters = bytes
    .toString('latin1')
    .replace(/~.*$/s, '')
    .replace(/[^!-uz]/g, '')
    .replaceAll(ZEROES, '!!!!!')
  const found = Buffer.alloc(Math.ceil(letters.length / 5) * 4)
  for (let at = 0; at < letters.length; at += 5) {
    const group = letters.slice(at, at + 5).padEnd(5, 'u')
    const number = [...group].reduce((sum, letter) => sum * BASE + letter.charCodeAt(0) - 33, 0)
    found.writeUInt32BE(number % 2 ** 32, (at / 5) * 4)
  }
  const missing = (5 - (letters.length % 5)) % 5
  return found.subarray(0, found.length - missing)
}
