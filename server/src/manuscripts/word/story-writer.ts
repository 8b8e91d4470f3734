import type { Attributes } from '../../formats/xml/read-elements.ts'
import {
  type OpenParagraph,
  type OpenRun,
  openParagraph,
  paragraphOf,
  runOf,
  type Surroundings,
} from './make-nodes.ts'
import { merged, type RunProperties } from './properties.ts'
import type { CountNumbers } from './read-numbering.ts'
import { symbolOf } from './symbol-of.ts'
import { holdsSomething, textOf } from './text-of.ts'
import type { Relation } from './with-word-package.ts'
import type { LeftOutKind, LeftOutNode, WordNode } from './word-nodes.ts'

/** What a part with text holds. */
export type Story = {
  /** By the numbers of notes or comments; a text without any is `''`. */
  texts: Map<string, { nodes: WordNode[]; author: string | null }>
  trackedChanges: number
  /** Whether Word has laid it out in pages. */
  isLaidOut: boolean
}

/** Signs that stand for what formulas show by height. */
const signs: Readonly<Record<string, string>> = { den: '/', sup: '^', sub: '_', rad: '√', d: '(' }
export const isSigned = (name: string): boolean => name in signs

/** Makes the nodes of a text. What begins an element returns what is to be done when that is closed. */
export class StoryWriter {
  readonly story: Story = { texts: new Map(), trackedChanges: 0, isLaidOut: false }
  /** What is named by the text of another part. */
  readonly elsewhere: { node: LeftOutNode; part: string }[] = []
  paragraph: OpenParagraph | null = null
  run: OpenRun | null = null
  #page = 1
  #sink: WordNode[]
  #tableStyle: RunProperties = {}
  /** Of those whose mark is gone: they go on in the next one. */
  readonly #joined = new Map<WordNode[], WordNode[]>()
  /** Rows that a tracked change takes out. */
  readonly #gone = new Set<WordNode[]>()
  #alternatives: WordNode[][] = []
  /** What stands before the next letters of a formula. */
  #sign = ''
  readonly #relations: ReadonlyMap<string, Relation>
  readonly #around: Surroundings
  readonly #count: CountNumbers
  /** Where the text here leads to; null: nowhere outside the file. */
  readonly #href: () => string | null

  constructor(
    relations: ReadonlyMap<string, Relation>,
    { around, href }: { around: Surroundings; href: () => string | null },
  ) {
    this.#relations = relations
    this.#around = around
    this.#href = href
    this.#count = around.numbering()
    this.#sink = this.#openText('', null)
  }

  /** @returns a function that says whether nothing was added since. */
  isEmptySince(): () => boolean {
    const [sink, before] = [this.#sink, this.#sink.length]
    return () => !holdsSomething(sink.slice(before))
  }

  endPage(): void {
    this.story.isLaidOut = true
    this.#page += 1
    if (this.paragraph && !holdsSomething([...this.paragraph.children, ...(this.run?.children ?? [])]))
      this.paragraph.page = this.#page
  }

  /** A tracked change takes out the row that is open. */
  takeOutRow(): void {
    this.#gone.add(this.#sink)
  }

  setTableStyle(id: string | undefined): void {
    this.#tableStyle = this.#around.styles.runOf(id)
  }

  end(): void {
    for (const sink of [...this.#joined.keys()]) this.#endSink(sink)
  }

  beginParagraph(): () => void {
    const [sink, paragraph, run] = [this.#sink, this.paragraph, this.run]
    const made = openParagraph(this.#page)
    this.paragraph = made
    this.run = null
    this.#sink = made.children
    return () => {
      this.#sink = sink
      this.paragraph = paragraph
      this.run = run
      const children = [...(this.#joined.get(sink) ?? []), ...made.children]
      this.#joined.delete(sink)
      const chain = this.#around.styles.ofParagraph(made.own.style)
      const isHidden = merged([...chain.map((style) => style.run).reverse(), made.mark]).isHidden ?? false
      if (made.isJoined || (isHidden && children.length > 0)) this.#joined.set(sink, children)
      else sink.push(this.#paragraphOf({ ...made, children }))
    }
  }

  beginRun(): () => void {
    const [sink, before] = [this.#sink, this.run]
    const made: OpenRun = { children: [], own: {} }
    this.run = made
    this.#sink = made.children
    return () => {
      this.#sink = sink
      this.run = before
      if (made.children.length > 0) this.#sink.push(this.#runOf(made))
    }
  }

  beginTable(): () => void {
    const [style, end] = [this.#tableStyle, this.beginHolder('table')]
    return () => {
      this.#tableStyle = style
      end()
    }
  }

  beginHolder(type: 'table' | 'tableRow' | 'tableCell' | 'box'): () => void {
    const [sink, paragraph, run] = [this.#sink, this.paragraph, this.run]
    const children: WordNode[] = []
    this.#sink = children
    this.paragraph = null
    this.run = null
    return () => {
      this.#endSink(children)
      this.#sink = sink
      this.paragraph = paragraph
      this.run = run
      if (this.#gone.delete(children)) this.leaveOut('deleted', textOf(children))
      else if (type !== 'box' || children.length > 0) sink.push({ type, children })
    }
  }

  beginLink(href: string | null): (() => void) | null {
    if (href === null) return null
    return this.#beginWithin((children) => ({ type: 'hyperlink', href, children }))
  }

  beginFormula(): () => void {
    const page = this.#page
    return this.#beginWithin((children) => ({ type: 'formula', children, page }))
  }

  #beginWithin(make: (children: WordNode[]) => WordNode): () => void {
    const sink = this.#sink
    const children: WordNode[] = []
    this.#sink = children
    return () => {
      this.#sink = sink
      this.#sign = ''
      if (children.length > 0) sink.push(make(children))
    }
  }

  beginSigned(name: string): () => void {
    const before = this.#sign
    this.#sign += signs[name] ?? ''
    return () => {
      if (name !== 'd') return
      if (this.#sign === `${before}(`) this.#sign = before
      else this.addText(')')
    }
  }

  /** The first alternative that holds something. */
  beginAlternatives(): () => void {
    const [sink, alternatives] = [this.#sink, this.#alternatives]
    const made: WordNode[][] = []
    this.#alternatives = made
    return () => {
      this.#alternatives = alternatives
      sink.push(...(made.find(holdsSomething) ?? []))
    }
  }

  beginAlternative(): () => void {
    const sink = this.#sink
    const children: WordNode[] = []
    this.#sink = children
    const alternatives = this.#alternatives
    return () => {
      this.#endSink(children)
      this.#sink = sink
      alternatives.push(children)
    }
  }

  beginUnit({ id = '', type, author }: Attributes): () => void {
    const sink = this.#sink
    // What parts notes from the text, or says that one goes on, is no note.
    const isNote = type === undefined || type === 'normal'
    this.#sink = isNote ? this.#openText(id, author ?? null) : sink
    return () => {
      this.#endSink(this.#sink)
      this.#sink = sink
    }
  }

  #openText(id: string, author: string | null): WordNode[] {
    const nodes: WordNode[] = []
    this.story.texts.set(id, { nodes, author })
    return nodes
  }

  /** Text that is drawn, with nothing to say how. */
  addBox(text: string): void {
    const run = this.#runOf({ children: [{ type: 'text', value: text }], own: {} })
    this.add({ type: 'box', children: [this.#paragraphOf(openParagraph(this.#page, [run]))] })
  }

  addSign({ font = '', char = '' }: Attributes): void {
    const sign = symbolOf(font, char)
    if (sign === null) this.leaveOut('symbol', `${font} ${char}`)
    else if (!this.run) this.addText(sign)
    else {
      const own: RunProperties = {
        ...this.run.own,
        fonts: { ...this.run.own.fonts, ascii: font, hAnsi: font },
      }
      this.add(this.#runOf({ children: [{ type: 'text', value: sign }], own }))
    }
  }

  #paragraphOf(paragraph: OpenParagraph): WordNode {
    return paragraphOf(paragraph, this.#count, this.#around)
  }

  #runOf(run: OpenRun): WordNode {
    const around = {
      paragraphStyle: this.paragraph?.own.style,
      tableStyle: this.#tableStyle,
      href: this.#href(),
      page: this.#page,
    }
    return runOf(run, around, this.#around)
  }

  addText(value: string): void {
    const before = this.#sign
    this.#sign = ''
    const last = this.#sink.at(-1)
    if (last?.type === 'text') last.value += before + value
    else if (before + value !== '') this.add({ type: 'text', value: before + value })
  }

  add(node: WordNode): void {
    this.#sink.push(node)
  }

  leaveOut(kind: LeftOutKind, text: string): LeftOutNode {
    const node: LeftOutNode = { type: 'leftOut', kind, text, page: this.#page }
    this.add(node)
    return node
  }

  leaveOutPart(kind: LeftOutKind, id: string): void {
    const node = this.leaveOut(kind, '')
    const part = this.partOf(id)
    if (part !== null) this.elsewhere.push({ node, part })
  }

  partOf(id: string): string | null {
    const found = this.#relations.get(id)
    return found && !found.isOutside ? found.target : null
  }

  outside(id: string): string | null {
    const found = this.#relations.get(id)
    return found?.isOutside ? found.target : null
  }

  /** Whatever waits for a paragraph that never comes is one of its own. */
  #endSink(sink: WordNode[]): void {
    const children = this.#joined.get(sink)
    this.#joined.delete(sink)
    if (!children || children.length === 0) return
    sink.push(this.#paragraphOf(openParagraph(this.#page, children)))
  }
}
