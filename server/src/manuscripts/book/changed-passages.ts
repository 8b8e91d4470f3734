import type { ProofChange } from '@panai/contract/submissions/proof-changes'
import type { Side } from './aligned-flow.ts'
import { type ComparedWords, PARAGRAPH_END, type Word } from './compared-words.ts'
import { type Edit, lengthOf, type Span } from './edits-between.ts'

type Run = ProofChange['runs'][number]

/** By the places of words, from 0. */
export type ChangedPassage = Pick<ProofChange, 'runs' | 'left_out'> & Edit

/** Words of the same paragraph are shown around a change, so many and with so many letters at most. */
const WORDS_AROUND = 6
const LETTERS_AROUND = 150
/** Edits with so many words between them are read as one. */
const WORDS_BETWEEN = 4
/** Of what is gone and of what is new in one edit, and of several that are read as one. */
const MOST_LETTERS = 800

/**
 * What of compared words differs, to be read. What is gone and what is the same make what was before; what is new and what is the same make
 * what is now, but that an end of a paragraph that alone is gone or new is shown by its sign, and that from long runs the words in their middle
 * are left out: a passage has less than 2,000 letters (UTF-16).
 */
export function changedPassages(words: ComparedWords): ChangedPassage[] {
  const groups = readAsOne(words)
  return groups.map((edits, index) => {
    const from = groups[index - 1]?.at(-1)?.now.to ?? 0
    const to = groups[index + 1]?.at(0)?.now.from ?? words.now.length
    return passageOf(words, edits, { from, to })
  })
}

function readAsOne({ edits, ...words }: ComparedWords): Edit[][] {
  const groups: Edit[][] = []
  let length = 0
  for (const edit of edits) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const between = last && { from: last.before.to, to: edit.before.from }
    const own = lettersOf(words.before, edit.before) + lettersOf(words.now, edit.now)
    const added = own + (between ? lettersOf(words.before, between) : 0)
    if (group && between && lengthOf(between) <= WORDS_BETWEEN && length + added <= 2 * MOST_LETTERS) {
      group.push(edit)
      length += added
    } else {
      groups.push([edit])
      length = own
    }
  }
  return groups
}

/** @param within from the passage before to the one behind, by the places of present words. */
function passageOf(words: ComparedWords, edits: readonly Edit[], within: Span): ChangedPassage {
  const [first, last] = [edits.at(0), edits.at(-1)]
  if (!first || !last) throw new Error('a passage without a change')
  const runs: Run[] = []
  let leftOut = 0
  function add(kind: Run['kind'], text: string): void {
    if (text === '') return
    const shown = kind === 'same' ? { text, leftOut: 0 } : shortened(text)
    const isEndAlone = kind !== 'same' && /^[ \n]*\n[ \n]*$/.test(text)
    runs.push({ kind, text: isEndAlone ? text.replaceAll(PARAGRAPH_END, `¶${PARAGRAPH_END}`) : shown.text })
    leftOut += shown.leftOut
  }

  add('same', textOf(words.now, wordsBefore(words.now, { ...within, to: first.now.from })))
  for (const [index, edit] of edits.entries()) {
    // A space that both have behind it belongs to the words that follow, else to what is gone or new.
    const after = { before: gapAt(words.before, edit.before.to), now: gapAt(words.now, edit.now.to) }
    const shared = after.before === after.now ? after.now : ''
    const differing = (side: Side) => {
      const span = edit[side]
      const before = lengthOf(span) > 0 ? gapAt(words[side], span.from) : ''
      return before + textOf(words[side], span) + (after.before === after.now ? '' : after[side])
    }
    add('gone', differing('before'))
    add('new', differing('now'))
    const next = edits[index + 1]
    const same = next
      ? { from: edit.now.to, to: next.now.from }
      : wordsBehind(words.now, { ...within, from: last.now.to })
    if (lengthOf(same) > 0) add('same', shared + textOf(words.now, same))
  }
  return {
    before: { from: first.before.from, to: last.before.to },
    now: { from: first.now.from, to: last.now.to },
    ...{ runs, left_out: leftOut },
  }
}

/** Of the words before a place those nearest to it, of the same paragraph. @param span up to the place. */
function wordsBefore(words: readonly Word[], { from, to }: Span): Span {
  const count = countAround(words.slice(Math.max(from, to - WORDS_AROUND), to).reverse())
  return { from: to - count, to }
}

/** @param span from the place on. */
function wordsBehind(words: readonly Word[], { from, to }: Span): Span {
  const count = countAround(words.slice(from, Math.min(to, from + WORDS_AROUND)))
  return { from, to: from + count }
}

/** How many of the nearest words are shown. */
function countAround(nearest: readonly Word[]): number {
  let letters = 0
  const end = nearest.findIndex(({ text }) => {
    letters += text.length
    return text === PARAGRAPH_END || letters > LETTERS_AROUND
  })
  return end === -1 ? nearest.length : end
}

/** What stands between a word and the one before. */
function gapAt(words: readonly Word[], place: number): '' | ' ' {
  const isWord = (word: Word | undefined) => word !== undefined && word.text !== PARAGRAPH_END
  return isWord(words[place - 1]) && isWord(words[place]) ? ' ' : ''
}

function textOf(words: readonly Word[], { from, to }: Span): string {
  const texts = words.slice(from, to).map(({ text }) => text)
  return texts.join(' ').replace(/ ?\n ?/g, PARAGRAPH_END)
}

function lettersOf(words: readonly Word[], { from, to }: Span): number {
  let letters = 0
  for (let place = from; place < to; place += 1) letters += (words[place]?.text.length ?? 0) + 1
  return letters
}

/** Between words: one that alone is too long is left out. */
function shortened(text: string): { text: string; leftOut: number } {
  if (text.length <= MOST_LETTERS) return { text, leftOut: 0 }
  const half = MOST_LETTERS / 2
  const begin = text
    .slice(0, half + 1)
    .replace(/\S*$/, '')
    .trimEnd()
  const end = text
    .slice(-half - 1)
    .replace(/^\S*/, '')
    .trimStart()
  return { text: `${begin} … ${end}`, leftOut: text.length - begin.length - end.length }
}
