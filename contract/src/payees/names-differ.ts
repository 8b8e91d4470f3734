import { searchKey } from '../language/search-key.ts'

/** Whether two names can't be the same person's: in any script, in any order, with initials for names. */
export function namesDiffer(one: string, other: string): boolean {
  const [fewer = [], more = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  if (fewer.length === 0) return true
  const left = [...more]
  return !fewer.every((word) => {
    const at = left.findIndex((candidate) => candidate === word || isInitial(candidate, word))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

function wordsOf(name: string): string[] {
  return searchKey(name)
    .split(/[\s.]+/)
    .filter((word) => word !== '')
}

function isInitial(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length === 1 && long.startsWith(short)
}
