/**
 * The first sentences of a text, in one line. Initials ("U. V. Swaminatha"), abbreviations ("Rs. 30", "திரு. வி. க."),
 * decimals and the numbers of a list end no sentence; the end of a paragraph ends one, so a heading counts as one.
 */
export function firstSentences(text: string, count: number): string {
  const sentences: string[] = []
  for (const paragraph of text.split(/\n+/)) {
    for (const sentence of sentencesOf(paragraph.trim().replace(/\s+/g, ' '))) {
      sentences.push(sentence)
      if (sentences.length === count) return sentences.join(' ')
    }
  }
  return sentences.join(' ')
}

/** A run of stops, with the quotes and brackets that close behind it, and then a space. */
const possibleEnd = /([.!?…।॥]+)["'”’)\]]*(?= )/g

function* sentencesOf(line: string): Generator<string> {
  let start = 0
  for (const { 0: match, 1: stops, index } of line.matchAll(possibleEnd)) {
    const end = index + match.length
    if (!endsSentence(line.slice(start, index), stops ?? '', line.slice(end + 1))) continue
    yield line.slice(start, end)
    start = end + 1
  }
  if (start < line.length) yield line.slice(start)
}

function endsSentence(before: string, stops: string, after: string): boolean {
  if (/^\p{Ll}/u.test(after)) return false
  if (stops !== '.') return true
  const word = before.match(/[^\s("'“‘[]*$/)?.[0] ?? ''
  if (isAbbreviation(word)) return false
  if (/^\p{Nd}/u.test(after) && beforeNumbers.has(word.toLowerCase())) return false
  const numbersListItem = /^\p{Nd}+$/u.test(before)
  return !numbersListItem
}

const abbreviations = new Set(
  'mr mrs ms dr st prof rev fr sri smt messrs jr rs inr vs cf viz ed eds tr trans வி திரு திருமதி செல்வி டாக்டர் பேரா ரூ'.split(
    ' ',
  ),
)

/** These are words of their own too ("he said no."): only a number behind them makes them abbreviations. */
const beforeNumbers = new Set(
  'no nos p pp vol ch fig art sec c ca jan feb mar apr jun jul aug sep sept oct nov dec எண் பக் தொகுதி'.split(
    ' ',
  ),
)

const letters = new Intl.Segmenter('ta', { granularity: 'grapheme' })

/** Each piece between the stops of "U.V.S" or "கி.பி" is an initial: one letter, with its vowel sign. */
function isAbbreviation(word: string): boolean {
  if (abbreviations.has(word.toLowerCase())) return true
  if (oneLetterWords.has(word)) return false
  const pieces = word.split('.')
  const longest = pieces.length > 1 ? 2 : 1
  return pieces.every((piece) => {
    const length = [...letters.segment(piece)].length
    return length > 0 && length <= longest && /^\p{L}/u.test(piece)
  })
}

/** Tamil words of one letter that more often end a sentence than stand for a name. */
const oneLetterWords = new Set(['நீ', 'தீ', 'பூ', 'போ', 'கை'])
