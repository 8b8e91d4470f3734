import { places } from './places.ts'
import type { Uses } from './uses.ts'

/** A file of no subject that puts together so many of them is a list: a change of one part is no change of the others. */
const SUBJECTS = 3

/** Files that use one of these, directly or by others. What only a list of parts leads to is left out, unless the list itself changed. */
export function touchedBy(changed: readonly string[], uses: Uses): Set<string> {
  const usedBy = new Map<string, string[]>()
  for (const [file, used] of uses)
    for (const each of used) usedBy.set(each, [...(usedBy.get(each) ?? []), file])
  const touched = new Set(changed)
  const waiting = [...changed]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
    for (const user of usedBy.get(file) ?? []) {
      if (touched.has(user)) continue
      touched.add(user)
      if (!isListOfParts(user, uses)) waiting.push(user)
    }
  return touched
}

/** Whether it uses a list of parts, and so everything. */
export function usesAll(file: string, uses: Uses, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  return [...(uses.get(file) ?? [])].some((used) => isListOfParts(used, uses) || usesAll(used, uses, seen))
}

/** Such as the application, the routes of the site and the resources of the console. */
export function isListOfParts(file: string, uses: Uses): boolean {
  if (subjectOf(file) !== null || !file.includes('/src/') || isTest(file)) return false
  const used = [...(uses.get(file) ?? [])]
  // Rooms of the contract stand on each other: its own lists are those of endpoints.
  if (file.startsWith('contract/')) return /endpoints\.ts$/.test(file)
  return (
    new Set(used.map((each) => subjectOf(each) ?? roomOf(each)).filter((part) => part !== null)).size >=
    SUBJECTS
  )
}

/** The contract's room of a subject; null for the rooms that all of them use. */
function roomOf(file: string): string | null {
  const [room] = /^contract\/src\/[^/]+\//.exec(file) ?? []
  return room === undefined || places.sharedRooms.includes(room) ? null : room
}

/** The folder of a feature or a screen, or a page; null for what all of them stand on. */
export function subjectOf(file: string): string | null {
  if (file.startsWith(places.pages)) return file
  const parent = places.subjects.find((folder) => file.startsWith(folder))
  if (parent === undefined) return null
  const end = file.indexOf('/', parent.length)
  return end === -1 ? null : file.slice(0, end)
}

export function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file)
}
