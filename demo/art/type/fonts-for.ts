import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'

type Family = 'serif' | 'italic' | 'sans'
export type Setting = { family: Family; weight: number; width?: number }
export type LoadedFont = { font: Font; unitsPerEm: number; has: (codePoint: number) => boolean }

const resolve = createRequire(import.meta.url).resolve

const other = [
  'noto-serif-tamil/files/noto-serif-tamil-tamil-standard-normal',
  'noto-serif-malayalam/files/noto-serif-malayalam-malayalam-wght-normal',
  'noto-serif-telugu/files/noto-serif-telugu-telugu-wght-normal',
  'noto-serif-devanagari/files/noto-serif-devanagari-devanagari-standard-normal',
]

/** Files of a family in the order in which they are asked for a character. */
const files: Record<Family, readonly string[]> = {
  serif: [
    'literata/files/literata-latin-opsz-normal',
    'literata/files/literata-latin-ext-opsz-normal',
    ...other,
  ],
  italic: [
    'literata/files/literata-latin-opsz-italic',
    'literata/files/literata-latin-ext-opsz-italic',
    ...other,
  ],
  sans: [
    'anek-tamil/files/anek-tamil-latin-standard-normal',
    'anek-tamil/files/anek-tamil-latin-ext-standard-normal',
    'anek-tamil/files/anek-tamil-tamil-standard-normal',
    ...other,
  ],
}

const faces = new Map<string, Face>()
for (const name of new Set(Object.values(files).flat())) {
  const file = resolve(`@fontsource-variable/${name}.woff2`)
  faces.set(name, new Face(new Blob(await decompress(await readFile(file)))))
}

const cuts = new Map<string, readonly LoadedFont[]>()

/** The fonts for a setting, first choice first. Titles are drawn large, so Literata stands at its display size. */
export function fontsFor({ family, weight, width = 100 }: Setting): readonly LoadedFont[] {
  const name = `${family} ${weight} ${width}`
  const known = cuts.get(name)
  if (known) return known
  const cut = files[family].map((file) => cutOf(file, weight, width))
  cuts.set(name, cut)
  return cut
}

function cutOf(file: string, weight: number, width: number): LoadedFont {
  const face = faces.get(file)
  if (!face) throw new Error(`font not loaded: ${file}`)
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight), new Variation('wdth', width), new Variation('opsz', 60)])
  const covered = new Set(face.collectUnicodes())
  return { font, unitsPerEm: face.upem, has: (codePoint) => covered.has(codePoint) }
}
