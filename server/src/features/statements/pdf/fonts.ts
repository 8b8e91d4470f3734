import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import decompress from 'woff2-encoder/decompress'

const families = {
  'noto-sans-tamil': ['tamil', 'latin', 'latin-ext'],
} as const

/** Letters of one weight: a text is set with the first of these files that has its characters. */
export type Weight = 'text' | 'strong'

export type FontFile = { name: string; weight: Weight; bytes: Buffer }

const weights: Record<Weight, number> = { text: 400, strong: 600 }

/** The typeface in both weights, each in the files of its scripts. */
export async function loadFonts(): Promise<FontFile[]> {
  const resolve = createRequire(import.meta.url).resolve
  const files: FontFile[] = []
  for (const [family, scripts] of Object.entries(families))
    for (const [weight, number] of Object.entries(weights) as [Weight, number][]) // the keys of the list itself
      for (const script of scripts) {
        const file = resolve(`@fontsource/${family}/files/${family}-${script}-${number}-normal.woff2`)
        files.push({
          name: `${weight}-${script}`,
          weight,
          bytes: Buffer.from(await decompress(await readFile(file))),
        })
      }
  return files
}
