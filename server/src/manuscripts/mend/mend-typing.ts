import { keysOf } from '@panai/contract/http/keys-of'
import { languageOfLetters } from '@panai/contract/language/script-language'
import type {
  Block,
  BookDocument,
  CellBlock,
  Inline,
  Section,
} from '@panai/contract/manuscripts/book-document'
import { type TypingHabit, typingHabits } from '@panai/contract/manuscripts/text-edits'
import { placesOfNotes } from '../check/passages.ts'
import { excerptOf } from './excerpt-of.ts'
import { letterHabits } from './letter-habits.ts'
import { replaceInInlines, soughtText } from './replace-in-inlines.ts'
import { splitTypedNumber } from './split-typed-number.ts'

const MOST_SAMPLES = 5

export type Sample = { section: Section | null; at: number | null; before: string; after: string }
export type FoundHabit = {
  habit: TypingHabit
  /** In how many places. */
  count: number
  isMended: boolean
  /** The first of them, as they are typed and as they read mended. */
  samples: Sample[]
}

type Place = Pick<Sample, 'section' | 'at'>

/** Mends the habits that somebody wants mended, and tells of all where they show, in a book of which each paragraph was read as typed. */
export function mendTyping(
  book: BookDocument,
  wanted: ReadonlySet<TypingHabit>,
): { book: BookDocument; habits: FoundHabit[] } {
  const found = new Map<TypingHabit, FoundHabit>()
  function keep(
    habit: TypingHabit,
    { section, at }: Place,
    { before, after }: Pick<Sample, 'before' | 'after'>,
    count = 1,
  ) {
    const known = found.get(habit) ?? { habit, count: 0, isMended: wanted.has(habit), samples: [] }
    known.count += count
    if (known.samples.length < MOST_SAMPLES) known.samples.push({ section, at, before, after })
    found.set(habit, known)
  }

  function mendLetters(inlines: readonly Inline[], place: Place): Inline[] {
    let mended = [...inlines]
    for (const habit of keysOf(letterHabits)) {
      const text = soughtText(mended)
      const replacements = letterHabits[habit](text)
      const [first] = replacements
      if (!first) continue
      keep(habit, place, excerptOf(text, replacements), replacements.length)
      if (wanted.has(habit)) mended = replaceInInlines(mended, replacements)
    }
    return mended
  }

  const inTitle = (text: string, place: Place): string =>
    soughtText(mendLetters([{ ...plainRun, text, language: languageOfLetters(text) }], place))

  function inBlock(block: Block, place: Place): Block {
    if (block.kind === 'table') {
      const rows = block.rows.map((row) => row.map((cell) => cell.map((one) => inCell(one, place))))
      return { ...block, rows }
    }
    if (block.kind === 'sceneBreak') return block
    if (block.kind === 'heading') return { ...block, inlines: mendLetters(block.inlines, place) }
    return inCell(block, place)
  }

  function inCell(block: CellBlock, { section }: Place): CellBlock {
    const place = { section, at: block.at }
    if (block.kind === 'list') return { ...block, items: block.items.map((item) => mendLetters(item, place)) }
    if (block.kind === 'picture')
      return { ...block, caption: block.caption && mendLetters(block.caption, place) }
    return { ...block, inlines: mendLetters(block.inlines, place) }
  }

  function inSection(section: Section): Section {
    const place = { section, at: section.at }
    const title = section.title === '' ? '' : inTitle(section.title, place)
    const number = section.number === section.title ? title : section.number && inTitle(section.number, place)
    const mended = { ...section, title, number, blocks: withoutEmptyLines(section) }
    const split = section.kind === 'chapter' && number === null ? splitTypedNumber(title) : null
    if (split) keep('chapter_numbers', place, { before: title, after: `${split.number}\n${split.title}` })
    return {
      ...mended,
      ...(split && wanted.has('chapter_numbers') && split),
      blocks: mended.blocks.map((block) => inBlock(block, { section, at: block.at })),
    }
  }

  function withoutEmptyLines(section: Section): Block[] {
    return section.blocks.filter((block) => {
      if (block.kind !== 'sceneBreak' || !block.isEmptyLine) return true
      keep('empty_lines', { section, at: block.at }, { before: '', after: '' })
      return !wanted.has('empty_lines')
    })
  }

  const sections = book.sections.map(inSection)
  const notes = placesOfNotes(book)
  const footnotes = book.footnotes.map((note) => ({
    ...note,
    inlines: mendLetters(note.inlines, notes.get(note.number) ?? nowhere),
  }))
  const titles = {
    title: book.title && inTitle(book.title, nowhere),
    subtitle: book.subtitle && inTitle(book.subtitle, nowhere),
    author: book.author && inTitle(book.author, nowhere),
  }
  return {
    book: { ...titles, sections, footnotes },
    habits: typingHabits.flatMap((habit) => found.get(habit) ?? []),
  }
}

const nowhere: Place = { section: null, at: null }
const plainRun = {
  emphasis: false,
  strong: false,
  smallCaps: false,
  underlined: false,
  struck: false,
  position: 'baseline',
  href: null,
} as const
