/**
 * A text in any of the catalogue's scripts as an address can have it: `பொன்னியின் செல்வன்` is `ponniyin-selvan`. It is spelled the
 * way people write such names in Latin letters, not the way scholars do. Nothing here may load a schema library.
 */

/** The blocks of the Indian scripts have the same letters at the same places. */
const DEVANAGARI = 0x900
const TAMIL = 0xb80
const blocks = [DEVANAGARI, TAMIL, 0xc00, 0xc80, 0xd00]
const BLOCK_LENGTH = 0x80
const VIRAMA = 0x4d
const NASAL = 0x02

const vowels = placed([
  [0x05, 'a a i i u u ri l e e e ai o o o au'],
  [0x60, 'ri l'],
])
const consonants = placed([
  [0x15, 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h'],
])
const vowelSigns = placed([
  [0x3e, 'a i i u u ri ri e e e ai o o o au'],
  [0x57, 'u'],
])
/** Malayalam letters for a consonant without a vowel. */
const chillus = placed([[0x7a, 'n n r l l k']])
const tamilConsonants = new Map([...consonants, [0x1a, 's'], [0x1e, 'nj'], [0x24, 'th'], [0x37, 'sh']])

/** What a Tamil letter sounds like among others, which the letter alone does not tell. */
const tamilSounds: readonly [RegExp, string][] = [
  [/njs/g, 'nj'],
  [/nk/g, 'ng'],
  [/mp/g, 'mb'],
  [/nt(?=[aeiou])/g, 'nd'],
  [/ss/g, 'ch'],
  [/rr/g, 'tr'],
  [/(?<=[aeiou])t(?=[aeiou])/g, 'd'],
  [/thth/g, 'th'],
]

function placed(runs: readonly (readonly [first: number, letters: string])[]): Map<number, string> {
  return new Map(
    runs.flatMap(([first, letters]) => letters.split(' ').map((letter, at) => [first + at, letter] as const)),
  )
}

/** Words of a-z and digits between hyphens, at most so many characters; `fallback` when nothing of the text can be written so. */
export function slugFrom(text: string, most: number, fallback: string): string {
  const words = text
    .normalize('NFC')
    .split(/[\s\p{P}\p{S}]+/u)
    .map(latinWord)
    .filter((word) => word !== '')
  while (words.length > 1 && words.join('-').length > most) words.pop()
  return words.join('-').slice(0, most).replace(/-+$/, '') || fallback
}

function latinWord(word: string): string {
  const isTamil = /\p{Script=Tamil}/u.test(word)
  const spelled = spell(word)
  const heard = isTamil
    ? tamilSounds.reduce((now, [sound, written]) => now.replace(sound, written), spelled)
    : spelled
  return heard
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
}

function spell(word: string): string {
  const letters = Array.from(word, place)
  return letters
    .map(({ script, at, letter }, index) => {
      if (script === null) return letter
      const next = letters[index + 1]
      const consonant = (script === TAMIL ? tamilConsonants : consonants).get(at)
      if (consonant === undefined) return sign(at, next === undefined)
      const isSilent = next === undefined ? script === DEVANAGARI : isVowelOrVirama(next.at)
      return isSilent ? consonant : `${consonant}a`
    })
    .join('')
}

/** In which script's block a letter stands, and where; other letters stay as they are. */
function place(letter: string): { script: number | null; at: number; letter: string } {
  const code = letter.codePointAt(0) ?? 0
  const script = blocks.find((first) => code >= first && code < first + BLOCK_LENGTH) ?? null
  return { script, at: script === null ? -1 : code - script, letter }
}

function sign(at: number, isLast: boolean): string {
  if (at === NASAL) return isLast ? 'm' : 'n'
  const digit = at >= 0x66 && at < 0x70 ? String(at - 0x66) : ''
  return vowels.get(at) ?? vowelSigns.get(at) ?? chillus.get(at) ?? digit
}

function isVowelOrVirama(at: number): boolean {
  return at === VIRAMA || vowelSigns.has(at)
}
