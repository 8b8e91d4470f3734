import { existsSync, statfsSync } from 'node:fs'
import os from 'node:os'

const MEMORY = '/dev/shm'
/** Far more than the databases of one run ever take together. */
const ENOUGH_BYTES = 2 * 1024 ** 3

/**
 * Where folders are made that are thrown away: in memory, where the system has room for them there, else on the disk. Copying a
 * database, which nearly every test of the server begins with, takes a fraction of the time there.
 */
export function placeForTests(): string {
  if (!existsSync(MEMORY)) return os.tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return Math.min(bavail * bsize, os.freemem()) >= ENOUGH_BYTES ? MEMORY : os.tmpdir()
}
