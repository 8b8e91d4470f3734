import { isDeepStrictEqual } from 'node:util'
import { languageOfLetters } from '@panai/contract/language/script-language'
import type { Inline } from '@panai/contract/manuscripts/book-document'
import { type OldLetters, type OldPassage, readOldLetters, type Typed } from '../old-letters.ts'
import { splitByFont } from '../split-by-font.ts'
import type {
  LeftOutNode,
  WordFormula,
  WordNode,
  WordParagraph,
  WordPicture,
  WordRun,
} from '../word/word-nodes.ts'

/** What is longer is no address. */
const MOST_ADDRESS = 2_000

export type Surroundings = {
  /** Whether the number that Word makes stands before the text. */
  isNumbered: boolean
  /** The number of a note by what its reference names, in the order of the text. */
  numberOf(note: string): number
  oldLetters: OldLetters
}
export type Content = {
  /** The number that Word makes stands before the text. */
  isNumbered: boolean
  inlines: Inline[]
  pictures: WordPicture[]
  /** What stands in boxes that are anchored here. */
  boxes: WordNode[][]
  leftOut: LeftOutNode[]
  formulas: WordFormula[]
  old: OldPassage[]
  /** A new page begins before its first letter, or after its last. */
  beginsPage: boolean
  endsPage: boolean
  isStrong: boolean
  /** Of its smallest letters, in half points; null: it has none. */
  size: number | null
}

type Within = { run: WordRun | null; href: string | null }
type Look = Omit<Extract<Inline, { text: string }>, 'text' | 'language'>
type Part = (Typed & { look: Look }) | Exclude<Inline, { text: string }>

/** What stands in a paragraph, in its order. */
export function inlineContent(
  paragraph: WordParagraph,
  { isNumbered, numberOf, oldLetters }: Surroundings,
): Content {
  const parts: Part[] = []
  const content: Content = {
    isNumbered,
    inlines: [],
    pictures: [],
    boxes: [],
    leftOut: [],
    formulas: [],
    old: [],
    beginsPage: paragraph.beginsPage,
    endsPage: false,
    isStrong: true,
    size: null,
  }

  function take(nodes: readonly WordNode[], within: Within): void {
    for (const node of nodes) takeOne(node, within)
  }

  function takeOne(node: WordNode, { run, href }: Within) {
    switch (node.type) {
      case 'run':
        return take(node.children, { run: node, href })
      case 'hyperlink':
        return take(node.children, {
          run,
          href: node.href !== null && node.href.length <= MOST_ADDRESS ? node.href : href,
        })
      case 'formula': {
        take(node.children, { run, href })
        content.formulas.push(node)
        return
      }
      case 'text':
        for (const typed of splitByFont(run?.isCapitals ? node.value.toUpperCase() : node.value, run))
          addText(typed, { run, href })
        return
      case 'break':
        if (node.breakType === 'line') parts.push({ lineBreak: true })
        else content.endsPage = true
        return
      case 'noteReference':
        parts.push({ footnote: numberOf(node.note) })
        return
      case 'image':
        content.pictures.push(node)
        return
      case 'box':
        content.boxes.push(node.children)
        return
      case 'leftOut':
        content.leftOut.push(node)
        return
    }
  }

  function addText({ text: given, font }: Typed, { run, href }: Within): void {
    let text = given
    if (text.trim() !== '') {
      if (content.endsPage) {
        // What follows a page's end within a paragraph goes on in it.
        content.endsPage = false
        if (parts.some((part) => 'text' in part && part.text.trim() !== '')) text = ` ${text}`
        else content.beginsPage = true
      }
      if (!(run?.isBold || paragraph.isBold)) content.isStrong = false
      if (run && /\p{L}/u.test(text)) content.size = Math.min(run.size, content.size ?? run.size)
    }
    const look: Look = {
      emphasis: run?.isItalic ?? false,
      strong: run?.isBold ?? false,
      smallCaps: run?.isSmallCaps ?? false,
      underlined: run?.isUnderlined ?? false,
      struck: run?.isStruck ?? false,
      position: run?.position ?? 'baseline',
      href,
    }
    parts.push({ text, font, look })
  }

  const number = isNumbered ? paragraph.numbering?.number : null
  if (number) take([number], { run: null, href: null })
  Object.assign(content, { isStrong: true, size: null }) // as the text itself says
  take(paragraph.children, { run: null, href: null })
  const { texts, old } = readOldLetters(
    parts.map((part) => ('text' in part ? part : { between: 'lineBreak' in part ? '\n' : '' })),
    oldLetters,
  )
  content.old = old
  for (const part of parts) {
    if ('text' in part) addInline(content.inlines, texts.shift() ?? '', part.look)
    else content.inlines.push(part)
  }
  for (const inline of content.inlines) if ('text' in inline) inline.language = languageOfLetters(inline.text)
  content.endsPage ||= paragraph.endsPage
  return content
}

/** Word cuts runs at every change of spelling or saving, and authors between a letter and its sign. */
function addInline(inlines: Inline[], text: string, look: Look): void {
  const last = inlines.at(-1)
  const isAfterText = last !== undefined && 'text' in last
  const signs = isAfterText ? (/^\p{M}+/u.exec(text)?.[0] ?? '') : ''
  if (isAfterText) last.text += signs
  const rest = text.slice(signs.length)
  if (rest === '') return
  if (isAfterText && looksAs(last, look)) last.text += rest
  else inlines.push({ text: rest, language: 'en', ...look })
}

const looksAs = ({ text: _, language: __, ...one }: Extract<Inline, { text: string }>, other: Look) =>
  isDeepStrictEqual(one, other)
