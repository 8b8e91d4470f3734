import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Disk, KeyNormalizer } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { WriteOptions } from 'flydrive/types'
import type { Config } from '../config/config.ts'
import type { StorageKey } from '../config/storage-settings.ts'

/**
 * Where pictures and documents are kept, under keys that we make; a name from outside is never a key. A large file comes by
 * `moveFromFs` and leaves by `getStream`: it is never whole in memory.
 */
export type Storage = Disk

/** Where STORAGE_URL says. The client of object storage is loaded only by those who use it. */
export async function openStorage({
  storage,
  storageKey,
  dataDir,
}: Pick<Config, 'storage' | 'storageKey' | 'dataDir'>): Promise<Storage> {
  if (storage === null) return openFolderStorage(dataDir)
  if (storage.kind === 'folder') return new FolderDisk(storage.folder)
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { bucket, endpoint, region, pathStyle } = storage
  return new Disk(
    new S3Driver({
      bucket,
      region,
      visibility: 'private',
      // Buckets of today refuse lists of access rights; what may be read is what we hand out.
      supportsACL: false,
      ...(endpoint && { endpoint }),
      ...(storageKey && { credentials: credentialsOf(storageKey) }),
      forcePathStyle: pathStyle,
      // Older servers keep the sums that are sent behind a file as part of the file.
      requestChecksumCalculation: 'WHEN_REQUIRED',
    }),
  )
}

/** As Amazon's client names the parts. */
function credentialsOf({ id, secret, token }: StorageKey) {
  return { accessKeyId: id, secretAccessKey: secret, ...(token !== null && { sessionToken: token }) }
}

/** Files in a folder of the data folder. */
export function openFolderStorage(dataDir: string): Storage {
  return new FolderDisk(path.join(dataDir, 'files'))
}

/** Moves a file in place where it can, instead of copying it. */
class FolderDisk extends Disk {
  readonly #folder: string
  readonly #keys = new KeyNormalizer()

  constructor(folder: string) {
    super(new WholeFiles(folder))
    this.#folder = folder
  }

  /** The file is on the disk when this returns, and would be after a power cut too. */
  override async moveFromFs(source: string | URL, destination: string): Promise<void> {
    const from = source instanceof URL ? fileURLToPath(source) : source
    const target = path.join(this.#folder, this.#keys.normalize(destination))
    await mkdir(path.dirname(target), { recursive: true })
    await sync(from)
    await rename(from, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EXDEV') throw error
      return moveAcross(from, target)
    })
    await sync(path.dirname(target))
  }
}

/** From another disk: copied beside its place first, so that it is there whole or not at all. */
async function moveAcross(from: string, target: string): Promise<void> {
  const unfinished = `${target}.${randomUUID()}`
  await copyFile(from, unfinished)
  await sync(unfinished)
  await rename(unfinished, target)
  await rm(from)
}

async function sync(file: string): Promise<void> {
  const handle = await open(file)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes beside the place and then puts it there, so that a file is there whole or not at all, also after a crash. */
class WholeFiles extends FSDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.#folder = folder
  }

  override async put(key: string, contents: string | Uint8Array, options?: WriteOptions): Promise<void> {
    const unfinished = `${key}.${randomUUID()}`
    await super.put(unfinished, contents, options)
    await rename(path.join(this.#folder, unfinished), path.join(this.#folder, key))
  }
}
