import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import decompress from 'woff2-encoder/decompress'
import { type Letters, openFont } from './open-font.ts'

type Alphabet = {
  family: string
  script: string
  /** Which letters of a text ask for it; null: it is there for every text. */
  letters: RegExp | null
  name?: string
  /** It has other letters as well, which those before and after it draw better. */
  alone?: true
  /** There is one weight of it. */
  weight?: 400
}

/** Arrows, signs of mathematics, technical ones, boxes, stars and ticks. */
const signs = /[\u2190-\u27bf\u2900-\u2bff]/u
/** Emoji and what changes or joins them, without the signs that stand in every alphabet. */
const pictures = /(?![©®™])[\p{Extended_Pictographic}\p{RI}\p{EMod}]/u

/**
 * A text is set in the first of these that has its letters: those of all statements first, then of books in our languages, then what
 * a title or a name may have besides.
 */
const alphabets: readonly Alphabet[] = [
  { family: 'noto-sans-tamil', script: 'tamil', letters: null },
  { family: 'noto-sans-tamil', script: 'latin', letters: null },
  { family: 'noto-sans-tamil', script: 'latin-ext', letters: null },
  // Tirukkuṟaḷ, Kāṇṭam: what scholars write, which Noto's cuts lack.
  { family: 'anek-latin', script: 'latin-ext', letters: /[\u0100-\u024f\u1e00-\u1eff]/u, name: 'scholarly' },
  { family: 'noto-sans-kannada', script: 'kannada', letters: /\p{Script=Kannada}/u },
  { family: 'noto-sans-malayalam', script: 'malayalam', letters: /\p{Script=Malayalam}/u },
  { family: 'noto-sans-telugu', script: 'telugu', letters: /\p{Script=Telugu}/u },
  { family: 'noto-sans-devanagari', script: 'devanagari', letters: /\p{Script=Devanagari}/u },
  { family: 'noto-sans-bengali', script: 'bengali', letters: /\p{Script=Bengali}/u },
  { family: 'noto-sans-gujarati', script: 'gujarati', letters: /\p{Script=Gujarati}/u },
  { family: 'noto-sans-gurmukhi', script: 'gurmukhi', letters: /\p{Script=Gurmukhi}/u },
  { family: 'noto-sans-oriya', script: 'oriya', letters: /\p{Script=Oriya}/u },
  { family: 'noto-sans-sinhala', script: 'sinhala', letters: /\p{Script=Sinhala}/u },
  { family: 'noto-sans-arabic', script: 'arabic', letters: /\p{Script_Extensions=Arabic}/u },
  { family: 'noto-sans', script: 'greek', letters: /\p{Script=Greek}/u },
  { family: 'noto-sans', script: 'greek-ext', letters: /\p{Script=Greek}/u },
  { family: 'noto-sans', script: 'cyrillic', letters: /\p{Script=Cyrillic}/u },
  { family: 'noto-sans', script: 'cyrillic-ext', letters: /\p{Script=Cyrillic}/u },
  { family: 'noto-sans', script: 'vietnamese', letters: /[\u0300-\u036f\u1ea0-\u1ef9\u20ab]/u },
  { family: 'noto-sans-math', script: 'latin', name: 'signs', letters: signs, alone: true, weight: 400 },
  { family: 'noto-emoji', script: 'emoji', letters: pictures, alone: true },
]

/** Letters of one weight. */
export type Weight = 'text' | 'strong'

type Opened = Letters & { bytes: Buffer }
export type FontFile = Opened & { name: string; weight: Weight }

const weights = { text: 400, strong: 600 } as const
const loaded = new Map<string, Promise<Opened>>()

/** The typeface in both weights, each in the files of the scripts that the text has. */
export async function loadFonts(text: string): Promise<FontFile[]> {
  const needed = alphabets.filter(({ letters }) => letters === null || letters.test(text))
  const files = (['text', 'strong'] as const).flatMap((weight) =>
    needed.map(async ({ family, script, name, letters, alone, weight: only }) => {
      const opened = await load(
        `@fontsource/${family}/files/${family}-${script}-${only ?? weights[weight]}-normal.woff2`,
      )
      const has = (piece: string) => (alone !== true || letters?.test(piece) === true) && opened.has(piece)
      return { ...opened, name: `${weight}-${name ?? script}`, weight, has }
    }),
  )
  return Promise.all(files)
}

function load(name: string): Promise<Opened> {
  const letters = loaded.get(name) ?? unpack(createRequire(import.meta.url).resolve(name))
  loaded.set(name, letters)
  return letters
}

async function unpack(file: string): Promise<Opened> {
  const bytes = Buffer.from(await decompress(await readFile(file)))
  return { bytes, ...openFont(bytes) }
}
