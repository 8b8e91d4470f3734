import { type Edit, editsBetween, lengthOf } from './edits-between.ts'
import type { Paragraph } from './printed-text.ts'

/** Between two paragraphs; else as a word. */
export const PARAGRAPH_END = '\n'

export type Word = {
  /** Composed (NFC), so that two ways to write the same letters are one. */
  readonly text: string
  /** Of the flow, from 0. */
  readonly paragraph: number
  /** Where it begins in the paragraph's text, in UTF-16. */
  readonly at: number
}

/** Paragraphs word by word; the ends of those before the last are among the words. */
export type ComparedWords = {
  readonly before: readonly Word[]
  readonly now: readonly Word[]
  /** By the places of words, from 0, in their order. */
  readonly edits: readonly Edit[]
}

/** Of the words of a text that is written anew some are the same by chance; with fewer than so many it is another. */
const LEAST_SHARED = 0.25

/** Both with the numbers of the paragraphs in their flows. */
export function comparedWords(
  before: readonly [number, Paragraph][],
  now: readonly [number, Paragraph][],
): ComparedWords {
  const words = { before: wordsOf(before), now: wordsOf(now) }
  const text = (word: Word) => word.text
  return {
    ...words,
    edits: withoutIslands(editsBetween(words.before.map(text), words.now.map(text), LEAST_SHARED)),
  }
}

function wordsOf(paragraphs: readonly [number, Paragraph][]): Word[] {
  const words: Word[] = []
  for (const [paragraph, { text: whole }] of paragraphs) {
    const last = words.at(-1)
    if (last) words.push({ text: PARAGRAPH_END, paragraph: last.paragraph, at: last.at + last.text.length })
    const isComposed = whole.normalize() === whole
    let at = 0
    for (const text of whole.split(' ')) {
      words.push({ text: isComposed ? text : text.normalize(), paragraph, at })
      at += text.length + 1
    }
  }
  return words
}

/** Where much was written anew, a few words that happen to be the same are part of it. */
function withoutIslands(edits: readonly Edit[]): Edit[] {
  const joined: Edit[] = []
  for (const edit of edits) {
    const last = joined.at(-1)
    if (last && isIsland(edit.before.from - last.before.to, sizeOf(last), sizeOf(edit))) {
      joined[joined.length - 1] = {
        before: { from: last.before.from, to: edit.before.to },
        now: { from: last.now.from, to: edit.now.to },
      }
    } else joined.push(edit)
  }
  return joined
}

/** @param words that are the same between two edits. @param sizes of the edits, in words. */
function isIsland(words: number, ...sizes: readonly [number, number]): boolean {
  const isBetweenLonger = words <= 8 && 2 * words < Math.min(...sizes)
  const isNextToLong = words <= 2 && 8 * words < Math.max(...sizes)
  return isBetweenLonger || isNextToLong
}

const sizeOf = ({ before, now }: Edit): number => Math.max(lengthOf(before), lengthOf(now))
