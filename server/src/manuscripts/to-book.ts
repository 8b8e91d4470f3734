import {
  type Block,
  type BookDocument,
  bookDocument,
  type Inline,
  type Section,
} from '@panai/contract/manuscripts/book-document'
import { type Content, inlineContent } from './inline-content.ts'
import { inlineText } from './inline-text.ts'
import { type OldLetters, type OldPassage, oldLettersOf } from './old-letters.ts'
import { outerKind } from './outer-sections.ts'
import {
  isChapterNumber,
  isChapterTitle,
  isSceneBreak,
  isTitlePage,
  isVerse,
  mayBeTitle,
  type Shape,
  saysChapter,
  standsOut,
} from './shape.ts'
import { headings, type Role, roleOf } from './style-roles.ts'
import { holdsSomething, textOf } from './word/text-of.ts'
import type { LeftOutKind, WordDocument, WordNode, WordParagraph, WordPicture } from './word/word-nodes.ts'

/** Where more of the paragraphs are empty, empty lines part all of them, and no scenes. */
const MOST_EMPTY = 0.1
/** So much larger than the text is what stands out by its size. */
const LARGE = 1.15
const MOST_ON_TITLE_PAGE = 30

/** What is not in the book, or stands in it otherwise than in the manuscript. */
export type Remark = {
  kind: LeftOutKind | 'formula' | 'tablePicture' | 'tableHeading' | 'titlePage' | 'wordNumber'
  text: string
  /** null: nowhere, or before all sections. */
  section: Section | null
  /** The paragraph, as sections and blocks have it. */
  at: number
  /** Of the manuscript; null: Word never laid it out. */
  page: number | null
}

/** What is typed in an old font, and where. */
export type OldPlace = OldPassage & {
  in: 'text' | 'title' | 'note'
  /** null: of a note, or of the book’s own title. */
  section: Section | null
  /** The paragraph, as sections and blocks have it; the number of a note. */
  at: number
}

export type ReadText = {
  book: BookDocument
  /** By their numbers, from 1 at the beginning. */
  pictures: readonly WordPicture[]
  remarks: readonly Remark[]
  old: readonly OldPlace[]
}

/** Makes the one model of a book's text of a Word document: by styles where there are any, else by shape, which is marked. */
export function toBook(word: WordDocument): ReadText {
  return new Builder(word).build()
}

type Line = { paragraph: WordParagraph; content: Content; at: number; shape: Shape; role: Role | null }

class Builder {
  readonly #word: WordDocument
  readonly #book: BookDocument = { title: null, subtitle: null, author: null, sections: [], footnotes: [] }
  readonly #pictures: WordPicture[] = []
  readonly #remarks: Remark[] = []
  readonly #noteIds: string[] = []
  readonly #old: OldPlace[] = []
  readonly #oldLetters: OldLetters
  /** The sections that titles and their numbers begin, by paragraph; null: a title of the book. */
  readonly #titles = new Map<number, Section | null>()
  #section: Section | null = null
  #number: { text: string; at: number; isGuessed: boolean; notes: number[] } | null = null
  #at = 0
  #page = 1
  /** Word says of no note on which page it stands. */
  #isInNotes = false
  #isOnNewPage = true
  #emptyAt: number | null = null
  #partsScenes = false
  /** Of most letters, in half points. */
  readonly #size: number
  /** The last paragraph of what looks like a title page. */
  #titlePageEnd = 0
  #lastPage = 1
  /** The last paragraph that is an item of a list. */
  #lastItem = 0

  constructor(word: WordDocument) {
    this.#word = word
    this.#oldLetters = oldLettersOf(word)
    this.#size = commonSize(word.children)
  }

  build(): ReadText {
    const paragraphs = this.#word.children.filter((node) => node.type === 'paragraph')
    const empty = paragraphs.filter((paragraph) => paragraph.children.length === 0).length
    this.#partsScenes = empty <= paragraphs.length * MOST_EMPTY
    this.#titlePageEnd = this.#findTitlePage()
    for (const node of this.#word.children) this.#take(node)
    this.#endNumber()
    this.#isInNotes = true
    for (const [at, id] of this.#noteIds.entries()) {
      const { inlines, pictures } = this.#flat(this.#word.notes.get(id) ?? [], at + 1)
      this.#book.footnotes.push({ number: at + 1, inlines })
      for (const { description } of pictures) this.#remark('notePicture', description ?? '')
    }
    for (const [id, nodes] of this.#word.notes)
      if (!this.#noteIds.includes(id)) this.#remark('unusedNote', textOf(nodes))
    for (const { kind, text } of this.#word.leftOut) this.#remark(kind, text)
    return {
      book: bookDocument.parse(this.#book),
      pictures: this.#pictures,
      remarks: this.#remarks,
      old: this.#old.map((one) => {
        const begun = one.in === 'text' ? this.#titles.get(one.at) : undefined
        return begun === undefined ? one : { ...one, in: 'title', section: begun }
      }),
    }
  }

  #take(node: WordNode): void {
    if (node.type === 'table') this.#takeTable(node.children)
    else if (node.type === 'paragraph') this.#takeParagraph(node)
    else if (node.type === 'leftOut') this.#remark(node.kind, node.text, node.page)
    else if ('children' in node) for (const child of node.children) this.#take(child)
  }

  #takeParagraph(paragraph: WordParagraph): void {
    this.#at += 1
    this.#page = paragraph.page
    const content = this.#inlineContent(paragraph)
    // Many reach a new page by empty lines.
    const hasLeftPage = this.#emptyAt !== null && paragraph.page > this.#lastPage
    const shape = this.#shapeOf(paragraph, content, this.#isOnNewPage || hasLeftPage)
    const { pictures, boxes, leftOut } = content
    if (shape.text !== '' || pictures.length > 0 || notesIn(content).length > 0) {
      this.#isOnNewPage = content.endsPage
      this.#lastPage = paragraph.page
      this.#sort({ paragraph, content, at: this.#at, shape, role: roleOf(paragraph) })
      this.#emptyAt = null
    } else {
      if (boxes.length === 0 && leftOut.length === 0) this.#emptyAt ??= this.#at
      if (content.beginsPage || content.endsPage) this.#isOnNewPage = true
    }
    this.#keepOld(content.old)
    this.#remarkNumber(paragraph, content)
    for (const picture of pictures) this.#addPicture(picture)
    for (const { kind, text, page } of leftOut) this.#remark(kind, text, page)
    for (const { children, page } of content.formulas) this.#remark('formula', textOf(children), page)
    for (const box of boxes) for (const node of box) this.#take(node)
  }

  #shapeOf(paragraph: WordParagraph, content: Content, isOnNewPage: boolean): Shape {
    const text = inlineText(content.inlines).trim()
    return {
      text,
      lines: text.split('\n').map((line) => line.trim()),
      isCentred: paragraph.isCentred,
      isStrong: content.isStrong,
      isLarge: content.size !== null && content.size >= this.#size * LARGE,
      isOnNewPage: isOnNewPage || content.beginsPage,
    }
  }

  /** @returns the number of the last paragraph of the pages before the text; 0: there are none. */
  #findTitlePage(): number {
    let end = 0
    let page: Shape[] = []
    let number = 1
    for (const [at, node] of this.#word.children.entries()) {
      if (node.type !== 'paragraph' || roleOf(node) !== null || page.length > MOST_ON_TITLE_PAGE) return end
      const content = inlineContent(node, {
        isNumbered: false,
        numberOf: () => 1,
        oldLetters: this.#oldLetters,
      })
      const shape = this.#shapeOf(node, content, false)
      if (page.length > 0 && (content.beginsPage || node.page > number)) {
        if (!isTitlePage(page)) return end
        end = at
        page = []
      }
      number = node.page
      if (shape.text !== '') page.push(shape)
      if (!content.endsPage || page.length === 0) continue
      if (!isTitlePage(page)) return end
      end = at + 1
      page = []
    }
    return end
  }

  #addPicture(picture: WordPicture): void {
    this.#pictures.push(picture)
    const { description } = picture
    this.#add({ kind: 'picture', at: this.#at, isGuessed: false, number: this.#pictures.length, description })
  }

  #remark(kind: Remark['kind'], text: string, page = this.#page): void {
    const known = this.#word.isLaidOut && !this.#isInNotes ? page : null
    this.#remarks.push({ kind, text: text.trim(), section: this.#section, at: this.#at, page: known })
  }

  #sort(line: Line) {
    const { role, shape, at, content } = line
    const { text } = shape
    const { title } = this.#splitNumber(line.paragraph, text)
    if (text === '') {
      if (notesIn(content).length > 0) this.#addText(line, null)
      return
    }
    if (role === 'note') return this.#remark('templateNote', text)
    if (role === 'contentsLine') return this.#remark('contentsList', text)
    if ((role === 'title' || role === 'subtitle' || role === 'author') && this.#book[role] === null) {
      this.#book[role] = text
      this.#titles.set(at, null)
      return
    }
    if (role === 'outerHeading') return this.#begin(line, outerKind(title) ?? this.#outer(), false)
    if (role === 'chapterNumber') return this.#keepNumber(line, false)
    if (role === 'chapterHeading') return this.#begin(line, outerKind(title) ?? 'chapter', false)
    if (at <= this.#titlePageEnd) {
      this.#addText(line, role)
      return this.#remark('titlePage', text)
    }
    if (role === null && line.paragraph.numbering?.isOrdered !== false) {
      if (isChapterNumber(shape)) return this.#keepNumber(line, true)
      if (this.#number && mayBeTitle(shape)) return this.#begin(line, 'chapter', true)
      const outer = standsOut(shape) ? outerKind(title) : null
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
    if (isItem(paragraph)) return this.#addItem(paragraph, at)
    if (role === 'verse' || role === 'quotation' || role === 'caption')
      return this.#add({ kind: role, at, isGuessed: false, inlines })
    const isGuessed = role === null && isVerse(shape)
    this.#add({ kind: isGuessed ? 'verse' : 'paragraph', at, isGuessed, inlines })
  }

  #addItem(paragraph: WordParagraph, at: number) {
    const { isOrdered, counted } = paragraph.numbering ?? { isOrdered: false, counted: null }
    const item = this.#inlineContent(paragraph, false).inlines
    const last = this.#section?.blocks.at(-1)
    this.#lastItem = at
    const goesOn =
      last?.kind === 'list' &&
      last.isOrdered === isOrdered &&
      (counted === null || counted === last.first + last.items.length)
    if (goesOn) last.items.push(item)
    else this.#add({ kind: 'list', at, isGuessed: false, isOrdered, first: counted ?? 1, items: [item] })
  }

  /** That it stands in the book as text, and is not counted by the book's own list. */
  #remarkNumber({ numbering }: WordParagraph, { isNumbered }: Content): void {
    if (!numbering?.number || !isNumbered || this.#lastItem === this.#at) return
    this.#remark('wordNumber', textOf([numbering.number]))
  }

  #takeTable(rows: readonly WordNode[]) {
    const cells = rows.map((row) =>
      row.type === 'tableRow' ? row.children.filter(({ type }) => type === 'tableCell') : [],
    )
    const [only, ...others] = cells.flat()
    // A frame around the text.
    if (only && others.length === 0) return this.#take(only)
    const at = this.#at + 1
    const read = cells.map((row) => row.map((cell) => this.#flat([cell])))
    this.#add({
      kind: 'table',
      at,
      isGuessed: false,
      rows: read.map((row) => row.map(({ inlines }) => inlines)),
    })
    for (const row of rows) if (row.type === 'leftOut') this.#remark(row.kind, row.text, row.page)
    for (const picture of read.flat().flatMap(({ pictures }) => pictures)) {
      this.#addPicture(picture)
      this.#remark('tablePicture', picture.description ?? '')
    }
  }

  /** Text where only lines have room, in the order in which it is read. */
  #flat(
    nodes: readonly WordNode[],
    note: number | null = null,
  ): { inlines: Inline[]; pictures: WordPicture[] } {
    const lines: Inline[][] = []
    const pictures: WordPicture[] = []
    const take = (node: WordNode): void => {
      if (node.type === 'leftOut') this.#remark(node.kind, node.text, node.page)
      if (node.type !== 'paragraph') {
        if ('children' in node) for (const child of node.children) take(child)
        return
      }
      this.#at += 1
      const content = this.#inlineContent(node)
      this.#keepOld(content.old, note)
      this.#remarkNumber(node, content)
      if (content.inlines.length > 0) lines.push(content.inlines)
      pictures.push(...content.pictures)
      if (headings.has(roleOf(node) ?? 'paragraph')) this.#remark('tableHeading', inlineText(content.inlines))
      for (const { kind, text, page } of content.leftOut) this.#remark(kind, text, page)
      for (const { children, page } of content.formulas) this.#remark('formula', textOf(children), page)
      for (const box of content.boxes) for (const child of box) take(child)
    }
    for (const node of nodes) take(node)
    const inlines = lines.flatMap((line, at) => (at === 0 ? line : [{ lineBreak: true } as const, ...line]))
    return { inlines, pictures }
  }

  #keepOld(all: readonly OldPassage[], note: number | null = null): void {
    const place =
      note === null
        ? ({ in: 'text', section: this.#section, at: this.#at } as const)
        : ({ in: 'note', section: null, at: note } as const)
    this.#old.push(...all.map((one) => ({ ...one, ...place })))
  }

  #inlineContent(
    paragraph: WordParagraph,
    isNumbered = holdsSomething(paragraph.children) || isNumberedInWords(paragraph),
  ): Content {
    return inlineContent(paragraph, {
      isNumbered,
      numberOf: (id) => {
        if (!this.#noteIds.includes(id)) this.#noteIds.push(id)
        return this.#noteIds.indexOf(id) + 1
      },
      oldLetters: this.#oldLetters,
    })
  }

  #keepNumber({ shape, at, content }: Line, isGuessed: boolean): void {
    this.#endNumber()
    this.#number = { text: shape.text, at, isGuessed, notes: notesIn(content) }
  }

  /** A number that no title follows is the title. */
  #endNumber(): void {
    const number = this.#number
    this.#number = null
    if (number) this.#open('chapter', { ...number, title: number.text, number: number.text })
  }

  #begin({ paragraph, shape, at, content }: Line, kind: Section['kind'], isGuessed: boolean): void {
    const before = kind === 'chapter' ? this.#number : null
    if (kind === 'chapter') this.#number = null
    else this.#endNumber()
    const notes = [...(before?.notes ?? []), ...notesIn(content)]
    const { made, title } = this.#splitNumber(paragraph, shape.text.replaceAll('\n', ' '))
    const isAbove = before === null && title !== '' && (kind !== 'chapter' || saysChapter(made))
    this.#open(
      kind,
      isAbove && made !== ''
        ? { title, number: made, at, isGuessed, notes }
        : { title: `${made} ${title}`.trim(), number: before?.text ?? null, at, isGuessed, notes },
    )
    if (before) this.#titles.set(before.at, this.#section)
  }

  /** The number that Word makes, and what stands behind it. */
  #splitNumber(paragraph: WordParagraph, text: string): { made: string; title: string } {
    if (!paragraph.numbering?.number) return { made: '', title: text }
    const title = inlineText(this.#inlineContent(paragraph, false).inlines).trim().replaceAll('\n', ' ')
    return { made: text.slice(0, text.length - title.length).trim(), title }
  }

  #outer(): 'front' | 'back' {
    return this.#book.sections.some(({ kind }) => kind === 'chapter') ? 'back' : 'front'
  }

  #open(
    kind: Section['kind'],
    { title, number, at, isGuessed, notes }: Omit<Section, 'kind' | 'blocks'>,
  ): void {
    this.#section = { kind, title, number, at, isGuessed, notes, blocks: [] }
    this.#book.sections.push(this.#section)
    this.#titles.set(at, this.#section)
  }

  #add(block: Block): void {
    if (!this.#section)
      this.#open('front', { title: '', number: null, at: block.at, isGuessed: true, notes: [] })
    this.#section?.blocks.push(block)
  }
}

const notesIn = ({ inlines }: Content): number[] =>
  inlines.flatMap((inline) => ('footnote' in inline ? inline.footnote : []))

/** One that a list of the book counts as Word does. */
const isItem = ({ numbering }: WordParagraph): boolean =>
  numbering !== null && (!numbering.isOrdered || numbering.counted !== null)

/** A heading that Word calls “Chapter 3”, and nobody anything else. */
const isNumberedInWords = (paragraph: WordParagraph): boolean =>
  headings.has(roleOf(paragraph) ?? 'paragraph') &&
  /\p{L}/u.test(textOf(paragraph.numbering?.number ? [paragraph.numbering.number] : []))

/** The size of most letters, in half points. */
function commonSize(nodes: readonly WordNode[]): number {
  const letters = new Map<number, number>()
  function count(all: readonly WordNode[]): void {
    for (const node of all) {
      if (node.type === 'run') {
        const { length } = textOf(node.children)
        letters.set(node.size, (letters.get(node.size) ?? 0) + length)
      } else if ('children' in node) count(node.children)
    }
  }
  count(nodes)
  const [most] = [...letters].sort(([, one], [, other]) => other - one)
  return most?.[0] ?? 0
}
