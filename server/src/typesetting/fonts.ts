import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import decompress from 'woff2-encoder/decompress'
import { createShaper, type Shape } from './shaper.ts'

/** A text is set in the first of these that has its letters: those of all statements first, then of books in other languages. */
const alphabets = [
  { family: 'noto-sans-tamil', script: 'tamil', letters: null },
  { family: 'noto-sans-tamil', script: 'latin', letters: null },
  { family: 'noto-sans-tamil', script: 'latin-ext', letters: null },
  // Tirukkuṟaḷ, Kāṇṭam: what scholars write, which Noto's cuts lack.
  { family: 'anek-latin', script: 'latin-ext', letters: /[\u0100-\u024f\u1e00-\u1eff]/u, name: 'scholarly' },
  { family: 'noto-sans-kannada', script: 'kannada', letters: /\p{Script=Kannada}/u },
  { family: 'noto-sans-malayalam', script: 'malayalam', letters: /\p{Script=Malayalam}/u },
  { family: 'noto-sans-telugu', script: 'telugu', letters: /\p{Script=Telugu}/u },
  { family: 'noto-sans-devanagari', script: 'devanagari', letters: /\p{Script=Devanagari}/u },
] as const

/** Letters of one weight. */
export type Weight = 'text' | 'strong'

type Letters = { bytes: Buffer; shape: Shape }
export type FontFile = Letters & { name: string; weight: Weight }

const weights = { text: 400, strong: 600 } as const
const loaded = new Map<string, Promise<Letters>>()

/** The typeface in both weights, each in the files of the scripts that the text has. */
export async function loadFonts(text: string): Promise<FontFile[]> {
  const needed = alphabets.filter(({ letters }) => letters === null || letters.test(text))
  const files = (['text', 'strong'] as const).flatMap((weight) =>
    needed.map(async ({ family, script, ...more }) => ({
      name: `${weight}-${'name' in more ? more.name : script}`,
      weight,
      ...(await load(`@fontsource/${family}/files/${family}-${script}-${weights[weight]}-normal.woff2`)),
    })),
  )
  return Promise.all(files)
}

function load(name: string): Promise<Letters> {
  const letters = loaded.get(name) ?? unpack(createRequire(import.meta.url).resolve(name))
  loaded.set(name, letters)
  return letters
}

async function unpack(file: string): Promise<Letters> {
  const bytes = Buffer.from(await decompress(await readFile(file)))
  return { bytes, shape: createShaper(bytes) }
}
