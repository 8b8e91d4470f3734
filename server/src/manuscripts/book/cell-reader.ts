import type { CellBlock, Inline } from '@panai/contract/manuscripts/book-document'
import { inlineText } from '../inline-text.ts'
import { textOf } from '../word/text-of.ts'
import type { WordNode, WordParagraph, WordPicture } from '../word/word-nodes.ts'
import type { ContentReader } from './content-reader.ts'
import type { Content } from './inline-content.ts'
import { isItemOf, withItem } from './list-items.ts'
import { headings, roleOf } from './style-roles.ts'

/** Reads what stands in cells of tables and in notes, where no chapter begins. */
export class CellReader {
  readonly #reader: ContentReader

  constructor(reader: ContentReader) {
    this.#reader = reader
  }

  /** A table in a cell is read line by line. */
  blocksOf(cell: WordNode): CellBlock[] {
    const blocks: CellBlock[] = []
    this.#each([cell], (paragraph, content) => {
      const { at } = this.#reader
      const { inlines, pictures } = content
      if (inlines.length > 0) {
        const last = blocks.at(-1)
        const role = roleOf(paragraph)
        if (isItemOf(paragraph)) {
          const begun = withItem(last, {
            paragraph,
            at,
            inlines: this.#reader.contentOf(paragraph, false).inlines,
          })
          if (begun) blocks.push(begun)
        } else if (role === 'caption' && last?.kind === 'picture' && last.caption === null)
          last.caption = inlines
        else {
          const kind = role === 'verse' || role === 'quotation' || role === 'caption' ? role : 'paragraph'
          blocks.push({ kind, at, isGuessed: false, inlines })
        }
      }
      for (const picture of pictures) {
        const number = this.#reader.addPicture(picture)
        const { description } = picture
        blocks.push({ kind: 'picture', at, isGuessed: false, number, description, caption: null })
      }
    })
    return blocks
  }

  /** Text where only lines have room, in the order in which it is read. */
  linesOf(nodes: readonly WordNode[]): { inlines: Inline[]; pictures: WordPicture[] } {
    const lines: Inline[][] = []
    const pictures: WordPicture[] = []
    this.#each(nodes, (_, content) => {
      if (content.inlines.length > 0) lines.push(content.inlines)
      pictures.push(...content.pictures)
    })
    const inlines = lines.flatMap((line, at) => (at === 0 ? line : [{ lineBreak: true } as const, ...line]))
    return { inlines, pictures }
  }

  #each(nodes: readonly WordNode[], take: (paragraph: WordParagraph, content: Content) => void): void {
    const reader = this.#reader
    for (const node of nodes) {
      if (node.type === 'leftOut') reader.remark(node.kind, node.text, node.page)
      if (node.type !== 'paragraph') {
        if ('children' in node) this.#each(node.children, take)
        continue
      }
      reader.goTo(node)
      const content = reader.contentOf(node)
      reader.keepOld(content)
      if (node.numbering?.number && content.isNumbered && (reader.note !== null || !isItemOf(node)))
        reader.remark('wordNumber', textOf([node.numbering.number]))
      take(node, content)
      if (headings.has(roleOf(node) ?? 'paragraph'))
        reader.remark('tableHeading', inlineText(content.inlines))
      reader.remarkOn(content)
      for (const box of content.boxes) this.#each(box, take)
    }
  }
}
