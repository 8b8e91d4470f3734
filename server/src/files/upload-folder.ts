import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** No request lasts as long: a file that nobody has written to since was left behind by a process that died. */
const LEFT_BEHIND_MS = 60 * 60_000

/** Where files are while they come in. Each is there under a name of our own and is gone with its request at the latest. */
export type UploadFolder = {
  readonly folder: string
  /** A path where nothing is yet. */
  place(): string
  /** Removes what dead processes left behind. The folder may be shared: what other nodes are receiving is young, and stays. */
  sweep(now?: number): Promise<number>
}

/**
 * A folder of the data folder, so that a file can be put in its final place without being copied: `incoming` for what comes in,
 * `checking` and `setting` for copies of what was stored, while they are checked and set for print.
 */
export function openUploadFolder(
  dataDir: string,
  name: 'incoming' | 'checking' | 'setting' = 'incoming',
): UploadFolder {
  const folder = path.resolve(dataDir, name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })

  async function isLeftBehind(file: string, now: number): Promise<boolean> {
    const found = await stat(file).catch(() => null) // its request may have ended meanwhile
    return found !== null && now - found.mtimeMs > LEFT_BEHIND_MS
  }

  return {
    folder,
    place: () => path.join(folder, randomUUID()),
    async sweep(now = Date.now()) {
      let swept = 0
      for (const name of await readdir(folder)) {
        const file = path.join(folder, name)
        if (!(await isLeftBehind(file, now))) continue
        await rm(file, { force: true })
        swept += 1
      }
      return swept
    },
  }
}
