import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

export type WordFilePart = { name: string; content: string | Buffer }

/** Zips write local time; this is their own first day, in any zone. */
const EVER = new Date(1980, 0, 1)
const isPacked = /\.(?:jpg|png|gif|webp)$/

/** The parts as one file, in their order: the same parts make the same file. */
export async function packWordFile(parts: readonly WordFilePart[]): Promise<Buffer> {
  const archive = new ZipFile()
  for (const { name, content } of parts)
    archive.addBuffer(Buffer.from(content), name, {
      mtime: EVER,
      mode: 0o100644,
      forceDosTimestamp: true,
      compress: !isPacked.test(name),
    })
  archive.end()
  return buffer(archive.outputStream)
}
