import { diffArrays } from 'diff'
import { longestRising } from './longest-rising.ts'

/** Places in a row, from 0, the last not among them. */
export type Span = { readonly from: number; readonly to: number }
/** What is gone of the one row, and what stands in its place in the other; one of them may be empty. */
export type Edit = { readonly before: Span; readonly now: Span }

/** The library takes half a millisecond for so many edits in one go, and four times as long for twice as many. */
const MOST_EDITS = 100
/** So often it may try in vain; then what stands once has to do. */
const MOST_TRIES = 500
/** So often what stands between two that are alike is divided again. */
const DEEPEST = 6

export const lengthOf = ({ from, to }: Span): number => to - from

/**
 * How one row of words, or of paragraphs, becomes another; what stands between two edits is the same. The fewest edits where there are few;
 * else around what stands once in either row. Takes time by the length of the rows, however little they have in common.
 * @param leastShared rows, or what is left of them, have nothing to do with each other where less than this part of the shorter is in the other.
 */
export function editsBetween(before: readonly string[], now: readonly string[], leastShared = 0): Edit[] {
  const numbers = new Map<string, number>()
  function numberOf(text: string): number {
    const known = numbers.get(text)
    if (known !== undefined) return known
    numbers.set(text, numbers.size)
    return numbers.size - 1
  }
  const rows = { before: before.map(numberOf), now: now.map(numberOf) }
  /** By their numbers, how many of each there are; all 0 when nobody counts. */
  const counts = { before: new Int32Array(numbers.size), now: new Int32Array(numbers.size) }
  const edits: Edit[] = []
  let tries = 0

  function compare(whole: Edit, depth: number): void {
    const edit = withoutSameEnds(whole)
    const lengths = [lengthOf(edit.before), lengthOf(edit.now)] as const
    if (Math.max(...lengths) === 0) return
    const shared = Math.min(...lengths) === 0 ? 0 : sharedIn(edit)
    if (shared < leastShared * Math.min(...lengths) || shared === 0) {
      edits.push(edit)
      return
    }
    const fewest = lengths[0] + lengths[1] - 2 * shared
    if (fewest <= MOST_EDITS && tries < MOST_TRIES && fewestEdits(edit)) return
    const fixed = depth < DEEPEST ? standingOnce(edit) : []
    if (fixed.length === 0) {
      edits.push(edit)
      return
    }
    let from = { before: edit.before.from, now: edit.now.from }
    for (const at of [...fixed, { before: edit.before.to, now: edit.now.to }]) {
      const between = {
        before: { from: from.before, to: at.before },
        now: { from: from.now, to: at.now },
      }
      compare(between, depth + 1)
      from = { before: at.before + 1, now: at.now + 1 }
    }
  }

  function withoutSameEnds({ before, now }: Edit): Edit {
    let [from, inNow] = [before.from, now.from]
    while (from < before.to && inNow < now.to && rows.before[from] === rows.now[inNow]) {
      from += 1
      inNow += 1
    }
    let [to, toInNow] = [before.to, now.to]
    while (to > from && toInNow > inNow && rows.before[to - 1] === rows.now[toInNow - 1]) {
      to -= 1
      toInNow -= 1
    }
    return { before: { from, to }, now: { from: inNow, to: toInNow } }
  }

  /** How many are in both, wherever they stand. */
  function sharedIn({ before, now }: Edit): number {
    const count = counts.before
    let shared = 0
    each(rows.before, before, (number) => add(count, number, 1))
    each(rows.now, now, (number) => {
      if ((count[number] ?? 0) > 0) {
        add(count, number, -1)
        shared += 1
      }
    })
    each(rows.before, before, (number) => count.fill(0, number, number + 1))
    return shared
  }

  /** false: there are too many. */
  function fewestEdits({ before, now }: Edit): boolean {
    const found = diffArrays(rows.before.slice(before.from, before.to), rows.now.slice(now.from, now.to), {
      maxEditLength: MOST_EDITS,
    })
    if (!found) {
      tries += 1
      return false
    }
    let at = { before: before.from, now: now.from }
    let from = at
    for (const { added, removed, count } of [...found, { added: false, removed: false, count: 0 }]) {
      if (added) at = { ...at, now: at.now + count }
      else if (removed) at = { ...at, before: at.before + count }
      else {
        if (at.before > from.before || at.now > from.now)
          edits.push({ before: { from: from.before, to: at.before }, now: { from: from.now, to: at.now } })
        at = { before: at.before + count, now: at.now + count }
        from = at
      }
    }
    return true
  }

  /** What stands once in either, as far as it stands in the same order. */
  function standingOnce({ before, now }: Edit): { before: number; now: number }[] {
    const places = new Map<number, number>()
    each(rows.before, before, (number) => add(counts.before, number, 1))
    each(rows.now, now, (number, place) => {
      add(counts.now, number, 1)
      places.set(number, place)
    })
    const both: { before: number; now: number }[] = []
    each(rows.before, before, (number, place) => {
      const there = places.get(number)
      if (there !== undefined && counts.before[number] === 1 && counts.now[number] === 1)
        both.push({ before: place, now: there })
    })
    each(rows.before, before, (number) => counts.before.fill(0, number, number + 1))
    each(rows.now, now, (number) => counts.now.fill(0, number, number + 1))
    return longestRising(both.map(({ now }) => now)).flatMap((place) => both[place] ?? [])
  }

  compare({ before: { from: 0, to: before.length }, now: { from: 0, to: now.length } }, 0)
  return edits
}

function each(row: readonly number[], { from, to }: Span, see: (number: number, place: number) => void) {
  for (let place = from; place < to; place += 1) {
    const number = row[place]
    if (number !== undefined) see(number, place)
  }
}

function add(counts: Int32Array, number: number, by: number): void {
  counts[number] = (counts[number] ?? 0) + by
}
