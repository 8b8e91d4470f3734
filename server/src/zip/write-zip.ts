import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type ZipEntry = {
  /** Path inside the archive; ours, never a name from outside. */
  name: string
  /** Text is packed; files are packed already by what they are. */
  content: string | AsyncIterable<string | Uint8Array>
}

const MOST_PIECE = 64 * 1024

/** A zip archive, made piece by piece as it is read: however much it holds, a piece of it is in memory. */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const archive = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  for await (const { name, content } of entries) {
    const isText = /\.(txt|json|csv|xml|rels)$/.test(name)
    const file = isText ? new ZipDeflate(name) : new ZipPassThrough(name)
    archive.add(file)
    for await (const piece of typeof content === 'string' ? [content] : content) {
      for (const part of inParts(piece)) {
        file.push(part)
        yield* made.splice(0)
      }
    }
    file.push(new Uint8Array(), true)
    yield* made.splice(0)
  }
  archive.end()
  yield* made.splice(0)
}

function* inParts(piece: string | Uint8Array): Generator<Uint8Array> {
  const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
  for (let from = 0; from < bytes.length; from += MOST_PIECE) yield bytes.subarray(from, from + MOST_PIECE)
}
