import type { Entry } from 'yauzl'
import { asBrokenFile } from '../broken-file.ts'
import type { FileBytes, PackedBytes } from '../file-bytes.ts'
import { workbookLimits } from '../limits.ts'
import { listZip, openZip, readZipEntry, type ZipLimits } from './read-zip.ts'

export type ZipPart = PackedBytes & { entry: Entry }
/** The parts of a zip by name, as its list of contents gives them; nothing is unpacked yet. */
export type ZipParts = ReadonlyMap<string, ZipPart>

/** Lists what is in a zip, which is opened for each reading and closed after it. @throws BrokenFile, as reading a part does. */
export async function listZipParts(source: FileBytes, limits: ZipLimits = workbookLimits): Promise<ZipParts> {
  try {
    const zip = await openForParts(source)
    try {
      const entries = [...(await listZip(zip, limits))]
      return new Map(entries.map(([name, entry]) => [name, partOf(source, entry)]))
    } finally {
      zip.close()
    }
  } catch (error) {
    throw asBrokenFile(error)
  }
}

function partOf(source: FileBytes, entry: Entry): ZipPart {
  return { entry, bytes: entry.uncompressedSize, pieces: () => unpack(source, entry) }
}

async function* unpack(source: FileBytes, entry: Entry): AsyncGenerator<Uint8Array> {
  try {
    const zip = await openForParts(source)
    try {
      yield* readZipEntry(zip, entry)
    } finally {
      zip.close()
    }
  } catch (error) {
    throw asBrokenFile(error)
  }
}

/** Nothing is ever written under a name of a part, so one that Windows wrote with backslashes may have them. */
function openForParts(source: FileBytes) {
  return openZip(source, { strictFileNames: false })
}
