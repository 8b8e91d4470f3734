/** The parts of a Word document as `mammoth` tells them; its own types say `any`. */
export type WordText = { type: 'text'; value: string }
export type WordRun = {
  type: 'run'
  children: WordNode[]
  styleId: string | null
  isBold: boolean
  isItalic: boolean
  isSmallCaps: boolean
  verticalAlignment: 'baseline' | 'superscript' | 'subscript'
  font: string | null
  fontSize: number | null
}
export type WordParagraph = {
  type: 'paragraph'
  children: WordNode[]
  styleId: string | null
  styleName: string | null
  numbering: { isOrdered: boolean } | null
  alignment: string | null
}
type Holder = { type: 'tableRow' | 'tableCell' | 'table'; children: WordNode[] }
type Link = { type: 'hyperlink'; children: WordNode[]; href?: string }
type Picture = { type: 'image'; altText?: string | null }
type Note = { type: 'noteReference'; noteType: string; noteId: string }
type Break = { type: 'break'; breakType: 'line' | 'page' | 'column' }
type Other = { type: 'tab' | 'checkbox' | 'bookmarkStart' | 'commentReference' }

export type WordNode = WordText | WordRun | WordParagraph | Holder | Link | Picture | Note | Break | Other

export type WordNote = { noteType: string; noteId: string; body: WordNode[] }
export type WordComment = { authorName?: string | null; body: WordNode[] }
export type WordDocument = {
  children: WordNode[]
  notes: { _notes: Readonly<Record<string, WordNote>> }
  comments: WordComment[]
}
