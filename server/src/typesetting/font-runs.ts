import { findClusters } from '@panai/contract/language/letter-clusters'
import type { Letters } from './open-font.ts'

/** Letters that are joined over a whole word, in a line that runs from the right. */
const fromTheRight = /^\p{Script=Arabic}/u
/** A letter with a direction of its own, which a stretch from the right does not reach across. */
const fromTheLeft = /^\p{L}/u
const digit = /^\p{Nd}/u

/** A stretch of text that one font has; with `null` a single letter that none has. */
export type FontRun<Font> = { font: Font | null; text: string }

/** A line in the stretches that are set one after the other, from left to right. */
export function fontRuns<Font extends Letters>(text: string, fonts: readonly Font[]): FontRun<Font>[] {
  const runs: FontRun<Font>[] = []
  const add = (font: Font | null, part: string) => {
    const last = runs.at(-1)
    if (font !== null && last?.font === font) last.text += part
    else runs.push({ font, text: part })
  }
  for (const piece of inVisualOrder(findPieces(drawn(text)))) {
    const before = runs.at(-1)?.font
    const font = before?.has(piece) ? before : fonts.find(({ has }) => has(piece))
    if (font) add(font, piece)
    else for (const letter of piece) add(fonts.find(({ has }) => has(letter)) ?? null, letter)
  }
  return runs
}

/** A text in the pieces that are shaped by themselves: nothing reaches across their borders. */
export function findPieces(text: string): string[] {
  const pieces: string[] = []
  for (const cluster of findClusters(text)) {
    const last = pieces.at(-1)
    if (last !== undefined && isFromTheRight(last) && isFromTheRight(cluster))
      pieces[pieces.length - 1] = last + cluster
    else pieces.push(cluster)
  }
  return pieces
}

export function isFromTheRight(piece: string): boolean {
  return fromTheRight.test(piece)
}

/** In a line that begins at the left, words from the right stand in reverse order, with what is between them; numbers stay as they are. */
function inVisualOrder(pieces: readonly string[]): string[] {
  const line: string[] = []
  let at = 0
  while (at < pieces.length) {
    const length = isFromTheRight(pieces[at] ?? '') ? lengthFromTheRight(pieces.slice(at)) : 0
    if (length === 0) line.push(pieces[at++] ?? '')
    else {
      line.push(...joinedNumbers(pieces.slice(at, at + length)).toReversed())
      at += length
    }
  }
  return line
}

function lengthFromTheRight(pieces: readonly string[]): number {
  let length = 0
  for (const [at, piece] of pieces.entries()) {
    if (isFromTheRight(piece)) length = at + 1
    else if (fromTheLeft.test(piece)) break
  }
  return length
}

function joinedNumbers(pieces: readonly string[]): string[] {
  const parts: string[] = []
  for (const [at, piece] of pieces.entries())
    if (digit.test(piece) && digit.test(pieces[at - 1] ?? '')) parts[parts.length - 1] += piece
    else parts.push(piece)
  return parts
}

/** A line break or a tab within what somebody typed is a space on paper. */
function drawn(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ')
}
