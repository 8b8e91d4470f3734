/** How many mistakes make one word of the other: a letter too many, too few, wrong, or two that changed places. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = row
  }
  return at(last, b.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}

/** How many mistakes make the word of some part of the text. */
export function distanceInside(word: string, text: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, index) => index)
  let least = word.length
  let letterBefore = ''
  for (const letter of text) {
    const row = [0]
    for (let i = 1; i <= word.length; i++) {
      const swapped = i > 1 && word[i - 1] === letterBefore && word[i - 2] === letter
      row[i] = Math.min(
        at(last, i) + 1,
        at(row, i - 1) + 1,
        at(last, i - 1) + (word[i - 1] === letter ? 0 : 1),
        swapped ? at(beforeLast, i - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = row
    letterBefore = letter
    least = Math.min(least, at(row, word.length))
  }
  return least
}

/** How many mistakes make the word of some beginning of the other. */
export function distanceToBeginning(word: string, other: string): number {
  return Math.min(
    ...Array.from({ length: 3 }, (_, more) =>
      editDistance(word, other.slice(0, Math.max(0, word.length - 1 + more))),
    ),
  )
}
