import { joinedKey } from '@panai/contract/language/search-key'
import type { MeaningOf } from './meant-words.ts'
import type { ReadQuery } from './read-query.ts'

/** A shorter name within a query is more likely a word of it; with a mistake in it, it must be longer to be known. */
const SHORTEST_NAME = 5
const SHORTEST_MISTAKEN = 8
/** In a longer query no name is looked for from further on. */
const MOST_WORDS = 10
const MOST_MEANT = 2
const MOST_NAMES = 200

type Word = ReadQuery['keyOfEach'][number]

/**
 * What a name may be whose query says more than that: each run of its words that leaves some out, as keys,
 * as it is and in one word. "the ponniyin selvan part
 * two" holds the name Ponniyin Selvan. A run must tell enough, and its function words tell nothing.
 */
export function namesWithin({ keyOfEach }: Pick<ReadQuery, 'keyOfEach'>): string[] {
  const names = runsOf(keyOfEach, SHORTEST_NAME).map((run) => run.map(({ key }) => key).join(' '))
  return [...new Set(names.flatMap((name) => [name, joinedKey(name)]))]
}

/** The same, where each word may be another that was meant. */
export function namesMeantWithin(
  { keyOfEach }: Pick<ReadQuery, 'keyOfEach'>,
  meaningOf: MeaningOf,
): string[] {
  const names = runsOf(keyOfEach, SHORTEST_MISTAKEN).flatMap((run) =>
    run.reduce<string[]>(
      (begun, { key }) => {
        const ways = [...new Set([key, ...meaningOf(key).slice(0, MOST_MEANT)])]
        return begun.flatMap((words) => ways.map((way) => `${words} ${way}`.trim())).slice(0, MOST_NAMES)
      },
      [''],
    ),
  )
  return [...new Set(names)].slice(0, MOST_NAMES)
}

function runsOf(keyOfEach: readonly Word[], shortest: number): Word[][] {
  const words = keyOfEach.slice(0, MOST_WORDS)
  return words
    .flatMap((_, first) => words.slice(first).map((__, more) => words.slice(first, first + more + 1)))
    .filter((run) => run.length < keyOfEach.length)
    .filter((run) => run.reduce((sum, { key, tells }) => sum + (tells ? key.length : 0), 0) >= shortest)
}
