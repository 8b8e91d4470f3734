/** A Word document as far as a book is made of it. What can't be read is a node too, so that it is named where it stands. */
export type WordText = { type: 'text'; value: string }

/** The level that is no heading. */
export const BODY_LEVEL = 9

/** By the kind of letter, as Word chooses them; null: nobody says. */
export type RunFonts = { ascii: string | null; hAnsi: string | null; complex: string | null }

export type WordRun = {
  type: 'run'
  children: WordNode[]
  /** Of its own or by a style of characters; what a style of paragraphs looks like, the book's design says anew. */
  isBold: boolean
  isItalic: boolean
  isSmallCaps: boolean
  /** Its letters are shown as capitals, however they were typed. */
  isCapitals: boolean
  isUnderlined: boolean
  isStruck: boolean
  position: 'baseline' | 'superscript' | 'subscript'
  /** In half points. */
  size: number
  fonts: RunFonts
  /** All its letters take the font of complex scripts. */
  isComplex: boolean
}

export type WordParagraph = {
  type: 'paragraph'
  children: WordNode[]
  /** Its style and those that it is based on, the nearest first. */
  styles: readonly { id: string; name: string }[]
  /** From 0, as Word's list of headings has it; null: nothing says one. */
  outlineLevel: number | null
  numbering: WordNumbering | null
  isCentred: boolean
  /** By its style. */
  isBold: boolean
  beginsPage: boolean
  /** The next one begins a page, since a section ends here. */
  endsPage: boolean
  /** Of its first letter, in the manuscript as Word last laid it out. */
  page: number
}

/** That a paragraph is an item of a list, or that Word counts it. */
export type WordNumbering = {
  isOrdered: boolean
  /** As Word shows it, “(iv)” or “Chapter 3”; null: a bullet. */
  number: WordNode | null
  /** Where its number is figures alone. */
  counted: number | null
}

/** What of the text is not in the book. */
export const leftOutKinds = [
  'hidden',
  'hiddenPicture',
  'deleted',
  'ruby',
  'symbol',
  'chart',
  'diagram',
  'drawing',
  'object',
  'linkedPicture',
  'insertedFile',
  'notePicture',
  'unusedNote',
  'runningHead',
  'contentsList',
  'templateNote',
] as const
export type LeftOutKind = (typeof leftOutKinds)[number]
export type LeftOutNode = { type: 'leftOut'; kind: LeftOutKind; text: string; page: number }

type Holder = { type: 'tableRow' | 'tableCell' | 'table' | 'box'; children: WordNode[] }
type Link = { type: 'hyperlink'; children: WordNode[]; href: string | null }
/** Its letters in their order, with signs between where they stood above each other. */
export type WordFormula = { type: 'formula'; children: WordNode[]; page: number }
export type WordPicture = {
  type: 'image'
  description: string | null
  /** Of the package. */
  part: string
  /** As it is printed; 0: nobody says. */
  widthInches: number
  heightInches: number
}
type Note = { type: 'noteReference'; note: string }
type Break = { type: 'break'; breakType: 'line' | 'page' }

export type WordNode =
  | WordText
  | WordRun
  | WordParagraph
  | Holder
  | Link
  | WordFormula
  | WordPicture
  | Note
  | Break
  | LeftOutNode

export type WordComment = { author: string | null; text: string }
export type WordDocument = {
  children: WordNode[]
  /** By what references name them. */
  notes: ReadonlyMap<string, WordNode[]>
  comments: readonly WordComment[]
  trackedChanges: number
  /** Whether its paragraphs' pages are those of the manuscript. */
  isLaidOut: boolean
  /** What stands in parts of the file that the text only leads to, or that stand on every page. */
  leftOut: readonly { kind: LeftOutKind; text: string }[]
}
