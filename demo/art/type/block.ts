import type { Setting } from './fonts-for.ts'
import { type Ink, inkOf, pathOf } from './ink.ts'

export type Align = 'left' | 'middle' | 'right'
export type Fit = {
  width: number
  height: number
  largest: number
  lines?: number
  /** Baseline to baseline, in ems. */
  leading?: number
  tracking?: number
}
/** Lines of text set at one size. `top` of the block is the top of the ink, so nothing above it can be cut. */
export type Block = {
  size: number
  width: number
  height: number
  draw: (x: number, top: number, colour: string, align?: Align) => string
}

const clearance = 0.1
const hanging = /^(the|a|an|of|and|in|for|to|by|from|des|der|über|die)$/i

/** Sets text as large as it fits, with lines of even length. `|` in the text forces a break. */
export function fitBlock(text: string, setting: Setting, fit: Fit): Block {
  const { lines: most = 4, leading = 1.16, tracking = 0 } = fit
  let best: { size: number; score: number; lines: Ink[] } | undefined
  for (const broken of breakings(text, most)) {
    const lines = broken.map((line) => inkOf(line, setting, tracking))
    const width = Math.max(...lines.map((line) => line.right - line.left)) / 1000
    const size = Math.min(fit.largest, fit.width / width, fit.height / heightOf(lines, leading))
    const weak =
      broken.filter(endsHanging).length * 0.05 +
      broken.filter((line, index) => index > 0 && hanging.test(line)).length * 0.3
    const score = size * (1 - weak - unevenness(lines) * 0.03)
    if (!best || score > best.score * 1.0001) best = { size, score, lines }
  }
  if (!best) throw new Error(`no way to break "${text}"`)
  return blockOf(best.lines, best.size, leading)
}

export function lineOf(text: string, setting: Setting, size: number, tracking = 0): Block {
  return blockOf([inkOf(text, setting, tracking)], size, 1)
}

/** One line, as large as `size` and no wider than `width`. */
export function lineWithin(text: string, setting: Setting, size: number, width: number): Block {
  return fitBlock(text, setting, { width, height: size * 4, largest: size, lines: 1 })
}

function blockOf(lines: Ink[], size: number, leading: number): Block {
  const width = (Math.max(...lines.map((line) => line.right - line.left)) * size) / 1000
  return {
    size,
    width,
    height: heightOf(lines, leading) * size,
    draw(x, top, colour, align = 'middle') {
      const share = align === 'left' ? 0 : align === 'middle' ? 0.5 : 1
      const d = baselines(lines, leading).map((baseline, index) => {
        const line = lines[index]
        if (!line) return ''
        const start = x - ((line.right - line.left) * share + line.left) * (size / 1000)
        return pathOf(line, start, top + baseline * size, size)
      })
      return `<path d="${d.join('')}" fill="${colour}"/>`
    },
  }
}

/** Baselines below the top of the ink, in ems: the leading asked for, more where vowel signs would meet. */
function baselines(lines: Ink[], leading: number): number[] {
  const places: number[] = []
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1]
    const last = places[index - 1]
    if (!above || last === undefined) places.push(-line.top / 1000)
    else places.push(last + Math.max(leading, (above.bottom - line.top) / 1000 + clearance))
  }
  return places
}

function heightOf(lines: Ink[], leading: number): number {
  return (baselines(lines, leading).at(-1) ?? 0) + (lines.at(-1)?.bottom ?? 0) / 1000
}

function unevenness(lines: Ink[]): number {
  const widths = lines.map((line) => line.right - line.left)
  return 1 - Math.min(...widths) / Math.max(...widths)
}

function endsHanging(line: string, index: number, all: string[]): boolean {
  return index < all.length - 1 && hanging.test(line.split(' ').at(-1) ?? '')
}

/** Every way to break the text at its spaces into at most `most` lines. */
function breakings(text: string, most: number): string[][] {
  if (text.includes('|')) return [text.split('|')]
  const words = text.split(' ')
  const ways: string[][] = []
  for (let cuts = 0; cuts < 2 ** Math.min(words.length - 1, 14); cuts++) {
    const lines = ['']
    for (const [index, word] of words.entries()) {
      const last = lines.length - 1
      if (index > 0 && (cuts >> (index - 1)) & 1) lines.push(word)
      else lines[last] = index === 0 ? word : `${lines[last]} ${word}`
    }
    if (lines.length <= most) ways.push(lines)
  }
  return ways
}
