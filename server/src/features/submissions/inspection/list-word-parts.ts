import type { ZipFile } from 'yauzl'
import { BrokenFile } from '../../../formats/broken-file.ts'
import { listZip, readZipEntry } from '../../../formats/zip/read-zip.ts'

/** Text that repeats itself a lot is made a hundredth of its size by the best; what is smaller was made to burst. */
const limits = { parts: 5_000, bytes: 300 * 1024 * 1024, ratio: 200 } as const

/** The parts of a zip by name; nothing is unpacked yet. */
export type Package = ReadonlyMap<string, () => AsyncIterable<Buffer>>

/** @returns null when it is larger than any manuscript by what it says, or made to hide something. */
export async function listWordParts(zip: ZipFile): Promise<Package | null> {
  try {
    const entries = [...(await listZip(zip, limits))]
    return new Map(
      entries.map(([name, entry]) => [name, () => (isFolder(name) ? nothing() : readZipEntry(zip, entry))]),
    )
  } catch (error) {
    if (error instanceof BrokenFile) return null
    throw error
  }
}

const isFolder = (name: string) => name.endsWith('/')

async function* nothing(): AsyncGenerator<Buffer> {}
