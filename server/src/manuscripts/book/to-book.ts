import { type BookDocument, bookDocument, type Matter } from '@panai/contract/manuscripts/book-document'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { inlineText } from '../inline-text.ts'
import { textOf } from '../word/text-of.ts'
import type { WordDocument, WordNode, WordParagraph, WordPicture } from '../word/word-nodes.ts'
import { CellReader } from './cell-reader.ts'
import { commonSize } from './common-size.ts'
import { ContentReader, type OldPlace, type Remark } from './content-reader.ts'
import { type FoundEdits, findEdits } from './find-edits.ts'
import { HeadingReader, type Line, notesIn } from './heading-reader.ts'
import type { Content } from './inline-content.ts'
import { isItemOf, withItem } from './list-items.ts'
import { type Roles, rolesOf } from './roles-of.ts'
import { beforeAll, SectionList } from './section-list.ts'
import { isSceneBreak, isVerse, mayBeTitle, type Shape, saysCaption } from './shape.ts'
import { type Role, rolesOfUses } from './style-roles.ts'
import { findTitlePages, type TitlePages } from './title-pages.ts'

/** Where more of the paragraphs are empty, empty lines part all of them, and no scenes. */
const MOST_EMPTY = 0.1
/** So much larger than the text is what stands out by its size. */
const LARGE = 1.15

export type ReadText = {
  book: BookDocument
  /** By their numbers, from 1 at the beginning. */
  pictures: readonly WordPicture[]
  remarks: readonly Remark[]
  old: readonly OldPlace[]
  /** Where the paragraphs of edits stand, and the places of those that this file has none for. */
  edits: Pick<FoundEdits, 'starts' | 'lost'>
  /** How the paragraph of a number begins in the file. */
  anchorOf: (at: number) => string
}

/**
 * Makes the one model of a book's text of a Word document: by what somebody has said of a paragraph, else by its style, else by its
 * shape, which is marked.
 */
export function toBook(word: WordDocument, edits: readonly TextEdit[] = []): ReadText {
  return new Builder(word, edits).build()
}

const pages: Partial<Record<Role, Matter>> = {
  halfTitle: 'halfTitle',
  titlePage: 'titlePage',
  dedication: 'dedication',
}
/** The page before the chapters to which a style belongs; null: to none. */
const pageOf = (role: Role | null): Matter | null => (role && pages[role]) ?? null

class Builder {
  readonly #word: WordDocument
  readonly #titles: Pick<BookDocument, 'title' | 'subtitle' | 'author'> = {
    title: null,
    subtitle: null,
    author: null,
  }
  readonly #sections = new SectionList()
  readonly #reader: ContentReader
  readonly #edits: FoundEdits
  readonly #cells: CellReader
  readonly #headings: HeadingReader
  readonly #roles: Roles
  readonly #titlePages: TitlePages
  readonly #partsScenes: boolean
  readonly #size: number
  #isOnNewPage = true
  #emptyAt: number | null = null
  #lastPage = 1
  /** The last paragraph that is an item of a list. */
  #lastItem = 0

  constructor(word: WordDocument, edits: readonly TextEdit[]) {
    this.#word = word
    this.#reader = new ContentReader(word, this.#sections, edits)
    this.#edits = findEdits(edits, this.#reader.numbers)
    this.#cells = new CellReader(this.#reader)
    this.#headings = new HeadingReader(this.#sections, this.#reader)
    this.#roles = rolesOf(word.children)
    this.#size = commonSize(word.children)
    const paragraphs = word.children.filter((node) => node.type === 'paragraph')
    const empty = paragraphs.filter((paragraph) => paragraph.children.length === 0).length
    this.#partsScenes = empty <= paragraphs.length * MOST_EMPTY
    this.#titlePages = findTitlePages(word.children, (paragraph) => {
      const content = this.#reader.previewOf(paragraph)
      return {
        ...{ content, shape: this.#shapeOf(paragraph, content, false) },
        ...{ at: this.#reader.numberOf(paragraph), hasRole: this.#roles(paragraph) !== null },
      }
    })
  }

  build(): ReadText {
    for (const node of this.#word.children) this.#take(node)
    this.#sections.endNumber()
    this.#sections.settleParts()
    const { pictures, remarks, old } = this.#reader
    const footnotes = this.#readNotes()
    for (const { kind, text } of this.#word.leftOut) this.#reader.remark(kind, text)
    return {
      book: bookDocument.parse({ ...this.#titles, sections: this.#sections.all, footnotes }),
      pictures,
      remarks,
      edits: this.#edits,
      anchorOf: (at) => this.#edits.anchors.get(at) ?? '',
      old: old.map((one) => {
        const begun = one.in === 'text' ? this.#sections.titles.get(one.at) : undefined
        return begun === undefined ? one : { ...one, in: 'title', section: begun }
      }),
    }
  }

  #readNotes(): BookDocument['footnotes'] {
    const reader = this.#reader
    const footnotes: BookDocument['footnotes'] = []
    for (const [at, id] of reader.noteIds.entries()) {
      reader.note = at + 1
      const { inlines, pictures } = this.#cells.linesOf(this.#word.notes.get(id) ?? [])
      footnotes.push({ number: at + 1, inlines })
      for (const { description } of pictures) reader.remark('notePicture', description ?? '')
    }
    reader.note ??= 0
    for (const [id, nodes] of this.#word.notes)
      if (!reader.noteIds.includes(id)) reader.remark('unusedNote', textOf(nodes))
    return footnotes
  }

  #take(node: WordNode): void {
    if (node.type === 'table') this.#takeTable(node.children)
    else if (node.type === 'paragraph') this.#takeParagraph(node)
    else if (node.type === 'leftOut') this.#reader.remark(node.kind, node.text, node.page)
    else if ('children' in node) for (const child of node.children) this.#take(child)
  }

  #takeParagraph(paragraph: WordParagraph): void {
    const reader = this.#reader
    reader.goTo(paragraph)
    const { at } = reader
    const content = reader.contentOf(paragraph)
    // Many reach a new page by empty lines.
    const hasLeftPage = this.#emptyAt !== null && paragraph.page > this.#lastPage
    const shape = this.#shapeOf(paragraph, content, this.#isOnNewPage || hasLeftPage)
    const use = this.#edits.uses.get(at)
    const role = use === undefined ? this.#roles(paragraph) : rolesOfUses[use]
    const line = { paragraph, content, at, shape, role, isChosen: use !== undefined }
    const { boxes, leftOut } = content
    const pictures = use === 'leftOut' ? [] : content.pictures
    if (shape.text !== '' || pictures.length > 0 || notesIn(content).length > 0) {
      this.#isOnNewPage = content.endsPage
      this.#lastPage = paragraph.page
      this.#sort(line)
      this.#emptyAt = null
    } else {
      const matter = pageOf(role)
      if (matter !== null) this.#openPage(matter, content, at)
      else if (role !== 'betweenTables' && boxes.length === 0 && leftOut.length === 0) this.#emptyAt ??= at
      if (content.beginsPage || content.endsPage) this.#isOnNewPage = true
    }
    reader.keepOld(content)
    if (paragraph.numbering?.number && content.isNumbered && this.#lastItem !== at)
      // It stands in the book as text, and is not counted by the book's own list.
      reader.remark('wordNumber', textOf([paragraph.numbering.number]))
    for (const picture of pictures) this.#addPicture(picture, at)
    reader.remarkOn(content)
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

  #sort(line: Line) {
    const { role, shape, at, content } = line
    const { text } = shape
    if (text === '') {
      if (notesIn(content).length > 0) this.#addText(line, null)
      return
    }
    if (role === 'leftOut') return this.#reader.remark('leftOutByHand', text)
    if (role === 'note') return this.#reader.remark('templateNote', text)
    if (role === 'contentsLine') return this.#reader.remark('contentsList', text)
    if ((role === 'title' || role === 'subtitle' || role === 'author') && this.#titles[role] === null) {
      this.#titles[role] = text
      this.#sections.titles.set(at, null)
      return
    }
    if (this.#headings.takeByRole(line)) return
    const matter = pageOf(role)
    if (matter !== null && this.#openPage(matter, content, at)) {
      if (matter !== 'dedication') this.#reader.remark('titlePage', text)
      return this.#addText(line, 'paragraph')
    }
    if (at <= this.#titlePages.end) return this.#addToTitlePage(line)
    if (role === null && line.paragraph.numbering?.isOrdered !== false && this.#headings.takeByShape(line))
      return
    this.#sections.endNumber()
    if (role === 'sceneBreak' || isSceneBreak(shape))
      return this.#sections.add({ kind: 'sceneBreak', at, isGuessed: role !== 'sceneBreak' })
    if (role === 'heading1' || role === 'heading2')
      return this.#sections.add({
        kind: 'heading',
        level: role === 'heading1' ? 1 : 2,
        at,
        isGuessed: false,
        inlines: content.inlines,
      })
    if (this.#isCaption(line)) return this.#addCaption(line)
    this.#partScenes(line)
    this.#addText(line, role)
  }

  /** Goes on with a page before the chapters that has no heading, or begins it. @returns false: the chapters have begun. */
  #openPage(matter: Matter, { beginsPage }: Content, at: number): boolean {
    if (this.#sections.hasChapters) return false
    this.#sections.endNumber()
    const { last } = this.#sections
    const goesOn = last?.matter === matter && last.title === '' && !beginsPage
    if (!goesOn) this.#sections.open({ ...beforeAll, isGuessed: false, at, matter })
    return true
  }

  #addToTitlePage(line: Line) {
    const { at, shape } = line
    const matter = this.#titlePages.matters.get(at)
    if (matter) this.#sections.open({ ...beforeAll, at, matter })
    this.#addText(line, line.role)
    this.#reader.remark('titlePage', shape.text)
  }

  #partScenes({ paragraph }: Line): void {
    const isWithin = (this.#sections.last?.blocks.length ?? 0) > 0 && paragraph.numbering === null
    const isNone = this.#emptyAt !== null && this.#edits.uses.has(this.#emptyAt)
    if (this.#emptyAt !== null && !isNone && this.#partsScenes && isWithin)
      this.#sections.add({ kind: 'sceneBreak', at: this.#emptyAt, isGuessed: true, isEmptyLine: true })
  }

  #addText({ paragraph, content, at, shape }: Line, role: Role | null) {
    const { text } = shape
    const { inlines } = content
    if (isItemOf(paragraph)) return this.#addItem(paragraph, at)
    if (role === 'verse' || role === 'quotation')
      return this.#sections.add({ kind: role, at, isGuessed: false, inlines })
    if (role === null && isVerse(shape))
      return this.#sections.add({ kind: 'verse', at, isGuessed: true, inlines })
    // It might as well be a title.
    const isGuessed = role === null && text !== '' && mayBeTitle(shape)
    this.#sections.add({ kind: 'paragraph', at, isGuessed, inlines })
  }

  #isCaption({ role, shape }: Line): boolean {
    return (
      role === 'caption' ||
      (role === null && saysCaption(shape) && this.#sections.lastBlock?.kind === 'picture')
    )
  }

  /** That of the picture before it; else it waits for the one behind it. */
  #addCaption({ at, role, content: { inlines } }: Line) {
    const last = this.#sections.lastBlock
    if (last?.kind === 'picture' && last.caption === null) last.caption = inlines
    else this.#sections.add({ kind: 'caption', at, isGuessed: role === null, inlines })
  }

  #addPicture(picture: WordPicture, at: number): void {
    const number = this.#reader.addPicture(picture)
    const { description } = picture
    const blocks = this.#sections.last?.blocks ?? []
    const last = blocks.at(-1)
    // What stands below a table belongs to that.
    const isAbove = last?.kind === 'caption' && blocks.at(-2)?.kind !== 'table'
    if (isAbove) blocks.pop()
    const caption = isAbove ? last.inlines : null
    this.#sections.add({ kind: 'picture', at, isGuessed: false, number, description, caption })
  }

  #addItem(paragraph: WordParagraph, at: number) {
    const { inlines } = this.#reader.contentOf(paragraph, false)
    this.#lastItem = at
    const begun = withItem(this.#sections.lastBlock, { paragraph, at, inlines })
    if (begun) this.#sections.add(begun)
  }

  #takeTable(rows: readonly WordNode[]) {
    const cells = rows.map((row) =>
      row.type === 'tableRow' ? row.children.filter(({ type }) => type === 'tableCell') : [],
    )
    const [only, ...others] = cells.flat()
    // A frame around the text.
    if (only && others.length === 0) return this.#take(only)
    const at = this.#reader.at + 1
    this.#sections.add({
      kind: 'table',
      at,
      isGuessed: false,
      rows: cells.map((row) => row.map((cell) => this.#cells.blocksOf(cell))),
    })
    for (const row of rows) if (row.type === 'leftOut') this.#reader.remark(row.kind, row.text, row.page)
  }
}
