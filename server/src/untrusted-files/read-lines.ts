import type { Readable } from 'node:stream'

/** The lines of a stream, as they come. @throws Error when one is longer than `most` bytes. */
export async function* readLines(stream: Readable, most: number): AsyncGenerator<string> {
  let pieces: Buffer[] = []
  let length = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    let from = 0
    for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, from)) {
      yield Buffer.concat([...pieces, piece.subarray(from, end)]).toString('utf8')
      pieces = []
      length = 0
      from = end + 1
    }
    if (from < piece.length) pieces.push(piece.subarray(from))
    length += piece.length - from
    if (length > most) throw new Error('a line is longer than any that is allowed')
  }
}
