import { findClusters } from '@panai/contract/language/letter-clusters'

/** What is in the circle of a profile: the first letter of a name with its vowel sign, or U where there is no name. */
export function firstLetter(name: string): string {
  return findClusters(name.trim().normalize('NFC'))[0]?.toUpperCase() ?? 'U'
}
