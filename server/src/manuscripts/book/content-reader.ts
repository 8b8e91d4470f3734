import type { Section } from '@panai/contract/manuscripts/book-document'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { type OldLetters, type OldPassage, oldLettersOf } from '../old-letters.ts'
import { holdsSomething, textOf } from '../word/text-of.ts'
import type { LeftOutKind, WordDocument, WordParagraph, WordPicture } from '../word/word-nodes.ts'
import { type Content, inlineContent } from './inline-content.ts'
import { numberParagraphs } from './number-paragraphs.ts'
import type { SectionList } from './section-list.ts'
import { headings, roleOf } from './style-roles.ts'

/** What is not in the book, or stands in it otherwise than in the manuscript. */
export type Remark = {
  kind: LeftOutKind | 'leftOutByHand' | 'formula' | 'tableHeading' | 'titlePage' | 'wordNumber'
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

/** Reads what stands in paragraphs, and keeps what is to be told of it at its place. */
export class ContentReader {
  /** By their numbers, from 1 at the beginning. */
  readonly pictures: WordPicture[] = []
  readonly remarks: Remark[] = []
  readonly old: OldPlace[] = []
  /** By their numbers, from 1 at the beginning. */
  readonly noteIds: string[] = []
  at = 0
  /** The number of the note that is read; null: the text is. Word says of no note on which page it stands. */
  note: number | null = null
  #page = 1
  readonly #isLaidOut: boolean
  readonly #oldLetters: OldLetters
  readonly numbers: ReadonlyMap<WordParagraph, number>

  readonly #sections: Pick<SectionList, 'last'>

  constructor(word: WordDocument, sections: Pick<SectionList, 'last'>, edits: readonly TextEdit[]) {
    this.#sections = sections
    this.#isLaidOut = word.isLaidOut
    this.#oldLetters = oldLettersOf(
      word,
      new Set(edits.flatMap((edit) => (edit.kind === 'old_passages' ? edit.font : []))),
    )
    this.numbers = numberParagraphs([...word.children, ...[...word.notes.values()].flat()])
  }

  numberOf(paragraph: WordParagraph): number {
    return this.numbers.get(paragraph) ?? this.at
  }

  /** Goes on to a paragraph. */
  goTo(paragraph: WordParagraph): void {
    this.at = this.numberOf(paragraph)
    this.#page = paragraph.page
  }

  contentOf(
    paragraph: WordParagraph,
    isNumbered = holdsSomething(paragraph.children) || isNumberedInWords(paragraph),
  ): Content {
    return inlineContent(paragraph, {
      isNumbered,
      numberOf: (id) => {
        if (!this.noteIds.includes(id)) this.noteIds.push(id)
        return this.noteIds.indexOf(id) + 1
      },
      oldLetters: this.#oldLetters,
    })
  }

  /** As what somebody looks at who will come by again: its notes get no numbers. */
  previewOf(paragraph: WordParagraph): Content {
    return inlineContent(paragraph, {
      isNumbered: false,
      numberOf: () => 1,
      oldLetters: this.#oldLetters,
    })
  }

  keepOld({ old }: Content): void {
    const place =
      this.note === null
        ? ({ in: 'text', section: this.#sections.last, at: this.at } as const)
        : ({ in: 'note', section: null, at: this.note } as const)
    this.old.push(...old.map((one) => ({ ...one, ...place })))
  }

  /** @returns its number. */
  addPicture(picture: WordPicture): number {
    return this.pictures.push(picture)
  }

  /** Tells what of a paragraph is not in the book, and what is set otherwise. */
  remarkOn({ leftOut, formulas }: Content): void {
    for (const { kind, text, page } of leftOut) this.remark(kind, text, page)
    for (const { children, page } of formulas) this.remark('formula', textOf(children), page)
  }

  remark(kind: Remark['kind'], text: string, page = this.#page): void {
    const known = this.#isLaidOut && this.note === null ? page : null
    this.remarks.push({ kind, text: text.trim(), section: this.#sections.last, at: this.at, page: known })
  }
}

/** A heading that Word calls “Chapter 3”, and nobody anything else. */
const isNumberedInWords = (paragraph: WordParagraph): boolean =>
  headings.has(roleOf(paragraph) ?? 'paragraph') &&
  /\p{L}/u.test(textOf(paragraph.numbering?.number ? [paragraph.numbering.number] : []))
