/** Between two letters that may stand in two lines. Authors' own are taken out of what they wrote before, so that each is ours. */
export const BREAK_POINT = '\u00ad'

const joiner = '[\\u200c\\u200d]'
const virama = '[\\u0bcd\\u0d4d\\u0c4d\\u0ccd]'
/** Hindi is not among them: its words are short, and its lines are even without. */
const southern = '[\\p{Script=Tamil}\\p{Script=Malayalam}\\p{Script=Telugu}\\p{Script=Kannada}]'
const alone = `[${southern}&&\\p{L}]\\p{M}*${joiner}*`
/** Outside of Tamil, whose pulli parts letters, what has lost its vowel is joined to the next; Tamil joins but ksha and shri. */
const joined = `(?:(?<=(?!\\u0bcd)${virama}${joiner}*)|(?<=க்)(?=ஷ)|(?<=[ஸஶ]்)(?=ர))`
const letter = new RegExp(`${alone}(?:${joined}${alone})*`, 'gv')
const word = new RegExp(`(?:${alone}){4,}`, 'gv')
/** A consonant alone: it belongs to the syllable before it. */
const closing = new RegExp(`${virama}${joiner}*$|^[\\u0d7a-\\u0d7f\\u0d54-\\u0d56]`, 'v')

/** So many letters stay together at either end of a word. */
const FEWEST = 2

/**
 * Marks where words of the southern scripts may end a line: between whole letters with all their signs, never before a letter without a vowel,
 * and with two letters or more on either side. Other scripts stay as they are.
 */
export function withBreakPoints(text: string): string {
  return text.replace(word, (whole) => {
    const letters = whole.match(letter) ?? []
    return letters
      .map((one, at) => {
        const isFree = at >= FEWEST && letters.length - at >= FEWEST && !closing.test(one)
        return isFree ? BREAK_POINT + one : one
      })
      .join('')
  })
}
