import { randomUUID } from 'node:crypto'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { WriteOptions } from 'flydrive/types'

/** Where pictures and documents are kept, under keys that we make; a name from outside is never a key. */
export type Storage = Disk

/** Files in a folder of the data folder. */
export function openFolderStorage(dataDir: string): Storage {
  return new Disk(new WholeFiles(path.join(dataDir, 'files')))
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
