import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Entry, ZipFile } from 'yauzl'
import { listZip, openZip } from '../formats/zip/read-zip.ts'
import { StartupProblem } from '../startup/startup-problem.ts'
import {
  FORMAT,
  MANIFEST,
  type Manifest,
  MOST_MANIFEST_BYTES,
  MOST_MANIFEST_RATIO,
  MOST_PARTS,
  manifestSchema,
  partOfFile,
  partOfTable,
} from './manifest.ts'
import { measure } from './meter.ts'
import { createProgress, inBytes, type Say } from './progress.ts'

/** How much it unpacks to is what its manifest says, part by part: a database packs as well as any bomb. */
const limits = { parts: MOST_PARTS, bytes: Number.POSITIVE_INFINITY, ratio: Number.POSITIVE_INFINITY }

export type Backup = {
  manifest: Manifest
  /** A part from its beginning. @throws StartupProblem when the archive has none of that name. */
  read(part: string): Promise<Readable>
  /** Reads everything and compares it with the manifest. @throws StartupProblem at the first part that differs. */
  check(say: Say): Promise<void>
  close(): void
}

/** Opens an archive and reads what it says of itself. @throws StartupProblem when it is none, or none that this version can read. */
export async function openBackup(file: string): Promise<Backup> {
  const archive = await open(file)
  try {
    const entries = await listZip(archive, limits)
    const read = async (part: string) => {
      const entry = entries.get(part)
      if (!entry) throw new StartupProblem(`The backup ${file} lacks the part ${part}.`)
      return archive.openReadStreamPromise(entry)
    }
    if (isTooLong(entries.get(MANIFEST))) throw noBackup(file)
    const manifest = readManifest(file, await text(await read(MANIFEST)))
    requireSizes(manifest, entries)
    return {
      manifest,
      read,
      check: (say) => checkAll(file, { manifest, read }, say),
      close: () => archive.close(),
    }
  } catch (error) {
    archive.close()
    throw error instanceof StartupProblem ? error : damaged(file, error)
  }
}

async function open(file: string): Promise<ZipFile> {
  try {
    return await openZip(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      throw new StartupProblem(`The backup ${file} can't be opened (${error.code}).`)
    throw new StartupProblem(`The file ${file} is no backup, or only the beginning of one.`)
  }
}

function isTooLong(manifest: Entry | undefined): boolean {
  if (!manifest) return false
  const { compressedSize, uncompressedSize } = manifest
  return uncompressedSize > Math.min(MOST_MANIFEST_BYTES, compressedSize * MOST_MANIFEST_RATIO)
}

/** Before anything is unpacked. @throws Error when the list of the archive tells another size than the manifest. */
function requireSizes({ tables, files }: Manifest, entries: ReadonlyMap<string, Entry>): void {
  const told = [
    ...tables.map(({ name, bytes }) => [partOfTable(name), bytes] as const),
    ...files.map(({ key, bytes }) => [partOfFile(key), bytes] as const),
  ]
  for (const [part, bytes] of told) {
    const entry = entries.get(part)
    if (entry && entry.uncompressedSize !== bytes) throw new Error(`${part} is of another size`)
  }
}

function readManifest(file: string, json: string): Manifest {
  const given: unknown = JSON.parse(json)
  const { format } = Object(given)
  if (typeof format === 'number' && format > FORMAT)
    throw new StartupProblem(`The backup ${file} was made by a newer Panai: restore it with that one.`)
  const read = manifestSchema.safeParse(given)
  if (!read.success) throw noBackup(file)
  return read.data
}

async function checkAll(file: string, { manifest, read }: Pick<Backup, 'manifest' | 'read'>, say: Say) {
  const progress = createProgress(say)
  const parts = [
    ...manifest.tables.map((table) => ({ part: partOfTable(table.name), ...table })),
    ...manifest.files.map((stored) => ({ part: partOfFile(stored.key), ...stored })),
  ]
  let checked = 0
  for (const { part, bytes, sha256 } of parts) {
    const found = await measure(await read(part), (piece) => {
      checked += piece
      progress.tell(() => `Checking: ${inBytes(checked)}`)
    }).catch((error) => {
      throw damaged(file, error, part)
    })
    if (found.bytes !== bytes || found.sha256 !== sha256) throw damaged(file, null, part)
  }
}

function noBackup(file: string): StartupProblem {
  return new StartupProblem(`The file ${file} is no backup of Panai.`)
}

function damaged(file: string, cause: unknown, part?: string): StartupProblem {
  const where = part === undefined ? '' : ` (its part ${part} is not what it was)`
  return new StartupProblem(`The backup ${file} is damaged${where}: nothing was changed. Take another one.`, {
    cause,
  })
}
