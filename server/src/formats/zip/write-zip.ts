import { addAbortSignal, PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export type ZipEntry = {
  /** Path inside the archive; ours, never a name from outside. */
  name: string
  /** Text is packed; files are packed already by what they are. */
  content: string | AsyncIterable<string | Uint8Array>
}

const isText = /\.(txt|json|csv|xml|rels|copy)$/

/**
 * A zip archive, made piece by piece as it is read: however much it holds, a piece of it is in memory. Each entry is asked for when
 * the one before it has been read to its end. Larger than 4 GB it has the larger form, which today's programs all open.
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const archive = new ZipFile()
  const output = archive.outputStream.pipe(new PassThrough())
  const leaving = new AbortController()
  archive.on('error', (error) => output.destroy(error))
  const adding = addAll(archive, entries, leaving.signal).catch((error) => output.destroy(error))
  try {
    yield* output
  } finally {
    leaving.abort()
    output.destroy()
    await adding
  }
}

async function addAll(archive: ZipFile, entries: AsyncIterable<ZipEntry>, leaving: AbortSignal) {
  for await (const { name, content } of entries) {
    // A lost file reports its error at once, maybe before its turn: its reader gets the error then, and nothing else fails.
    if (content instanceof Readable) content.on('error', () => {})
    const source = Readable.from(typeof content === 'string' ? [content] : content, { objectMode: false })
    // The reader may have left while this entry was looked up: then its source ends before it began.
    addAbortSignal(leaving, source)
    archive.addReadStream(source, name, { compress: isText.test(name) })
    await finished(source)
  }
  archive.end()
}
