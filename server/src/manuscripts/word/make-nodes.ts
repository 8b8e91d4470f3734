import { merged, type ParagraphProperties, type RunProperties, type Theme } from './properties.ts'
import type { CountNumbers, ListNumber } from './read-numbering.ts'
import type { Styles } from './styles.ts'
import { textOf } from './text-of.ts'
import type { WordNode, WordNumbering, WordParagraph, WordPicture } from './word-nodes.ts'

/** Of letters of which nothing says one, in half points. */
const STANDARD_SIZE = 20

/** What the other parts of a document say of its text. */
export type Surroundings = {
  styles: Styles
  theme: Theme
  /** Begins to count the paragraphs of a text. */
  numbering(): CountNumbers
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
  paragraph: OpenParagraph,
  count: CountNumbers,
  around: Surroundings,
): WordParagraph {
  const { children, own, endsPage, page } = paragraph
  const { styles } = around
  const chain = styles.ofParagraph(own.style)
  const all = { ...styles.paragraphOf(chain), ...own }
  const number = count(all, chain)
  return {
    type: 'paragraph',
    children,
    styles: chain.map(({ id, name }) => ({ id, name })),
    outlineLevel: all.outlineLevel ?? null,
    numbering: number && numberingOf(number, paragraph, around),
    isCentred: all.isCentred ?? false,
    isBold: merged(chain.map(({ run }) => run).reverse()).isBold ?? false,
    beginsPage: all.beginsPage ?? false,
    endsPage,
    page,
  }
}

function numberingOf(
  { isOrdered, text, counted, run }: ListNumber,
  { own, mark, page }: OpenParagraph,
  around: Surroundings,
): WordNumbering {
  const made = { children: [{ type: 'text' as const, value: `${text} ` }], own: merged([mark, run]) }
  const where = { paragraphStyle: own.style, tableStyle: {}, href: null, page }
  return { isOrdered, number: isOrdered ? runOf(made, where, around) : null, counted }
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
  const { ascii = null, hAnsi = null, complex = null } = all.fonts ?? {}
  const run: WordNode = {
    type: 'run',
    children: all.isHidden ? leftOutOf(children, page) : children,
    isBold: ofCharacters.isBold ?? false,
    isItalic: ofCharacters.isItalic ?? false,
    isSmallCaps: ofCharacters.isSmallCaps ?? false,
    isCapitals: ofCharacters.isCapitals ?? false,
    isUnderlined: ofCharacters.isUnderlined ?? false,
    isStruck: ofCharacters.isStruck ?? false,
    position: ofCharacters.position ?? 'baseline',
    size: all.size ?? STANDARD_SIZE,
    fonts: { ascii, hAnsi, complex },
    isComplex: all.isComplex ?? false,
  }
  return href === null ? run : { type: 'hyperlink', href, children: [run] }
}

/** What is hidden, by its letters and its pictures. */
function leftOutOf(children: readonly WordNode[], page: number): WordNode[] {
  return [
    { type: 'leftOut', kind: 'hidden', text: textOf(children), page },
    ...picturesIn(children).map(
      ({ description }): WordNode => ({
        type: 'leftOut',
        kind: 'hiddenPicture',
        text: description ?? '',
        page,
      }),
    ),
  ]
}

function picturesIn(nodes: readonly WordNode[]): WordPicture[] {
  return nodes.flatMap((node) => {
    if (node.type === 'image') return [node]
    return 'children' in node ? picturesIn(node.children) : []
  })
}
