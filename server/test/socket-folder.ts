import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Where the embedded database of a data folder listens: PostgreSQL writes it in the fifth line of its own file. */
export function socketFolderOf(dataDir: string): string {
  const found = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).find(
    (file) => path.basename(file) === 'postmaster.pid',
  )
  if (!found) throw new Error('no database runs there')
  return readFileSync(path.join(dataDir, found), 'utf8').split('\n')[4] ?? ''
}
