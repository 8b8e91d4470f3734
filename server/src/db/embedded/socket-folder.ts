import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartupProblem } from '../../startup/startup-problem.ts'
import type { RunAs } from './privileges.ts'

/** A socket's whole path fits in 103 (macOS) or 107 (Linux) bytes, and its own name takes 15 of them. */
const LONGEST_BYTES = 80

/**
 * The folder for the server's socket, closed to all but its owner: the cluster itself, or, where that path is too long,
 * a folder among the temporary ones, the same one each time. Throws StartupProblem when that one is someone else's.
 */
export function socketFolder(cluster: string, { uid, gid }: RunAs): string {
  if (fits(cluster)) return cluster
  const name = `panai-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`
  const folder = [tmpdir(), '/tmp'].map((parent) => join(parent, name)).find(fits) ?? join('/tmp', name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  const ours = found.uid === process.getuid?.() || found.uid === uid
  // Anyone may make folders among the temporary ones: a socket in one that isn't ours would hand them the database.
  if (!found.isDirectory() || !ours || (found.mode & 0o077) !== 0) {
    throw new StartupProblem(
      `The folder ${folder}, needed because the path of DATA_DIR is long, belongs to someone else: set DATA_DIR to a folder with a shorter path.`,
    )
  }
  if (found.uid !== uid) chownSync(folder, uid, gid)
  return folder
}

function fits(folder: string): boolean {
  return Buffer.byteLength(folder) <= LONGEST_BYTES
}
