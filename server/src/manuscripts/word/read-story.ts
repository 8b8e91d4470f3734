import { BrokenFile } from '../../formats/broken-file.ts'
import type { Attributes } from '../../formats/xml/read-elements.ts'
import { addressIn, Fields } from './fields.ts'
import { FormChoice } from './form-choice.ts'
import { lettersOfPart } from './letters-of-part.ts'
import {
  type OpenParagraph,
  type OpenRun,
  openParagraph,
  paragraphOf,
  runOf,
  type Surroundings,
} from './make-nodes.ts'
import { merged, type RunProperties, takeParagraphProperty, takeRunProperty } from './properties.ts'
import type { CountNumbers } from './read-numbering.ts'
import { Shapes } from './shapes.ts'
import { symbolOf } from './symbol-of.ts'
import { holdsSomething, textOf } from './text-of.ts'
import type { Relation, WordPackage } from './with-word-package.ts'
import type { LeftOutKind, LeftOutNode, WordNode } from './word-nodes.ts'

/** Nobody writes so deep. */
const MOST_DEPTH = 500

/** What a part with text holds. */
export type Story = {
  /** By the numbers of notes or comments; a text without any is `''`. */
  texts: Map<string, { nodes: WordNode[]; author: string | null }>
  trackedChanges: number
  /** Whether Word has laid it out in pages. */
  isLaidOut: boolean
}

/** What holds nothing to be read, or says how something looked before. */
const unread = new Set([
  'sdtPr',
  'sdtEndPr',
  'smartTagPr',
  'customXmlPr',
  'binData',
  'rubyPr',
  'numPicBullet',
])
const changes = new Set([
  'rPrChange',
  'pPrChange',
  'sectPrChange',
  'tblPrChange',
  'tblPrExChange',
  'trPrChange',
  'tcPrChange',
  'numberingChange',
])
/** Within these, `w:ins` and `w:del` say what became of the thing itself. */
const properties = new Set(['rPr', 'trPr', 'ctrlPr', 'tblPr', 'numPr'])
const units = new Set(['footnote', 'endnote', 'comment'])
/** Signs that stand for what formulas show by height. */
const signs: Readonly<Record<string, string>> = { den: '/', sup: '^', sub: '_', rad: '√', d: '(' }

type Open = { name: string; close: (() => void) | null }
/** Reads the body of a Word document, its footnotes, endnotes or comments. @throws BrokenFile. */
export async function readStory(word: WordPackage, part: string, around: Surroundings): Promise<Story> {
  const relations = new Map((await word.relationsOf(part)).map((relation) => [relation.id, relation]))
  const reader = new StoryReader(relations, around)
  await word.readXml(part, reader)
  for (const { node, part: other } of reader.elsewhere) node.text = await lettersOfPart(word, other)
  return reader.story
}

class StoryReader {
  readonly story: Story = { texts: new Map(), trackedChanges: 0, isLaidOut: false }
  /** What is named by the text of another part. */
  readonly elsewhere: { node: LeftOutNode; part: string }[] = []
  readonly #relations: ReadonlyMap<string, Relation>
  readonly #around: Surroundings
  readonly #count: CountNumbers
  readonly #path: Open[] = []
  #sink: WordNode[]
  #paragraph: OpenParagraph | null = null
  #run: OpenRun | null = null
  #tableStyle: RunProperties = {}
  /** Of those whose mark is gone: they go on in the next one. */
  readonly #joined = new Map<WordNode[], WordNode[]>()
  readonly #fields = new Fields()
  #page = 1
  #skipped: { depth: number; text: string; done: (text: string) => void } | null = null
  /** Where text goes, within an element that holds some. */
  #takeText: ((text: string) => void) | null = null
  readonly #shapes: Shapes
  #choice: FormChoice | null = null
  /** What stands before the next letters of a formula. */
  #sign = ''

  constructor(relations: ReadonlyMap<string, Relation>, around: Surroundings) {
    this.#relations = relations
    this.#around = around
    this.#count = around.numbering()
    this.#sink = this.#openText('', null)
    this.#shapes = new Shapes({
      add: (node) => this.#add(node),
      addBox: (text) => this.#addBox(text),
      leaveOut: (kind, text) => this.#leaveOut(kind, text),
      leaveOutPart: (kind, id) => this.#leaveOutPart(kind, id),
      partOf: (id) => this.#partOf(id),
      isEmpty: () => {
        const [sink, before] = [this.#sink, this.#sink.length]
        return () => !holdsSomething(sink.slice(before))
      },
    })
  }

  open(name: string, attributes: Attributes): void {
    if (this.#skipped) {
      this.#skipped.depth += 1
      this.#takeText = name === 't' || name === 'delText' ? (text) => this.#skip(text) : null
      return
    }
    if (this.#path.length >= MOST_DEPTH)
      throw new BrokenFile('damaged', { found: 'elements too deep within each other' })
    const parent = this.#path.at(-1)?.name ?? ''
    const opened: Open = { name, close: null }
    this.#path.push(opened)
    opened.close = this.#begin(name, attributes, parent)
  }

  text(text: string): void {
    this.#takeText?.(text)
  }

  close(): void {
    this.#takeText = null
    if (this.#skipped && this.#skipped.depth > 0) {
      this.#skipped.depth -= 1
      return
    }
    if (this.#skipped) {
      const { text, done } = this.#skipped
      this.#skipped = null
      done(text)
    }
    this.#path.pop()?.close?.()
  }

  end(): void {
    for (const sink of [...this.#joined.keys()]) this.#endSink(sink)
  }

  /** @returns what is to be done when it is closed. */
  #begin(name: string, attributes: Attributes, parent: string): (() => void) | null {
    if (unread.has(name)) return this.#skipTo(() => {})
    if (changes.has(name)) {
      this.story.trackedChanges += 1
      return this.#skipTo(() => {})
    }
    if (properties.has(parent) || parent === 'pPr' || parent === 'sectPr')
      return this.#takeProperty(name, attributes, parent)
    const { id = '' } = attributes
    switch (name) {
      case 'p':
        return this.#beginParagraph()
      case 'r':
        return this.#beginRun()
      case 't':
        this.#takeText = (text) => this.#addText(text)
        return null
      case 'instrText':
        this.#takeText = (code) => this.#fields.takeCode(code)
        return null
      case 'tab':
      case 'ptab':
        if (parent === 'r') this.#addText(' ')
        return null
      case 'cr':
      case 'br':
        if (parent === 'r' || parent === 'p')
          this.#add({
            type: 'break',
            breakType: attributes.type === 'page' || attributes.type === 'column' ? 'page' : 'line',
          })
        return null
      case 'noBreakHyphen':
        this.#addText('\u2011')
        return null
      case 'softHyphen':
        this.#addText('\u00ad')
        return null
      case 'sym':
        if (parent === 'r') this.#addSign(attributes)
        return null
      case 'lastRenderedPageBreak':
        this.story.isLaidOut = true
        this.#page += 1
        if (this.#paragraph && !holdsSomething([...this.#paragraph.children, ...(this.#run?.children ?? [])]))
          this.#paragraph.page = this.#page
        return null
      case 'footnoteReference':
      case 'endnoteReference':
        this.#add({ type: 'noteReference', note: `${name.slice(0, -'Reference'.length)} ${id}` })
        return null
      case 'fldChar':
        this.#fields.takeMark(attributes.fldCharType)
        return null
      case 'fldSimple':
        return this.#beginLink(addressIn(attributes.instr ?? ''))
      case 'hyperlink':
        return this.#beginLink(this.#outside(id))
      case 'ins':
      case 'moveTo':
        this.story.trackedChanges += 1
        return null
      case 'del':
      case 'moveFrom':
        this.story.trackedChanges += 1
        return this.#skipTo((text) => this.#leaveOut('deleted', text))
      case 'rt':
        return this.#skipTo((text) => this.#leaveOut('ruby', text))
      case 'tbl':
        return this.#beginTable()
      case 'tr':
        return this.#beginHolder('tableRow')
      case 'tc':
        return this.#beginHolder('tableCell')
      case 'AlternateContent':
        return this.#beginAlternatives()
      case 'Choice':
      case 'Fallback':
        return this.#beginAlternative()
      case 'txbxContent':
      case 'txBody':
        return this.#beginHolder('box')
      case 'oMath':
        return this.#beginFormula()
      case 'ddList':
        return this.#beginChoice(new FormChoice([]))
      case 'checkBox':
        return this.#beginChoice(new FormChoice(['☐', '☒']))
      default:
        if (name in signs && this.#isIn('oMath')) return this.#beginSigned(name)
        if (units.has(name)) return this.#beginUnit(attributes)
        this.#choice?.take(name, attributes, parent)
        return this.#shapes.begin(name, attributes, parent)
    }
  }

  #takeProperty(name: string, attributes: Attributes, parent: string): null {
    const holder = this.#path.at(-3)?.name
    const isChange = ['ins', 'del', 'moveFrom', 'moveTo', 'cellIns', 'cellDel'].includes(name)
    if (isChange) this.story.trackedChanges += 1
    const isGone = name === 'del' || name === 'moveFrom'
    if (parent === 'rPr' && holder === 'r' && this.#run && attributes.typeface === undefined)
      takeRunProperty(this.#run.own, name, attributes, this.#around.theme)
    if (parent === 'rPr' && holder === 'pPr' && this.#paragraph) {
      takeRunProperty(this.#paragraph.mark, name, attributes, this.#around.theme)
      if (isGone) this.#paragraph.isJoined = true
    }
    if ((parent === 'pPr' || parent === 'numPr') && this.#paragraph) {
      takeParagraphProperty(this.#paragraph.own, name, attributes)
      if (name === 'sectPr') this.#paragraph.endsPage = true
    }
    if (parent === 'sectPr' && name === 'type' && attributes.val === 'continuous' && this.#paragraph)
      this.#paragraph.endsPage = false
    if (parent === 'trPr' && isGone) this.#gone.add(this.#sink)
    if (parent === 'tblPr' && name === 'tblStyle')
      this.#tableStyle = this.#around.styles.runOf(attributes.val)
    return null
  }

  /** Rows that a tracked change takes out. */
  readonly #gone = new Set<WordNode[]>()

  #beginParagraph(): () => void {
    const [sink, paragraph, run] = [this.#sink, this.#paragraph, this.#run]
    const made = openParagraph(this.#page)
    this.#paragraph = made
    this.#run = null
    this.#sink = made.children
    return () => {
      this.#sink = sink
      this.#paragraph = paragraph
      this.#run = run
      const children = [...(this.#joined.get(sink) ?? []), ...made.children]
      this.#joined.delete(sink)
      const chain = this.#around.styles.ofParagraph(made.own.style)
      const isHidden = merged([...chain.map((style) => style.run).reverse(), made.mark]).isHidden ?? false
      if (made.isJoined || (isHidden && children.length > 0)) this.#joined.set(sink, children)
      else sink.push(this.#paragraphOf({ ...made, children }))
    }
  }

  #beginRun(): () => void {
    const [sink, before] = [this.#sink, this.#run]
    const made: OpenRun = { children: [], own: {} }
    this.#run = made
    this.#sink = made.children
    return () => {
      this.#sink = sink
      this.#run = before
      if (made.children.length > 0) this.#sink.push(this.#runOf(made))
    }
  }

  #beginTable(): () => void {
    const [style, end] = [this.#tableStyle, this.#beginHolder('table')]
    return () => {
      this.#tableStyle = style
      end()
    }
  }

  #beginHolder(type: 'table' | 'tableRow' | 'tableCell' | 'box'): () => void {
    const [sink, paragraph, run] = [this.#sink, this.#paragraph, this.#run]
    const children: WordNode[] = []
    this.#sink = children
    this.#paragraph = null
    this.#run = null
    return () => {
      this.#endSink(children)
      this.#sink = sink
      this.#paragraph = paragraph
      this.#run = run
      if (this.#gone.delete(children)) this.#leaveOut('deleted', textOf(children))
      else if (type !== 'box' || children.length > 0) sink.push({ type, children })
    }
  }

  #beginLink(href: string | null): (() => void) | null {
    if (href === null) return null
    return this.#beginWithin((children) => ({ type: 'hyperlink', href, children }))
  }

  #beginFormula(): () => void {
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

  #beginSigned(name: string): () => void {
    const before = this.#sign
    this.#sign += signs[name] ?? ''
    return () => {
      if (name !== 'd') return
      if (this.#sign === `${before}(`) this.#sign = before
      else this.#addText(')')
    }
  }

  /** The first alternative that holds something. */
  #beginAlternatives(): () => void {
    const [sink, alternatives] = [this.#sink, this.#alternatives]
    const made: WordNode[][] = []
    this.#alternatives = made
    return () => {
      this.#alternatives = alternatives
      sink.push(...(made.find(holdsSomething) ?? []))
    }
  }

  #alternatives: WordNode[][] = []

  #beginAlternative(): () => void {
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

  #beginChoice(choice: FormChoice): () => void {
    this.#choice = choice
    return () => {
      this.#choice = null
      if (choice.chosen !== undefined) this.#addText(choice.chosen)
    }
  }

  #beginUnit({ id = '', type, author }: Attributes): () => void {
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
  #addBox(text: string): void {
    const run = this.#runOf({ children: [{ type: 'text', value: text }], own: {} })
    this.#add({ type: 'box', children: [this.#paragraphOf(openParagraph(this.#page, [run]))] })
  }

  #addSign({ font = '', char = '' }: Attributes): void {
    const sign = symbolOf(font, char)
    if (sign === null) this.#leaveOut('symbol', `${font} ${char}`)
    else if (!this.#run) this.#addText(sign)
    else {
      const own: RunProperties = {
        ...this.#run.own,
        fonts: { ...this.#run.own.fonts, ascii: font, hAnsi: font },
      }
      this.#add(this.#runOf({ children: [{ type: 'text', value: sign }], own }))
    }
  }

  #paragraphOf(paragraph: OpenParagraph): WordNode {
    return paragraphOf(paragraph, this.#count, this.#around)
  }

  #runOf(run: OpenRun): WordNode {
    const around = {
      paragraphStyle: this.#paragraph?.own.style,
      tableStyle: this.#tableStyle,
      href: this.#fields.href,
      page: this.#page,
    }
    return runOf(run, around, this.#around)
  }

  #addText(value: string): void {
    const before = this.#sign
    this.#sign = ''
    const last = this.#sink.at(-1)
    if (last?.type === 'text') last.value += before + value
    else if (before + value !== '') this.#add({ type: 'text', value: before + value })
  }

  #add(node: WordNode): void {
    this.#sink.push(node)
  }

  #leaveOut(kind: LeftOutKind, text: string): LeftOutNode {
    const node: LeftOutNode = { type: 'leftOut', kind, text, page: this.#page }
    this.#add(node)
    return node
  }

  #leaveOutPart(kind: LeftOutKind, id: string): void {
    const node = this.#leaveOut(kind, '')
    const part = this.#partOf(id)
    if (part !== null) this.elsewhere.push({ node, part })
  }

  #partOf(id: string): string | null {
    const found = this.#relations.get(id)
    return found && !found.isOutside ? found.target : null
  }

  #outside(id: string): string | null {
    const found = this.#relations.get(id)
    return found?.isOutside ? found.target : null
  }

  #isIn(name: string): boolean {
    return this.#path.some((open) => open.name === name)
  }

  #skipTo(done: (text: string) => void): null {
    this.#skipped = { depth: 0, text: '', done }
    return null
  }

  #skip(text: string): void {
    if (this.#skipped) this.#skipped.text += text
  }

  /** Whatever waits for a paragraph that never comes is one of its own. */
  #endSink(sink: WordNode[]): void {
    const children = this.#joined.get(sink)
    this.#joined.delete(sink)
    if (!children || children.length === 0) return
    sink.push(this.#paragraphOf(openParagraph(this.#page, children)))
  }
}
