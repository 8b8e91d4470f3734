import type { Entry } from 'yauzl'
import type { FileBytes } from '../file-bytes.ts'
import { workbookLimits } from '../limits.ts'
import { listZip, openZip, readZipEntry } from '../zip/read-zip.ts'

/** The parts of a workbook by name, as its list of contents gives them; nothing is unpacked yet. */
export type WorkbookParts = ReadonlyMap<string, { bytes: number; pieces(): AsyncGenerator<Uint8Array> }>

/** Opens the zip that a workbook is. It is opened for each reading and closed after it. @throws BrokenFile */
export async function listWorkbookParts(source: FileBytes): Promise<WorkbookParts> {
  const zip = await openZip(source)
  try {
    const entries = [...(await listZip(zip, workbookLimits))]
    return new Map(
      entries.map(([name, entry]) => [
        name,
        { bytes: entry.uncompressedSize, pieces: () => unpack(source, entry) },
      ]),
    )
  } finally {
    zip.close()
  }
}

async function* unpack(source: FileBytes, entry: Entry): AsyncGenerator<Uint8Array> {
  const zip = await openZip(source)
  try {
    yield* readZipEntry(zip, entry)
  } finally {
    zip.close()
  }
}
