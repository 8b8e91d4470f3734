import { findLineParts } from '@panai/contract/language/letter-clusters'
import { languageOfLetters } from '@panai/contract/language/script-language'
import type { Measure } from '../interior/create-measure.ts'
import type { FontCut } from '../interior/fonts.ts'
import { plainText } from '../plain-text.ts'

export const POINTS_PER_MM = 72 / 25.4
const ELLIPSIS = '…'
/** A line is reckoned a little wider than measured. */
const SAFETY = 1.01
/** Between paragraphs, in lines. */
const PARAGRAPH = 0.5

/** In millimetres; sizes in points, the largest first. */
export type TextRoom = { width: number; height: number; sizes: readonly number[]; cut: FontCut }
export type FittedText = {
  /** In points. */
  size: number
  /** Each with its baseline below the top, in millimetres. */
  lines: { text: string; baseline: number }[]
  /** In millimetres, from the top of the first line to the foot of the last. */
  height: number
  /** Whether its end is left out. */
  isCut: boolean
}

/** From one line to the next, in ems: signs stand above and below Indian letters. */
export function lineHeightOf(text: string): number {
  return languageOfLetters(text) === 'en' ? 1.3 : 1.55
}

/** Sets a text as large as its room lets it be. What is too long for the smallest size is left out at its end. */
export function fitText(text: string, room: TextRoom, measure: Measure): FittedText {
  const paragraphs = text
    .split(/\s*\n\s*/)
    .map((paragraph) => plainText(paragraph).trim())
    .filter((paragraph) => paragraph !== '')
  const step = lineHeightOf(text)
  const widthAt = (size: number) => (line: string) =>
    (measure(line, room.cut) * SAFETY * size) / POINTS_PER_MM
  const last = room.sizes.at(-1) ?? 0
  for (const size of room.sizes) {
    const isLast = size === last
    const broken = paragraphs.map((paragraph) => breakWords(paragraph, room.width, widthAt(size)))
    // A word in two pieces is better a little smaller.
    if (!isLast && broken.some(({ isSplit }) => isSplit)) continue
    const lines = place(
      broken.map(({ lines }) => lines),
      (size * step) / POINTS_PER_MM,
    )
    const within = lines.filter(({ foot }) => foot <= room.height + 1e-6)
    const isCut = within.length < lines.length
    if (isCut && !isLast) continue
    const shown = within.map(({ text, baseline }) => ({ text, baseline }))
    const end = shown.at(-1)
    if (isCut && end) end.text = shorten(end.text, room.width, widthAt(size), ELLIPSIS)
    return { size, lines: shown, height: within.at(-1)?.foot ?? 0, isCut }
  }
  throw new Error('a text has no size')
}

/** Leaves words out at the end until a line has room, letters where it is one word. */
export function shorten(line: string, width: number, widthOf: (line: string) => number, end: string): string {
  const words = line.split(' ')
  while (words.length > 1 && widthOf(words.join(' ') + end) > width) words.pop()
  let left = words.join(' ').replace(/[\s,;:.–—-]+$/u, '')
  const parts = findLineParts(left)
  while (parts.length > 1 && widthOf(left + end) > width) {
    parts.pop()
    left = parts.join('')
  }
  return left + end
}

function breakWords(paragraph: string, width: number, widthOf: (line: string) => number) {
  const lines: string[] = []
  let line = ''
  let isSplit = false
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const part of widthOf(word) <= width ? [word] : findLineParts(word)) {
      if (line !== '' && widthOf(line + part) > width) {
        lines.push(line)
        line = ''
        isSplit = true
      }
      line += part
    }
  }
  return { lines: line === '' ? lines : [...lines, line], isSplit }
}

/** Where the baseline stands within the height of its line. */
const BASELINE = 0.72

function place(paragraphs: readonly (readonly string[])[], step: number) {
  let top = 0
  return paragraphs.flatMap((lines, at) => {
    if (at > 0) top += step * PARAGRAPH
    return lines.map((text) => {
      const placed = { text, baseline: top + step * BASELINE, foot: top + step }
      top += step
      return placed
    })
  })
}
