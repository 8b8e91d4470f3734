import type { Block, CellBlock, Inline } from '@panai/contract/manuscripts/book-document'
import { type Xml, xml } from '../../formats/xml/xml.ts'
import { type AroundInlines, inlinesToWord, runsToTheLeft } from './inlines-to-word.ts'
import type { ListsToWord } from './lists-to-word.ts'
import type { PicturesToWord } from './pictures-to-word.ts'
import { type StyleId, style } from './styles.ts'

const SCENE_BREAK = '⁎ ⁎ ⁎'

type List = Extract<Block, { kind: 'list' }>

export type AroundBlocks = AroundInlines & {
  pictures: PicturesToWord
  lists: ListsToWord
  /** Of what has no style of its own. */
  plain: StyleId
}

/** A paragraph in a style. @param more of its properties, in the order that the format has. */
export function paragraphToWord(id: StyleId, content: Xml, more: Xml | false = false): Xml {
  return xml`<w:p><w:pPr><w:pStyle w:val="${id}"/>${more}</w:pPr>${content}</w:p>`
}

export function blocksToWord(blocks: readonly Block[], around: AroundBlocks): Xml[] {
  return blocks.flatMap((block, at) => {
    const before = blocks[at - 1]?.kind
    // Word makes one table of two that stand next to each other.
    const isBehindTable = block.kind === 'table' && before === 'table'
    const begins = before === undefined || before === 'heading' || before === 'sceneBreak'
    const plain = begins && around.plain === style.body ? style.firstParagraph : around.plain
    const made = blockToWord(block, { ...around, plain })
    return isBehindTable ? [paragraphToWord(style.betweenTables, xml``), ...made] : made
  })
}

function blockToWord(block: Block, around: AroundBlocks): Xml[] {
  switch (block.kind) {
    case 'heading':
      return [textToWord(block.level === 1 ? style.subheading : style.minorHeading, block.inlines, around)]
    case 'sceneBreak':
      return [paragraphToWord(style.sceneBreak, xml`<w:r><w:t>${SCENE_BREAK}</w:t></w:r>`)]
    case 'table':
      return [tableToWord(block.rows, around)]
    default:
      return cellBlockToWord(block, around)
  }
}

function cellBlockToWord(block: CellBlock, around: AroundBlocks): Xml[] {
  switch (block.kind) {
    case 'list':
      return listToWord(block, around)
    case 'picture': {
      const picture = around.pictures.toXml(block)
      return [
        ...(picture ? [paragraphToWord(style.picture, picture)] : []),
        ...(block.caption === null ? [] : [textToWord(style.caption, block.caption, around)]),
      ]
    }
    default:
      return [textToWord(styleOf(block.kind, around.plain), block.inlines, around)]
  }
}

/** Those of which a reader sees nothing but the number are not written; what follows keeps its own. */
function listToWord({ isOrdered, first, items }: List, around: AroundBlocks): Xml[] {
  let number: Xml | null = null
  return items.flatMap((item, at) => {
    if (isBlank(item)) {
      number = null
      return []
    }
    number ??= xml`<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${around.lists.add({ isOrdered, first: first + at })}"/></w:numPr>`
    return textToWord(style.listItem, item, around, number)
  })
}

const isBlank = (item: readonly Inline[]) =>
  item.every((inline) => 'lineBreak' in inline || ('text' in inline && inline.text.trim() === ''))

function styleOf(kind: 'paragraph' | 'verse' | 'quotation' | 'caption', plain: StyleId): StyleId {
  return kind === 'paragraph' ? plain : style[kind]
}

function textToWord(
  id: StyleId,
  inlines: readonly Inline[],
  around: AroundInlines,
  number: Xml | false = false,
): Xml {
  const more = xml`${number}${runsToTheLeft(inlines) && xml`<w:bidi/>`}`
  return paragraphToWord(id, inlinesToWord(inlines, around), more)
}

const borders = xml`<w:tblBorders><w:top w:val="single" w:sz="4"/><w:left w:val="single" w:sz="4"/><w:bottom w:val="single" w:sz="4"/><w:right w:val="single" w:sz="4"/><w:insideH w:val="single" w:sz="4"/><w:insideV w:val="single" w:sz="4"/></w:tblBorders>`
/** Of the width of the text, in fiftieths of a per cent. */
const WHOLE = 5_000

type Rows = Extract<Block, { kind: 'table' }>['rows']

function tableToWord(rows: Rows, around: AroundBlocks): Xml {
  const columns = Math.max(1, ...rows.map((row) => row.length))
  const share = Math.floor(WHOLE / columns)
  const inCells = { ...around, plain: style.inTable }
  const full = rows.filter((row) => row.length > 0)
  return xml`<w:tbl><w:tblPr><w:tblW w:w="${WHOLE}" w:type="pct"/>${borders}</w:tblPr><w:tblGrid>${Array.from({ length: columns }, () => xml`<w:gridCol/>`)}</w:tblGrid>${full.map(
    (row) =>
      xml`<w:tr>${row.map((cell, at) => {
        // The last one of a row that has fewer goes on to the edge.
        const span = at === row.length - 1 ? columns - at : 1
        return xml`<w:tc><w:tcPr><w:tcW w:w="${share * span}" w:type="pct"/>${span > 1 && xml`<w:gridSpan w:val="${span}"/>`}</w:tcPr>${cellToWord(cell, inCells)}</w:tc>`
      })}</w:tr>`,
  )}</w:tbl>`
}

/** A cell holds a paragraph at least. */
function cellToWord(cell: readonly CellBlock[], around: AroundBlocks): Xml[] {
  const made = cell.flatMap((block) => cellBlockToWord(block, around))
  return made.length > 0 ? made : [paragraphToWord(style.inTable, xml``)]
}
