import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

export type WordFilePart = { name: string; content: string | Buffer }

/** Zips write local time; this is their own first day, in any zone. */
const EVER = new Date(1980, 0, 1)

/** The parts as one file, in their order: the same parts make the same file. All are packed, so that what had room in the file that was sent has room in this one. */
export async function packWordFile(parts: readonly WordFilePart[]): Promise<Buffer> {
  const archive = new ZipFile()
  for (const { name, content } of parts)
    archive.addBuffer(Buffer.from(content), name, {
      mtime: EVER,
      mode: 0o100644,
      forceDosTimestamp: true,
      compress: true,
    })
  archive.end()
  return buffer(archive.outputStream)
}
