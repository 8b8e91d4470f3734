import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Language } from '@panai/contract/language/vocabulary'
import decompress from 'woff2-encoder/decompress'

/** A letter is set in the first of these that has it. Latin letters, figures and punctuation are the same in all books. */
export const alphabets = [
  { family: 'Literata', from: 'literata', script: 'latin', letters: null, italic: true },
  {
    family: 'Literata',
    from: 'literata',
    script: 'latin-ext',
    letters: /[\u0100-\u024f\u1e00-\u1eff\u20b9]/u,
    italic: true,
  },
  { family: 'Literata', from: 'literata', script: 'greek', letters: /\p{Script=Greek}/u, italic: true },
  { family: 'Literata', from: 'literata', script: 'cyrillic', letters: /\p{Script=Cyrillic}/u, italic: true },
  {
    family: 'Noto Serif Tamil',
    from: 'noto-serif-tamil',
    script: 'tamil',
    letters: /[\p{Script=Tamil}\u0964\u0965]/u,
    italic: true,
  },
  {
    family: 'Noto Serif Devanagari',
    from: 'noto-serif-devanagari',
    script: 'devanagari',
    letters: /\p{Script=Devanagari}/u,
    italic: false,
  },
  {
    family: 'Noto Serif Malayalam',
    from: 'noto-serif-malayalam',
    script: 'malayalam',
    letters: /\p{Script=Malayalam}/u,
    italic: false,
  },
  {
    family: 'Noto Serif Telugu',
    from: 'noto-serif-telugu',
    script: 'telugu',
    letters: /\p{Script=Telugu}/u,
    italic: false,
  },
  {
    family: 'Noto Sans Kannada',
    from: 'noto-sans-kannada',
    script: 'kannada',
    letters: /\p{Script=Kannada}/u,
    italic: false,
  },
] as const

export type Family = (typeof alphabets)[number]['family']
/** A cut of a family: `700-italic`. */
export type FontCut = `${400 | 700}-${'normal' | 'italic'}`
export type BookFont = { family: Family; script: string; cut: FontCut; bytes: Buffer }

/** The families, each once, in the order in which letters are looked for. */
export const families: readonly Family[] = [...new Set(alphabets.map(({ family }) => family))]

const ofLanguage: Readonly<Record<Language, Family>> = {
  ta: 'Noto Serif Tamil',
  hi: 'Noto Serif Devanagari',
  ml: 'Noto Serif Malayalam',
  te: 'Noto Serif Telugu',
  kn: 'Noto Sans Kannada',
  en: 'Literata',
  de: 'Literata',
}
/** In which order a text's letters are looked for: its spaces are those of its own script. */
export function familiesFor(language: Language): Family[] {
  return [...new Set([ofLanguage[language], ...families])]
}

/** The fonts of the scripts that a text has, unpacked: typesetting takes no packed ones. */
export function loadFonts(text: string): Promise<BookFont[]> {
  return unpackAll(alphabets.filter(({ letters }) => letters === null || letters.test(text)))
}

/** Those of its Indian scripts alone, upright: a reader has fonts for other letters, and slants what it has no italic of. */
export function loadIndianFonts(text: string): Promise<BookFont[]> {
  const needed = alphabets.filter(({ family, letters }) => family !== 'Literata' && letters?.test(text))
  return unpackAll(needed.map((alphabet) => ({ ...alphabet, italic: false })))
}

/** The upright cut of text of the scripts that a text has. */
export function loadUprightFonts(text: string): Promise<BookFont[]> {
  const needed = alphabets.filter(({ letters }) => letters === null || letters.test(text))
  return unpackAll(
    needed.map((alphabet) => ({ ...alphabet, italic: false })),
    [400],
  )
}

type Alphabet = Pick<(typeof alphabets)[number], 'family' | 'from' | 'script'> & { italic: boolean }

function unpackAll(
  needed: readonly Alphabet[],
  weights: readonly (400 | 700)[] = [400, 700],
): Promise<BookFont[]> {
  return Promise.all(
    needed.flatMap(({ family, from, script, italic }) =>
      weights.flatMap((weight) =>
        (italic ? (['normal', 'italic'] as const) : (['normal'] as const)).map(async (style) => ({
          family,
          script,
          cut: `${weight}-${style}` as const,
          bytes: await unpack(`@fontsource/${from}/files/${from}-${script}-${weight}-${style}.woff2`),
        })),
      ),
    ),
  )
}

async function unpack(name: string): Promise<Buffer> {
  return Buffer.from(await decompress(await readFile(createRequire(import.meta.url).resolve(name))))
}
