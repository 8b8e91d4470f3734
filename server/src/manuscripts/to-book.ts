import {
  type Block,
  type BookDocument,
  bookDocument,
  type Inline,
  type Section,
} from '@panai/contract/book-document'
import { type Content, contentOf, type Fonts } from './inlines-of.ts'
import { outerKind } from './outer-sections.ts'
import { readableText } from './readable.ts'
import { isChapterNumber, isChapterTitle, isSceneBreak, isVerse, mayBeTitle, type Shape } from './shape.ts'
import { type Role, roleOf } from './style-roles.ts'
import type { WordDocument, WordNode, WordParagraph } from './word-nodes.ts'

/** Where more of the paragraphs are empty, empty lines part all of them, and no scenes. */
const MOST_EMPTY = 0.1

/** Makes the one model of a book's text of a Word document: by styles where there are any, else by shape, which is marked. */
export function toBook(word: WordDocument, fonts: Fonts): BookDocument {
  return new Builder(word, fonts).build()
}

type Line = { paragraph: WordParagraph; content: Content; at: number; shape: Shape; role: Role | null }

class Builder {
  readonly #word: WordDocument
  readonly #fonts: Fonts
  readonly #book: BookDocument = { title: null, subtitle: null, author: null, sections: [], footnotes: [] }
  readonly #noteIds: string[] = []
  #section: Section | null = null
  #number: { text: string; at: number; isGuessed: boolean } | null = null
  #at = 0
  #pictures = 0
  #isOnNewPage = true
  #emptyAt: number | null = null
  #partsScenes = false

  constructor(word: WordDocument, fonts: Fonts) {
    this.#word = word
    this.#fonts = fonts
  }

  build(): BookDocument {
    const paragraphs = this.#word.children.filter((node) => node.type === 'paragraph')
    const empty = paragraphs.filter((paragraph) => paragraph.children.length === 0).length
    this.#partsScenes = empty <= paragraphs.length * MOST_EMPTY
    for (const node of this.#word.children) this.#take(node)
    this.#endNumber()
    for (const [at, key] of this.#noteIds.entries()) {
      const body = this.#word.notes._notes[key]?.body ?? []
      this.#book.footnotes.push({ number: at + 1, inlines: this.#inlinesOf(body) })
    }
    return bookDocument.parse(this.#book)
  }

  #take(node: WordNode) {
    if (node.type === 'table') return this.#takeTable(node.children)
    if (node.type === 'paragraph') return this.#takeParagraph(node)
    if ('children' in node) for (const child of node.children) this.#take(child)
  }

  #takeParagraph(paragraph: WordParagraph): void {
    this.#at += 1
    const content = this.#contentOf(paragraph)
    const text = readableText(content.inlines).trim()
    const shape: Shape = {
      text,
      lines: text.split('\n').map((line) => line.trim()),
      isCentred: paragraph.alignment === 'center',
      isStrong: content.isStrong,
      isOnNewPage: this.#isOnNewPage,
    }
    if (text === '' && content.pictures.length === 0) {
      this.#emptyAt ??= this.#at
      if (content.hasPageBreak) this.#isOnNewPage = true
      return
    }
    const line = { paragraph, content, at: this.#at, shape, role: roleOf(paragraph) }
    this.#isOnNewPage = content.hasPageBreak
    this.#sort(line)
    this.#emptyAt = null
    for (const description of content.pictures) {
      this.#pictures += 1
      this.#add({ kind: 'picture', at: line.at, isGuessed: false, number: this.#pictures, description })
    }
  }

  #sort(line: Line) {
    const { role, shape, at, content } = line
    const { text } = shape
    if (text === '' || role === 'note' || role === 'contentsLine') return this.#addText(line, role)
    if (role === 'title' || role === 'subtitle' || role === 'author') {
      this.#book[role] ??= text
      return
    }
    if (role === 'outerHeading') return this.#begin(line, outerKind(text) ?? this.#outer(), false)
    if (role === 'chapterNumber') return this.#keepNumber(line, false)
    if (role === 'chapterHeading') return this.#begin(line, outerKind(text) ?? 'chapter', false)
    if (role === null && line.paragraph.numbering === null) {
      if (isChapterNumber(shape)) return this.#keepNumber(line, true)
      if (this.#number && mayBeTitle(shape)) return this.#begin(line, 'chapter', true)
      const outer = shape.isStrong || shape.isCentred ? outerKind(text) : null
      if (outer) return this.#begin(line, outer, true)
      if (isChapterTitle(shape)) return this.#begin(line, 'chapter', true)
    }
    this.#endNumber()
    if (role === 'sceneBreak' || isSceneBreak(shape))
      return this.#add({ kind: 'sceneBreak', at, isGuessed: role !== 'sceneBreak' })
    if (role === 'heading1' || role === 'heading2')
      return this.#add({
        kind: 'heading',
        level: role === 'heading1' ? 1 : 2,
        at,
        isGuessed: false,
        inlines: content.inlines,
      })
    this.#partScenes(line)
    this.#addText(line, role)
  }

  #partScenes({ paragraph }: Line): void {
    const isWithin = (this.#section?.blocks.length ?? 0) > 0 && paragraph.numbering === null
    if (this.#emptyAt !== null && this.#partsScenes && isWithin)
      this.#add({ kind: 'sceneBreak', at: this.#emptyAt, isGuessed: true })
  }

  #addText({ paragraph, content, at, shape }: Line, role: Role | null) {
    const { inlines } = content
    if (shape.text === '' || role === 'note' || role === 'contentsLine') return
    if (paragraph.numbering) return this.#addItem(paragraph.numbering.isOrdered, inlines, at)
    if (role === 'verse' || role === 'quotation' || role === 'caption')
      return this.#add({ kind: role, at, isGuessed: false, inlines })
    const isGuessed = role === null && isVerse(shape)
    this.#add({ kind: isGuessed ? 'verse' : 'paragraph', at, isGuessed, inlines })
  }

  #addItem(isOrdered: boolean, inlines: Inline[], at: number) {
    const last = this.#section?.blocks.at(-1)
    if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(inlines)
    else this.#add({ kind: 'list', at, isGuessed: false, isOrdered, items: [inlines] })
  }

  #takeTable(rows: readonly WordNode[]): void {
    const at = this.#at + 1
    const cells = rows.map((row) =>
      ('children' in row ? row.children : []).map((cell) => {
        const held = 'children' in cell ? cell.children : []
        this.#at += held.filter(({ type }) => type === 'paragraph').length
        return this.#inlinesOf(held)
      }),
    )
    this.#add({ kind: 'table', at, isGuessed: false, rows: cells })
  }

  #inlinesOf(nodes: readonly WordNode[]): Inline[] {
    return nodes.flatMap((node) => (node.type === 'paragraph' ? this.#contentOf(node).inlines : []))
  }

  #contentOf(paragraph: WordParagraph): Content {
    return contentOf(paragraph, this.#fonts, {
      numberOf: (noteType, noteId) => {
        const key = `${noteType}-${noteId}`
        if (!this.#noteIds.includes(key)) this.#noteIds.push(key)
        return this.#noteIds.indexOf(key) + 1
      },
    })
  }

  #keepNumber({ shape, at }: Line, isGuessed: boolean): void {
    this.#endNumber()
    this.#number = { text: shape.text, at, isGuessed }
  }

  /** A number that no title follows is the title. */
  #endNumber(): void {
    const number = this.#number
    this.#number = null
    if (number) this.#open('chapter', { ...number, title: number.text, number: number.text })
  }

  #begin({ shape, at }: Line, kind: Section['kind'], isGuessed: boolean): void {
    const number = kind === 'chapter' ? (this.#number?.text ?? null) : null
    if (kind === 'chapter') this.#number = null
    else this.#endNumber()
    this.#open(kind, { title: shape.text.replaceAll('\n', ' '), number, at, isGuessed })
  }

  #outer(): 'front' | 'back' {
    return this.#book.sections.some(({ kind }) => kind === 'chapter') ? 'back' : 'front'
  }

  #open(
    kind: Section['kind'],
    { title, number, at, isGuessed }: Pick<Section, 'title' | 'number' | 'at' | 'isGuessed'>,
  ): void {
    this.#section = { kind, title, number, at, isGuessed, blocks: [] }
    this.#book.sections.push(this.#section)
  }

  #add(block: Block): void {
    if (!this.#section) this.#open('front', { title: '', number: null, at: block.at, isGuessed: true })
    this.#section?.blocks.push(block)
  }
}
