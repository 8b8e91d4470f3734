import type { Section } from '@panai/contract/manuscripts/book-document'
import { inlineText } from '../inline-text.ts'
import type { WordParagraph } from '../word/word-nodes.ts'
import type { ContentReader } from './content-reader.ts'
import type { Content } from './inline-content.ts'
import { outerMatterOf, partNumberIn } from './outer-matter.ts'
import type { SectionList } from './section-list.ts'
import {
  isChapterNumber,
  isChapterTitle,
  isPartNumber,
  mayBeTitle,
  type Shape,
  saysChapter,
  standsOut,
} from './shape.ts'
import type { Role } from './style-roles.ts'

type Begun = Pick<Section, 'kind' | 'matter'>
/** A paragraph that holds something, and all that tells what it is for. */
export type Line = {
  paragraph: WordParagraph
  content: Content
  at: number
  shape: Shape
  role: Role | null
  /** Somebody has said so. */
  isChosen: boolean
}

/** Tells which lines begin a part of the book, and begins it. */
export class HeadingReader {
  readonly #sections: SectionList
  readonly #reader: ContentReader

  constructor(sections: SectionList, reader: ContentReader) {
    this.#sections = sections
    this.#reader = reader
  }

  /** @returns false: its style says nothing of the kind. */
  takeByRole(line: Line): boolean {
    const { role, shape, isChosen } = line
    switch (role) {
      case 'partNumber':
        this.#keepNumber(line, 'part', false)
        return true
      case 'partHeading':
        this.#begin(line, { kind: 'part', matter: null }, false)
        this.#sections.keepPart()
        return true
      case 'outerNumber':
        this.#keepNumber(line, 'outer', false)
        return true
      case 'outerHeading':
        this.#begin(line, this.#outerOf(line) ?? { kind: this.#outerSide(), matter: null }, false)
        return true
      case 'backHeading':
        this.#begin(line, this.#outerOf(line) ?? { kind: 'back', matter: null }, false)
        return true
      case 'chapterInAnyCase':
        this.#begin(line, { kind: 'chapter', matter: null }, false)
        return true
      case 'chapterNumber':
        this.#keepNumber(line, 'chapter', false)
        return true
      case 'chapterHeading': {
        const isPart = !isChosen && partNumberIn(shape.text) !== null
        const inner = { kind: isPart ? ('part' as const) : ('chapter' as const), matter: null }
        this.#begin(line, this.#outerOf(line) ?? inner, false)
        return true
      }
      default:
        return false
    }
  }

  /** @returns false: it looks like nothing of the kind. */
  takeByShape(line: Line): boolean {
    const { shape } = line
    const { waitsForTitle } = this.#sections
    const outer = standsOut(shape) ? this.#outerOf(line) : null
    if (isChapterNumber(shape)) this.#keepNumber(line, 'chapter', true)
    else if (isPartNumber(shape)) this.#keepNumber(line, 'part', true)
    else if (waitsForTitle && this.#goesOn(shape))
      this.#begin(line, { kind: waitsForTitle, matter: null }, true)
    else if (outer) this.#begin(line, outer, true)
    else if (standsOut(shape) && shape.isOnNewPage && partNumberIn(shape.text) !== null && mayBeTitle(shape))
      this.#begin(line, { kind: 'part', matter: null }, true)
    else if (isChapterTitle(shape)) this.#begin(line, { kind: 'chapter', matter: null }, true)
    else return false
    return true
  }

  /** May be the title below a number: what begins a page below a part's is the title of its first chapter. */
  #goesOn(shape: Shape): boolean {
    return mayBeTitle(shape) && !(this.#sections.waitsForTitle === 'part' && shape.isOnNewPage)
  }

  #keepNumber({ shape, at, content }: Line, kind: 'part' | 'chapter' | 'outer', isGuessed: boolean): void {
    this.#sections.keepNumber({ kind, text: shape.text, at, isGuessed, notes: notesIn(content) })
  }

  #begin({ paragraph, shape, at, content }: Line, what: Begun, isGuessed: boolean): void {
    const { made, title } = this.#splitNumber(paragraph, shape.text.replaceAll('\n', ' '))
    const isAbove = title !== '' && (what.kind === 'front' || what.kind === 'back' || saysChapter(made))
    this.#sections.begin({ ...what, at, isGuessed, notes: notesIn(content), title, made, isAbove })
  }

  #outerOf({ paragraph, shape }: Line): Begun | null {
    return outerMatterOf(this.#splitNumber(paragraph, shape.text).title)
  }

  #outerSide(): 'front' | 'back' {
    return this.#sections.hasChapters ? 'back' : 'front'
  }

  /** The number that Word makes, and what stands behind it. */
  #splitNumber(paragraph: WordParagraph, text: string): { made: string; title: string } {
    if (!paragraph.numbering?.number) return { made: '', title: text }
    const own = this.#reader.contentOf(paragraph, false).inlines
    const title = inlineText(own).trim().replaceAll('\n', ' ')
    return { made: text.slice(0, text.length - title.length).trim(), title }
  }
}

export const notesIn = ({ inlines }: Content): number[] =>
  inlines.flatMap((inline) => ('footnote' in inline ? inline.footnote : []))
