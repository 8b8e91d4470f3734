import { BrokenFile } from '../broken-file.ts'
import { bytesOf, type FileBytes, firstBytes, type PackedBytes } from '../file-bytes.ts'

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/**
 * A byte order mark decides; else UTF-16 shows by the zeros of its Latin letters, and what is not UTF-8 from end to end is
 * Windows-1252. A text that has letters of Indian scripts in UTF-8 and broken bytes further down is refused with the row named:
 * as Windows-1252 it would be read, and be nonsense.
 */
export async function findEncoding(source: FileBytes | PackedBytes): Promise<TextEncoding> {
  const head = await firstBytes(source, 512)
  return fromMark(head) ?? fromZeros(head) ?? (await utf8OrWindows(source))
}

function fromMark([first, second]: Uint8Array): TextEncoding | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

function fromZeros(head: Uint8Array): TextEncoding | null {
  const zeros = [0, 0]
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (even === 0 && odd === 0) return null
  if (even === 0 && odd > head.length / 8) return 'utf-16le'
  if (odd === 0 && even > head.length / 8) return 'utf-16be'
  throw new BrokenFile('not_text')
}

/** The first letter that takes three bytes in UTF-8; three bytes that happen to be one are rare in Windows-1252. */
const threeBytes = /[\u0800-\uffff]/

async function utf8OrWindows(source: FileBytes | PackedBytes): Promise<TextEncoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [row, indic] = [1, false]
  let pending: Uint8Array = new Uint8Array()
  try {
    for await (const piece of bytesOf(source)) {
      pending = piece
      const text = decoder.decode(piece, { stream: true })
      indic ||= threeBytes.test(text)
      row += countLines(piece)
    }
    pending = new Uint8Array()
    decoder.decode()
    return 'utf-8'
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    if (indic || threeBytes.test(new TextDecoder().decode(pending).replaceAll('\ufffd', '')))
      throw new BrokenFile('bad_encoding', { row: row + linesBeforeFault(pending) })
    return 'windows-1252'
  }
}

function linesBeforeFault(piece: Uint8Array): number {
  const text = new TextDecoder().decode(piece)
  // The piece may begin within a letter, whose rest is no fault.
  const fault = text.indexOf('\ufffd', 3)
  return fault < 0 ? 0 : text.slice(0, fault).split('\n').length - 1
}

function countLines(piece: Uint8Array): number {
  let lines = 0
  for (let at = piece.indexOf(LINE_END); at >= 0; at = piece.indexOf(LINE_END, at + 1)) lines += 1
  return lines
}

const LINE_END = '\n'.charCodeAt(0)
