import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Transport } from './transport.ts'

export function mailFolder(dataDir: string): string {
  return path.join(dataDir, 'mail')
}

/** Keeps each mail as a file that mail programs open. A second try of the same mail writes the same file. */
export function createFolderTransport(folder: string): Transport {
  return {
    async hand({ raw }, { name }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = path.join(folder, `${name}.eml`)
      await writeFile(`${file}.part`, raw, { mode: 0o600, flush: true })
      await rename(`${file}.part`, file)
      return 'kept'
    },
  }
}
