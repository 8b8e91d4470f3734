import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Where backups stand that were given no other place. */
export function backupsFolder(dataDir: string): string {
  return path.join(dataDir, 'backups')
}

/** When the newest of them was finished, in seconds since 1970. null: there is none that can be seen. Nothing is opened. */
export async function newestBackupAt(dataDir: string): Promise<number | null> {
  const folder = backupsFolder(dataDir)
  const names = await readdir(folder).catch(() => []) // made with the first backup
  const times = await Promise.all(
    names
      .filter((name) => name.endsWith('.zip'))
      .map((name) =>
        stat(path.join(folder, name)).then(
          ({ mtimeMs }) => mtimeMs / 1_000,
          () => 0, // taken away since
        ),
      ),
  )
  const newest = Math.max(0, ...times)
  return newest === 0 ? null : newest
}
