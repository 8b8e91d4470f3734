import type { Inline } from '@panai/contract/book-document'
import { languageOfLetters } from '@panai/contract/script-language'
import type {
  LeftOutNode,
  RunFonts,
  WordFormula,
  WordNode,
  WordParagraph,
  WordPicture,
  WordRun,
} from './word/word-nodes.ts'

/** What is longer is no name of a font, and no address. */
const MOST_NAME = 200
const MOST_ADDRESS = 2_000

export type Footnotes = {
  /** The number of a note by what its reference names, in the order of the text. */
  numberOf(note: string): number
}
export type Content = {
  inlines: Inline[]
  pictures: WordPicture[]
  /** What stands in boxes that are anchored here. */
  boxes: WordNode[][]
  leftOut: LeftOutNode[]
  formulas: WordFormula[]
  /** A new page begins before its first letter, or after its last. */
  beginsPage: boolean
  endsPage: boolean
  isStrong: boolean
}

type Within = { run: WordRun | null; href: string | null }

/** What stands in a paragraph, in its order. */
export function contentOf(paragraph: WordParagraph, notes: Footnotes): Content {
  const content: Content = {
    inlines: [],
    pictures: [],
    boxes: [],
    leftOut: [],
    formulas: [],
    beginsPage: paragraph.beginsPage,
    endsPage: false,
    isStrong: true,
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
        for (const [font, text] of byFont(node.value, run)) addText(text, { run, href }, font)
        return
      case 'break':
        if (node.breakType === 'line') content.inlines.push({ lineBreak: true })
        else content.endsPage = true
        return
      case 'noteReference':
        content.inlines.push({ footnote: notes.numberOf(node.note) })
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

  function addText(given: string, { run, href }: Within, font: string | null): void {
    let text = given
    if (text.trim() !== '') {
      if (content.endsPage) {
        // What follows a page's end within a paragraph goes on in it.
        content.endsPage = false
        if (content.inlines.some((inline) => textIn(inline).trim() !== '')) text = ` ${text}`
        else content.beginsPage = true
      }
      if (!(run?.isBold || paragraph.isBold)) content.isStrong = false
    }
    const made = {
      emphasis: run?.isItalic ?? false,
      strong: run?.isBold ?? false,
      smallCaps: run?.isSmallCaps ?? false,
      underlined: run?.isUnderlined ?? false,
      struck: run?.isStruck ?? false,
      position: run?.position ?? 'baseline',
      href,
      font: font?.slice(0, MOST_NAME) ?? null,
    } as const
    const last = content.inlines.at(-1)
    // Word cuts runs at every change of spelling or saving.
    const isSame =
      last &&
      'text' in last &&
      Object.entries(made).every(([name, value]) => last[name as keyof typeof made] === value)
    if (isSame) last.text += text
    else content.inlines.push({ text, language: 'en', ...made })
  }

  take(paragraph.children, { run: null, href: null })
  for (const inline of content.inlines) if ('text' in inline) inline.language = languageOfLetters(inline.text)
  content.endsPage ||= paragraph.endsPage
  return content
}

const textIn = (inline: Inline): string => ('text' in inline ? inline.text : '')

/** Letters above ASCII that Word sets in a font of their own, where no complex script is among them: old Tamil fonts have letters there. */
const high =
  /[\u0080-\u02af\u1e00-\u1eff\u2000-\u2bff\uf000-\uf0ff]+(?:\s+[\u0080-\u02af\u1e00-\u1eff\u2000-\u2bff\uf000-\uf0ff]+)*/g

/** Stretches by the font in which Word sets them. */
function byFont(text: string, run: WordRun | null): (readonly [string | null, string])[] {
  if (text === '') return []
  if (!run) return [[null, text]]
  const { ascii, hAnsi, complex }: RunFonts = run.fonts
  if (run.isComplex) return [[complex, text]]
  if (ascii === hAnsi || /\p{Script=Tamil}/u.test(text)) return [[ascii ?? hAnsi, text]]
  const parts: (readonly [string | null, string])[] = []
  let from = 0
  for (const { index, 0: found } of text.matchAll(high)) {
    if (index > from) parts.push([ascii, text.slice(from, index)])
    parts.push([hAnsi, found])
    from = index + found.length
  }
  if (from < text.length) parts.push([ascii, text.slice(from)])
  return parts
}
