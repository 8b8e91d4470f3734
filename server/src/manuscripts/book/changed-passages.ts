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
 * are left out: a passage has less than 2,100 letters (UTF-16), as long as no word alone has hundreds.
 */
export function changedPassages(words: ComparedWords): ChangedPassage[] {
  return readAsOne(words).map((edits) => passageOf(words, edits))
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

function passageOf(words: ComparedWords, edits: readonly Edit[]): ChangedPassage {
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

  add('same', textOf(words.now, around(words.now, first.now.from, -1)))
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
    const same = next ? { from: edit.now.to, to: next.now.from } : around(words.now, edit.now.to, 1)
    if (lengthOf(same) > 0) add('same', shared + textOf(words.now, same))
  }
  return {
    before: { from: first.before.from, to: last.before.to },
    now: { from: first.now.from, to: last.now.to },
    ...{ runs, left_out: leftOut },
  }
}

/** The words of the same paragraph before a place, or behind it. */
function around(words: readonly Word[], place: number, step: -1 | 1): Span {
  let letters = 0
  let count = 0
  while (count < WORDS_AROUND) {
    const word = words[step === 1 ? place + count : place - 1 - count]
    letters += word?.text.length ?? 0
    if (!word || word.text === PARAGRAPH_END || letters > LETTERS_AROUND) break
    count += 1
  }
  return step === 1 ? { from: place, to: place + count } : { from: place - count, to: place }
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
