import { statfs } from 'node:fs/promises'

/** In bytes. */
export type DiskRoom = { free: number; size: number }

/** Of the disk that this folder is on: what an ordinary user may still write, and how much there is in all. */
export async function readDiskRoom(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}
