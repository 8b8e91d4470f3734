import { BrokenFile } from '../../formats/broken-file.ts'
import type { Attributes } from '../../formats/xml/read-elements.ts'
import { addressIn, Fields } from './fields.ts'
import { FormChoice } from './form-choice.ts'
import { lettersOfPart } from './letters-of-part.ts'
import type { Surroundings } from './make-nodes.ts'
import { takeParagraphProperty, takeRunProperty } from './properties.ts'
import { Shapes } from './shapes.ts'
import { isSigned, type Story, StoryWriter } from './story-writer.ts'
import type { Relation, WordPackage } from './with-word-package.ts'

/** Nobody writes so deep. */
const MOST_DEPTH = 500

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
  readonly #writer: StoryWriter
  readonly #around: Surroundings
  readonly #path: Open[] = []
  readonly #fields = new Fields()
  #skipped: { depth: number; text: string; done: (text: string) => void } | null = null
  /** Where text goes, within an element that holds some. */
  #takeText: ((text: string) => void) | null = null
  readonly #shapes: Shapes
  #choice: FormChoice | null = null

  constructor(relations: ReadonlyMap<string, Relation>, around: Surroundings) {
    this.#around = around
    this.#writer = new StoryWriter(relations, { around, href: () => this.#fields.href })
    this.#shapes = new Shapes(this.#writer)
  }

  get story(): Story {
    return this.#writer.story
  }

  get elsewhere(): StoryWriter['elsewhere'] {
    return this.#writer.elsewhere
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
    this.#writer.end()
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
        return this.#writer.beginParagraph()
      case 'r':
        return this.#writer.beginRun()
      case 't':
        this.#takeText = (text) => this.#writer.addText(text)
        return null
      case 'instrText':
        this.#takeText = (code) => this.#fields.takeCode(code)
        return null
      case 'tab':
      case 'ptab':
        if (parent === 'r') this.#writer.addText(' ')
        return null
      case 'cr':
      case 'br':
        if (parent === 'r' || parent === 'p')
          this.#writer.add({
            type: 'break',
            breakType: attributes.type === 'page' || attributes.type === 'column' ? 'page' : 'line',
          })
        return null
      case 'noBreakHyphen':
        this.#writer.addText('\u2011')
        return null
      case 'softHyphen':
        this.#writer.addText('\u00ad')
        return null
      case 'sym':
        if (parent === 'r') this.#writer.addSign(attributes)
        return null
      case 'lastRenderedPageBreak':
        this.#writer.endPage()
        return null
      case 'footnoteReference':
      case 'endnoteReference':
        this.#writer.add({ type: 'noteReference', note: `${name.slice(0, -'Reference'.length)} ${id}` })
        return null
      case 'fldChar':
        this.#fields.takeMark(attributes.fldCharType)
        return null
      case 'fldSimple':
        return this.#writer.beginLink(addressIn(attributes.instr ?? ''))
      case 'hyperlink':
        return this.#writer.beginLink(this.#writer.outside(id))
      case 'ins':
      case 'moveTo':
        this.story.trackedChanges += 1
        return null
      case 'del':
      case 'moveFrom':
        this.story.trackedChanges += 1
        return this.#skipTo((text) => this.#writer.leaveOut('deleted', text))
      case 'rt':
        return this.#skipTo((text) => this.#writer.leaveOut('ruby', text))
      case 'tbl':
        return this.#writer.beginTable()
      case 'tr':
        return this.#writer.beginHolder('tableRow')
      case 'tc':
        return this.#writer.beginHolder('tableCell')
      case 'AlternateContent':
        return this.#writer.beginAlternatives()
      case 'Choice':
      case 'Fallback':
        return this.#writer.beginAlternative()
      case 'txbxContent':
      case 'txBody':
        return this.#writer.beginHolder('box')
      case 'oMath':
        return this.#writer.beginFormula()
      case 'ddList':
        return this.#beginChoice(new FormChoice([]))
      case 'checkBox':
        return this.#beginChoice(new FormChoice(['☐', '☒']))
      default:
        if (isSigned(name) && this.#isIn('oMath')) return this.#writer.beginSigned(name)
        if (units.has(name)) return this.#writer.beginUnit(attributes)
        this.#choice?.take(name, attributes, parent)
        return this.#shapes.begin(name, attributes, parent)
    }
  }

  #takeProperty(name: string, attributes: Attributes, parent: string): null {
    const holder = this.#path.at(-3)?.name
    const { paragraph, run } = this.#writer
    const isChange = ['ins', 'del', 'moveFrom', 'moveTo', 'cellIns', 'cellDel'].includes(name)
    if (isChange) this.story.trackedChanges += 1
    const isGone = name === 'del' || name === 'moveFrom'
    if (parent === 'rPr' && holder === 'r' && run && attributes.typeface === undefined)
      takeRunProperty(run.own, name, attributes, this.#around.theme)
    if (parent === 'rPr' && holder === 'pPr' && paragraph) {
      takeRunProperty(paragraph.mark, name, attributes, this.#around.theme)
      if (isGone) paragraph.isJoined = true
    }
    if ((parent === 'pPr' || parent === 'numPr') && paragraph) {
      takeParagraphProperty(paragraph.own, name, attributes)
      if (name === 'sectPr') paragraph.endsPage = true
    }
    if (parent === 'sectPr' && name === 'type' && attributes.val === 'continuous' && paragraph)
      paragraph.endsPage = false
    if (parent === 'trPr' && isGone) this.#writer.takeOutRow()
    if (parent === 'tblPr' && name === 'tblStyle') this.#writer.setTableStyle(attributes.val)
    return null
  }

  #beginChoice(choice: FormChoice): () => void {
    this.#choice = choice
    return () => {
      this.#choice = null
      if (choice.chosen !== undefined) this.#writer.addText(choice.chosen)
    }
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
}
