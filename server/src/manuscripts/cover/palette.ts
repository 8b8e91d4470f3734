import { createHash } from 'node:crypto'
import { brand } from '@panai/contract/brand/brand'

/** Colours as `#rrggbb`: the ground, the words on it, and an ornament. */
export type Palette = { ground: string; ink: string; accent: string }

const { paper, leaf, ink, palm } = brand.colours

const drawn: readonly Palette[] = [
  { ground: palm, ink: paper, accent: '#d9a441' },
  { ground: '#1d2b4a', ink: paper, accent: '#c98a5a' },
  { ground: '#6e1a30', ink: paper, accent: '#d9a441' },
  { ground: leaf, ink, accent: palm },
  { ground: '#3b2f4f', ink: paper, accent: '#c9a2b8' },
]
export const ornaments = ['fan', 'waves', 'kolam'] as const
export type Ornament = (typeof ornaments)[number]

/** Which of the house's drawings a book has: the same for the same words. */
export function drawingOf(words: string): { palette: Palette; ornament: Ornament } {
  const [one = 0, other = 0] = createHash('sha256').update(words).digest()
  return {
    palette: drawn[one % drawn.length] ?? { ground: palm, ink: paper, accent: leaf },
    ornament: ornaments[other % ornaments.length] ?? 'fan',
  }
}

/** As WCAG asks of small words, and more than that: ink spreads. */
const LEAST_CONTRAST = 8
const DARKER = 0.92

/** Back and spine in the colour of a picture, so dark that light words are read on it. */
export function paletteOf(mean: readonly [red: number, green: number, blue: number]): Palette {
  let colour = mean
  while (contrast(colour, hexOf(paper)) < LEAST_CONTRAST)
    colour = [colour[0] * DARKER, colour[1] * DARKER, colour[2] * DARKER]
  return {
    ground: `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`,
    ink: paper,
    accent: leaf,
  }
}

type Rgb = readonly [red: number, green: number, blue: number]

const hexOf = (colour: string): Rgb => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
]

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative, by WCAG 2.2. */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number] // of three there are three
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
