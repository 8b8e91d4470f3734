/** A text at its n-th word: what is shown at first, and what "Read More" adds. Whitespace inside is kept. */
export type CutText = { readonly shown: string; readonly rest: string }

/** Words are what is between spaces, in Tamil as in Latin script. `rest` is empty when there is nothing to cut. */
export function cutAtWords(text: string, count: number): CutText {
  const trimmed = text.trim()
  const words = trimmed.matchAll(/\S+/g)
  for (let seen = 0; seen < count; seen++) {
    if (words.next().done) return { shown: trimmed, rest: '' }
  }
  const next = words.next()
  if (next.done) return { shown: trimmed, rest: '' }
  return { shown: trimmed.slice(0, next.value.index).trimEnd(), rest: trimmed.slice(next.value.index) }
}

/** The first words of a text, followed by '...' when it goes on. Line breaks become spaces. */
export function firstWords(text: string, count: number): string {
  const { shown, rest } = cutAtWords(text, count)
  const line = shown.replace(/\s+/g, ' ')
  return rest ? withDots(line) : line
}

/** At most `length` characters, cut between words and followed by '...' when the text goes on. */
export function excerpt(text: string, length: number): string {
  const line = text.trim().replace(/\s+/g, ' ')
  if (line.length <= length) return line
  const head = line.slice(0, length + 1)
  const lastSpace = head.lastIndexOf(' ')
  const cut = lastSpace > 0 ? head.slice(0, lastSpace) : wholeLetters(line, length)
  return withDots(cut)
}

/** No stop or comma stands before the dots: "the end...", not "the end....". */
function withDots(text: string): string {
  return `${text.replace(/[\s.,;:–—-]+$/, '')}...`
}

/** A Tamil letter can be several code units: cutting inside one would leave a stray vowel sign. */
function wholeLetters(text: string, length: number): string {
  let kept = ''
  for (const { segment } of new Intl.Segmenter('ta', { granularity: 'grapheme' }).segment(text)) {
    if (kept.length + segment.length > length) break
    kept += segment
  }
  return kept
}
