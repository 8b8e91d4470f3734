import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

export type EbookPart = { name: string; content: string | Buffer }

/** Zips write local time; this is their own first day, in any zone. */
const EVER = new Date(1980, 0, 1)
const isPacked = /\.jpg$/

/** The parts as one file, by their names: the same parts make the same file. What kind of file it is stands first, unpacked. */
export async function packEbook(parts: readonly EbookPart[]): Promise<Buffer> {
  const archive = new ZipFile()
  const add = ({ name, content }: EbookPart, compress: boolean) =>
    archive.addBuffer(Buffer.from(content), name, {
      mtime: EVER,
      mode: 0o100644,
      forceDosTimestamp: true,
      compress,
    })
  add({ name: 'mimetype', content: 'application/epub+zip' }, false)
  for (const part of parts.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
    add(part, !isPacked.test(part.name))
  archive.end()
  return buffer(archive.outputStream)
}
