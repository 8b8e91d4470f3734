import { merged, type ParagraphProperties, type RunProperties, type Theme } from './properties.ts'
import type { Styles } from './styles.ts'
import { textOf } from './text-of.ts'
import type { WordNode, WordParagraph } from './word-nodes.ts'

/** Of letters of which nothing says one, in half points. */
const STANDARD_SIZE = 20

/** What the other parts of a document say of its text. */
export type Surroundings = {
  styles: Styles
  theme: Theme
  isOrdered(numbering: string, level: string): boolean
}

/** A paragraph whose end has not come yet. */
export type OpenParagraph = {
  children: WordNode[]
  own: ParagraphProperties
  mark: RunProperties
  endsPage: boolean
  /** It goes on in the next one. */
  isJoined: boolean
  page: number
}
/** The same of a run. */
export type OpenRun = { children: WordNode[]; own: RunProperties }
type AroundRun = {
  paragraphStyle: string | undefined
  tableStyle: RunProperties
  href: string | null
  page: number
}

export function openParagraph(page: number, children: WordNode[] = []): OpenParagraph {
  return { children, own: {}, mark: {}, endsPage: false, isJoined: false, page }
}

/** A paragraph with what its styles and itself say of it. */
export function paragraphOf(
  { children, own, endsPage, page }: OpenParagraph,
  { styles, isOrdered }: Surroundings,
): WordParagraph {
  const chain = styles.ofParagraph(own.style)
  const { isCentred, beginsPage, outlineLevel, numbering, numberingLevel } = {
    ...styles.paragraphOf(chain),
    ...own,
  }
  return {
    type: 'paragraph',
    children,
    styles: chain.map(({ id, name }) => ({ id, name })),
    outlineLevel: outlineLevel ?? null,
    numbering:
      numbering === undefined || numbering === '0'
        ? null
        : { isOrdered: isOrdered(numbering, numberingLevel ?? '0') },
    isCentred: isCentred ?? false,
    isBold: merged(chain.map(({ run }) => run).reverse()).isBold ?? false,
    beginsPage: beginsPage ?? false,
    endsPage,
    page,
  }
}

/** A run with what styles and itself say of its letters, and where it leads to; nothing of the book where it is hidden. */
export function runOf(
  { children, own }: OpenRun,
  { paragraphStyle, tableStyle, href, page }: AroundRun,
  { styles }: Surroundings,
): WordNode {
  const ofCharacters = merged([styles.runOf(own.style), own])
  const ofParagraph = styles.ofParagraph(paragraphStyle).map(({ run }) => run)
  const all = merged([styles.defaults, tableStyle, ...ofParagraph.reverse(), ofCharacters])
  if (all.isHidden) return { type: 'leftOut', kind: 'hidden', text: textOf(children), page }
  const { ascii = null, hAnsi = null, complex = null } = all.fonts ?? {}
  const run: WordNode = {
    type: 'run',
    children,
    isBold: ofCharacters.isBold ?? false,
    isItalic: ofCharacters.isItalic ?? false,
    isSmallCaps: ofCharacters.isSmallCaps ?? false,
    isUnderlined: ofCharacters.isUnderlined ?? false,
    isStruck: ofCharacters.isStruck ?? false,
    position: ofCharacters.position ?? 'baseline',
    size: all.size ?? STANDARD_SIZE,
    fonts: { ascii, hAnsi, complex },
    isComplex: all.isComplex ?? false,
  }
  return href === null ? run : { type: 'hyperlink', href, children: [run] }
}
