import { createHash } from 'node:crypto'

const LINE_END = 0x0a

export type Measure = { bytes: number; rows: number; sha256: string }

/** Lets pieces through and measures them: their bytes, their lines, their SHA-256. */
export function createMeter(onPiece: (bytes: number) => void = () => {}) {
  const hash = createHash('sha256')
  let [bytes, rows] = [0, 0]
  return {
    async *through(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const piece of pieces) {
        hash.update(piece)
        bytes += piece.length
        for (let at = piece.indexOf(LINE_END); at >= 0; at = piece.indexOf(LINE_END, at + 1)) rows += 1
        onPiece(piece.length)
        yield piece
      }
    },
    /** Once all has gone through. */
    measure: (): Measure => ({ bytes, rows, sha256: hash.digest('hex') }),
  }
}

/** Reads to the end, only to measure. */
export async function measure(
  pieces: AsyncIterable<Uint8Array>,
  onPiece?: (bytes: number) => void,
): Promise<Measure> {
  const meter = createMeter(onPiece)
  for await (const _ of meter.through(pieces));
  return meter.measure()
}
