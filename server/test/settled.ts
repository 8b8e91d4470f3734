import type { BookDocument, Inline, Section } from '@panai/contract/manuscripts/book-document'

const isBlank = (item: readonly Inline[]) =>
  item.every((inline) => 'lineBreak' in inline || ('text' in inline && inline.text.trim() === ''))

/** Items of which nothing but the number is seen are not written; the others keep theirs. */
function withoutBlanks<B extends Section['blocks'][number]>(blocks: readonly B[]): B[] {
  const kept: B[] = []
  for (const block of blocks) {
    if (block.kind !== 'list') {
      kept.push(block)
      continue
    }
    for (const [at, item] of block.items.entries()) {
      if (isBlank(item)) continue
      const first = block.isOrdered ? block.first + at : 1
      const last = kept.at(-1)
      const goesOn =
        last?.kind === 'list' &&
        last.isOrdered === block.isOrdered &&
        (!block.isOrdered || first === last.first + last.items.length)
      if (goesOn) kept[kept.length - 1] = { ...last, items: [...last.items, item] }
      else kept.push({ ...block, first, items: [item] })
    }
  }
  return kept
}

/** What every book reads as that is written and read again: nothing is guessed, and paragraphs and notes have the numbers of the file. */
export function settled(book: BookDocument): BookDocument {
  const numbers = new Map<number, number>()
  const settledInlines = (inlines: readonly Inline[]): Inline[] =>
    inlines.map((inline) => {
      if (!('footnote' in inline)) return inline
      const number = numbers.get(inline.footnote) ?? numbers.size + 1
      numbers.set(inline.footnote, number)
      return { footnote: number }
    })
  function blockOf<B extends Section['blocks'][number]>(block: B): B {
    const own = { ...block, at: 0, isGuessed: false }
    if ('inlines' in own) return { ...own, inlines: settledInlines(own.inlines) }
    if (own.kind === 'list') return { ...own, items: own.items.map(settledInlines) }
    if (own.kind === 'picture') return { ...own, caption: own.caption && settledInlines(own.caption) }
    if (own.kind === 'table')
      return {
        ...own,
        rows: own.rows.map((row) => row.map((cell) => withoutBlanks(cell).map(blockOf))),
      }
    if (own.kind === 'sceneBreak') return { ...own, isEmptyLine: undefined }
    return own
  }
  const sections = book.sections.map((section) => ({
    ...section,
    at: 0,
    isGuessed: false,
    notes: settledInlines(section.notes.map((footnote) => ({ footnote }))).flatMap((one) =>
      'footnote' in one ? [one.footnote] : [],
    ),
    blocks: withoutBlanks(section.blocks).map(blockOf),
  }))
  const full = sections.filter(({ title, matter, blocks }) => title !== '' || matter || blocks.length > 0)
  const notes = new Map(book.footnotes.map((note) => [note.number, note]))
  const footnotes = [...numbers].map(([old, number]) => ({
    number,
    inlines: notes.get(old)?.inlines ?? [],
  }))
  return { ...book, sections: full, footnotes }
}
