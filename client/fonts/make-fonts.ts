import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { type Cut, cuts } from './cuts.ts'

const require = createRequire(import.meta.url)

/** What letters are joined, set apart and lined up by; alternates that no style sheet asks for are left out. */
const latinFeatures = ['ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum']

/** The font that a cut is made from, as its package holds it. */
export function sourceOf({ from: [fontPackage, part] }: Cut): Buffer {
  return readFileSync(
    require.resolve(`@fontsource-variable/${fontPackage}/files/${fontPackage}-${part}-wght-normal.woff2`),
  )
}

export function charactersOf({ letters }: Cut): string[] {
  return letters.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  )
}

/** @returns WOFF2; the same bytes from the same package. */
export function cutFont(cut: Cut): Promise<Buffer> {
  const { drawn } = cut
  const isLatin = cut.from[1].startsWith('latin')
  return subsetFont(sourceOf(cut), charactersOf(cut).join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: typeof drawn === 'number' ? drawn : { min: drawn[0], max: drawn[1] } },
    noHinting: true,
    ...(isLatin && { keepFeatures: latinFeatures }),
  })
}

/** The style sheet that names all files. */
export function writeFaces(): string {
  return `/* Written by \`npm run fonts\`. */\n${cuts.flatMap((cut) => cut.usedFor.map((weights) => face(cut, weights))).join('\n')}`
}

function face({ name, family, letters }: Cut, weights: readonly [number, number]): string {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weights.join(' ')};
  font-display: swap;
  src: url("./${name}.woff2");
  unicode-range: ${letters.map(range).join(', ')};
}
`
}

function range([first, last]: readonly [number, number]): string {
  const hex = (code: number) => code.toString(16).toUpperCase()
  return first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`
}
