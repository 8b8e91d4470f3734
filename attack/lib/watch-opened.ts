import { readdirSync, statSync, watch } from 'node:fs'
import path from 'node:path'

/** Notes how long each file was that the server gave to a process to be opened. @param dataDir the server's, where it makes a folder for each */
export function watchOpened(dataDir: string): { lengths: Set<number>; stop: () => void } {
  const place = path.join(dataDir, 'opening')
  const lengths = new Set<number>()
  const watcher = watch(place, { recursive: true }, (_, name) => {
    if (name === null) return
    for (const file of filesIn(path.join(place, path.dirname(name)))) lengths.add(file)
  })
  return { lengths, stop: () => watcher.close() }
}

/** A folder may be gone by the time that one hears of it. */
function filesIn(folder: string): number[] {
  try {
    return readdirSync(folder).map((name) => statSync(path.join(folder, name)).size)
  } catch {
    return []
  }
}
