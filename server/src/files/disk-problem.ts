import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { readDiskRoom } from './disk-room.ts'

export type DiskProblem = 'full' | 'not writable'

/** Of our disk and of the database's. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])
/** With less nothing that is sent can be taken, and a database on the same disk can't write its log. */
const LEAST_BYTES = 16 * 1024 * 1024

/** What an error says of a disk; null: nothing. */
export function diskProblem(error: unknown): DiskProblem | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (FULL.has(code)) return 'full'
  return code === 'EROFS' ? 'not writable' : null
}

/** What keeps this folder from taking what is sent; null: nothing. */
export async function findDiskProblem(folder: string): Promise<DiskProblem | null> {
  try {
    await access(folder, constants.W_OK)
    const { free } = await readDiskRoom(folder)
    return free < LEAST_BYTES ? 'full' : null
  } catch (error) {
    return diskProblem(error) ?? 'not writable'
  }
}
