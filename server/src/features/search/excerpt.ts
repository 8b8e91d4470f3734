const LENGTH = 160
const BEFORE = 50
/** The beginning of a text is cut from so much of it, however long it is. */
const MOST_READ = 1_000

/** A piece of a text from its beginning, or from shortly before the first of the words; cut between words. */
export function excerpt(text: string, words: readonly string[] = []): string {
  const line = (words.length > 0 ? text : text.slice(0, MOST_READ)).replace(/\s+/g, ' ').trim()
  const lower = line.toLowerCase()
  const places = words.map((word) => lower.indexOf(` ${word}`)).filter((place) => place >= 0)
  const place = places.length > 0 ? Math.min(...places) : 0
  const start = place <= LENGTH - BEFORE ? 0 : line.indexOf(' ', place - BEFORE) + 1
  const rest = line.slice(start)
  return `${start > 0 ? '… ' : ''}${shorten(rest)}`
}

function shorten(text: string): string {
  if (text.length <= LENGTH) return text
  const space = text.lastIndexOf(' ', LENGTH)
  // A text without spaces is cut between whole letters.
  const end = space > LENGTH / 2 ? text.slice(0, space) : [...text.slice(0, LENGTH - 1)].slice(0, -1).join('')
  return `${end.replace(/[\s,;:.–-]+$/u, '')}…`
}
