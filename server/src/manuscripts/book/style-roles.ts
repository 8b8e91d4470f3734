import type { ParagraphUse } from '@panai/contract/manuscripts/text-edits'
import { BODY_LEVEL, type WordParagraph } from '../word/word-nodes.ts'

/** What a paragraph is for. */
export type Role =
  | 'title'
  | 'subtitle'
  | 'author'
  | 'outerHeading'
  | 'halfTitle'
  | 'titlePage'
  | 'dedication'
  | 'outerNumber'
  | 'backHeading'
  | 'partNumber'
  | 'partHeading'
  | 'chapterNumber'
  | 'chapterHeading'
  /** Whatever its title says. */
  | 'chapterInAnyCase'
  | 'heading1'
  | 'heading2'
  | 'paragraph'
  | 'verse'
  | 'quotation'
  | 'sceneBreak'
  /** An empty line that keeps two tables apart. */
  | 'betweenTables'
  | 'caption'
  | 'contentsLine'
  | 'note'
  | 'leftOut'

/** The styles of our own templates, by their ids. */
const ours: Readonly<Record<string, Role>> = {
  AuthorName: 'author',
  SmallPrint: 'paragraph',
  HalfTitle: 'halfTitle',
  TitlePage: 'titlePage',
  Dedication: 'dedication',
  OuterNumber: 'outerNumber',
  FrontHeading: 'outerHeading',
  UnlistedHeading: 'outerHeading',
  BackHeading: 'backHeading',
  PartNumber: 'partNumber',
  PartHeading: 'partHeading',
  ChapterNumber: 'chapterNumber',
  ChapterHeading: 'chapterHeading',
  ChapterInAnyCase: 'chapterInAnyCase',
  Subheading: 'heading1',
  MinorHeading: 'heading2',
  FirstParagraph: 'paragraph',
  Body: 'paragraph',
  ListItem: 'paragraph',
  InTable: 'paragraph',
  Verse: 'verse',
  BlockQuotation: 'quotation',
  SceneBreak: 'sceneBreak',
  BetweenTables: 'betweenTables',
  Picture: 'paragraph',
  ImagePlaceholder: 'caption',
  NoteToTheAuthor: 'note',
  NoteHeading: 'note',
}

/** Word's built-in ones, by their names in English and in Tamil. */
const builtIn: Readonly<Record<string, Role>> = {
  title: 'title',
  தலைப்பு: 'title',
  subtitle: 'subtitle',
  துணைத்தலைப்பு: 'subtitle',
  'heading 1': 'chapterHeading',
  'தலைப்பு 1': 'chapterHeading',
  'heading 2': 'heading1',
  'தலைப்பு 2': 'heading1',
  'heading 3': 'heading2',
  'தலைப்பு 3': 'heading2',
  quote: 'quotation',
  'intense quote': 'quotation',
  மேற்கோள்: 'quotation',
  'தீவிர மேற்கோள்': 'quotation',
  caption: 'caption',
  'பட விளக்கம்': 'caption',
}
/** Those of which Word has nine: “heading 4”, “toc 2”. */
const ofLevel = { heading: /^(?:heading|தலைப்பு) [4-9]$/, contents: /^toc [1-9]$/ }

/** What somebody has said that a paragraph is. */
export const rolesOfUses: Readonly<Record<ParagraphUse, Role>> = {
  chapter: 'chapterHeading',
  part: 'partHeading',
  heading: 'heading1',
  body: 'paragraph',
  verse: 'verse',
  quotation: 'quotation',
  caption: 'caption',
  sceneBreak: 'sceneBreak',
  leftOut: 'leftOut',
}

/** What begins a part of the book, or of a chapter. */
export const headings: ReadonlySet<Role> = new Set([
  'outerNumber',
  'outerHeading',
  'backHeading',
  'partNumber',
  'partHeading',
  'chapterNumber',
  'chapterHeading',
  'chapterInAnyCase',
  'heading1',
  'heading2',
])
/** What a style has of the one that it is based on. */
const inherited: ReadonlySet<Role> = new Set([...headings, 'verse', 'quotation', 'caption', 'contentsLine'])

/** By its style, else by the level that Word's list of headings gives it; null: nothing says what it is for. */
export function roleOf({
  styles,
  outlineLevel,
}: Pick<WordParagraph, 'styles' | 'outlineLevel'>): Role | null {
  const [own, ...bases] = styles
  const role = own ? roleOfStyle(own) : null
  if (role !== null) return role
  if (outlineLevel !== null && outlineLevel < BODY_LEVEL) return byLevel[outlineLevel] ?? 'heading2'
  const base = bases.map(roleOfStyle).find((one) => one !== null) ?? null
  const isNoHeading = outlineLevel === BODY_LEVEL && base !== null && headings.has(base)
  return base !== null && inherited.has(base) && !isNoHeading ? base : null
}

const byLevel: readonly Role[] = ['chapterHeading', 'heading1']

function roleOfStyle({ id, name }: { id: string; name: string }): Role | null {
  const known = name.trim().toLowerCase()
  if (ofLevel.heading.test(known)) return 'heading2'
  if (ofLevel.contents.test(known)) return 'contentsLine'
  return ours[id] ?? builtIn[known] ?? null
}
