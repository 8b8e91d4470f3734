import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { StartupProblem } from '../startup/startup-problem.ts'
import { openBackup } from './open-backup.ts'

/**
 * The backup that was made last: the one of this name, or of those in this folder. null: there is none. @throws StartupProblem when
 * the name is of something else.
 */
export async function findNewestBackup(place: string): Promise<{ file: string; madeAt: string } | null> {
  const found = await stat(place).catch(() => null)
  if (!found) return null
  if (!found.isDirectory()) return { file: place, madeAt: await madeAt(place) }
  const names = (await readdir(place)).filter((name) => name.endsWith('.zip'))
  let newest: { file: string; madeAt: string } | null = null
  for (const name of names) {
    const file = path.join(place, name)
    const made = await madeAt(file).catch((error: unknown) => {
      if (error instanceof StartupProblem) return null // other archives may stand there
      throw error
    })
    if (made !== null && (newest === null || made > newest.madeAt)) newest = { file, madeAt: made }
  }
  return newest
}

async function madeAt(file: string): Promise<string> {
  const backup = await openBackup(file)
  try {
    return backup.manifest.made_at
  } finally {
    backup.close()
  }
}
