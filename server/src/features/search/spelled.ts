import { keptByWord } from './kept-by-word.ts'

const DEVANAGARI = 0x900
/** The blocks of these scripts are laid out alike: a letter stands as far from the beginning in each. */
const inSisterBlocks = /[\u0b80-\u0bff\u0c00-\u0c7f\u0c80-\u0cff\u0d00-\u0d7f]/gu
const BLOCK = 0x80

const vowels = letters('अआइईउऊऋऎएऐऒओऔ', 'a aa i ii u uu ri e e ai o o au')
const signs = letters('ािीुूृॆेैॊोौ्ंःँ', 'aa i ii u uu ri e e ai o o au - n - n')
const consonants = letters(
  'कखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसह',
  'k k k k n s s j j n t t t t n t t t t n n p p p p m y r r l l zh v s s s h',
)
const malayalamEnds = letters('ൺൻർൽൾൿ', 'n n r l l k')
const latin: readonly (readonly [RegExp, string])[] = [
  [/([aeiou])\u0304/g, '$1$1'],
  [/[\u0300-\u036f]/g, ''],
  [/[csx]h|c(?=[ei])/g, 's'],
  [/([bdgkpt])h/g, '$1'],
  [/ee/g, 'ii'],
  [/oo/g, 'uu'],
]
const folded = letters('bcdfgqw', 'p k t p k k v')

const kept = keptByWord(spellWord)

/**
 * A text as it is usually spelled in Latin letters, whatever its script, in small letters. Voiced and voiceless sounds are one, which
 * Tamil does not tell apart; unlike in the search key, long and short vowels and the different l stay apart.
 */
export function spelled(text: string): string {
  return text.split(' ').map(kept).join(' ')
}

function spellWord(word: string): string {
  const common = word
    .normalize('NFC')
    .replace(inSisterBlocks, (letter) => malayalamEnds.get(letter) ?? inDevanagari(letter))
  const romanised = Array.from(common)
    .map((letter, index, all) => {
      const consonant = consonants.get(letter)
      if (consonant === undefined) return vowels.get(letter) ?? signs.get(letter)?.replace('-', '') ?? letter
      const next = all[index + 1] ?? ''
      return signs.has(next) && next !== 'ं' ? consonant : `${consonant}a`
    })
    .join('')
  const plain = latin.reduce(
    (now, [pattern, to]) => now.replace(pattern, to),
    romanised.toLowerCase().normalize('NFKD'),
  )
  return Array.from(plain, (letter) => folded.get(letter) ?? letter).join('')
}

function inDevanagari(letter: string): string {
  return String.fromCodePoint(DEVANAGARI + ((letter.codePointAt(0) ?? 0) % BLOCK))
}

function letters(from: string, to: string): ReadonlyMap<string, string> {
  const targets = to.split(' ')
  return new Map(Array.from(from, (letter, index) => [letter, targets[index] ?? '']))
}
