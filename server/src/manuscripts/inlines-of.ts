import type { Inline } from '@panai/contract/book-document'
import { languageOfLetters } from '@panai/contract/script-language'
import type { WordNode, WordParagraph, WordRun } from './word-nodes.ts'

/** What is longer is no name of a font, and no address. */
const MOST_NAME = 200
const MOST_ADDRESS = 2_000

export type Fonts = ReadonlyMap<string, string>
export type Footnotes = {
  /** The number of a note by its id, in the order of the text. */
  numberOf(noteType: string, noteId: string): number
}
export type Content = {
  inlines: Inline[]
  /** Descriptions of the pictures that stand in it; null for one without. */
  pictures: (string | null)[]
  hasPageBreak: boolean
  isStrong: boolean
}

/** What stands in a paragraph, in its order. */
export function contentOf(paragraph: WordParagraph, fonts: Fonts, notes: Footnotes): Content {
  const content: Content = { inlines: [], pictures: [], hasPageBreak: false, isStrong: true }
  const ofParagraph = fonts.get(paragraph.styleId ?? '') ?? fonts.get('') ?? null

  function take(nodes: readonly WordNode[], run: WordRun | null, href: string | null): void {
    for (const node of nodes) takeOne(node, run, href)
  }

  function takeOne(node: WordNode, run: WordRun | null, href: string | null): void {
    switch (node.type) {
      case 'run':
        take(node.children, node, href)
        break
      case 'hyperlink':
        take(node.children, run, node.href && node.href.length <= MOST_ADDRESS ? node.href : href)
        break
      case 'text':
        addText(node.value, run, href)
        break
      case 'tab':
        addText(' ', run, href)
        break
      case 'break':
        if (node.breakType === 'line') content.inlines.push({ lineBreak: true })
        else content.hasPageBreak = true
        break
      case 'noteReference':
        content.inlines.push({ footnote: notes.numberOf(node.noteType, node.noteId) })
        break
      case 'image':
        content.pictures.push(node.altText?.trim() || null)
        break
    }
  }

  function addText(text: string, run: WordRun | null, href: string | null): void {
    if (text === '') return
    if (text.trim() !== '' && !run?.isBold) content.isStrong = false
    const styled = run?.styleId ? fonts.get(run.styleId) : undefined
    const made = {
      emphasis: run?.isItalic ?? false,
      strong: run?.isBold ?? false,
      smallCaps: run?.isSmallCaps ?? false,
      position: run?.verticalAlignment ?? 'baseline',
      href,
      font: (run?.font ?? styled ?? ofParagraph)?.slice(0, MOST_NAME) ?? null,
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

  take(paragraph.children, null, null)
  for (const inline of content.inlines) if ('text' in inline) inline.language = languageOfLetters(inline.text)
  return content
}
