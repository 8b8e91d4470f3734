import type { Block, CellBlock, Inline } from '@panai/contract/manuscripts/book-document'
import { type Xml, xml } from '../../formats/xml/xml.ts'
import { type Around, inlinesToXml } from './inlines-to-xml.ts'
import { type PageBreaks, type Placed, pageBreaks, withPages } from './page-breaks.ts'

export type Surroundings = Around & {
  /** By their numbers, each with where it is found and what else its element says. */
  pictures: ReadonlyMap<number, { file: string; attributes?: Xml }>
  breaks: PageBreaks
  /** Of headings: that of a section's title, and of the last. Readers of screens stumble over one that is left out. */
  level: { top: number; last: number }
}

export function blocksToXml(blocks: readonly Block[], around: Surroundings): Xml {
  const written = blocks.map((block, at) => blockToXml(block, blocks[at - 1], around))
  return xml`${written}`
}

function blockToXml(block: Block, before: Block | undefined, around: Surroundings): Xml | null {
  const placed = (given: readonly Inline[]) => withPages(given, around.breaks.of(given))
  const inlines = (given: readonly Inline[]) => inlinesToXml(placed(given), around)
  switch (block.kind) {
    case 'paragraph':
      return before?.kind === 'paragraph'
        ? xml`<p>${inlines(block.inlines)}</p>\n`
        : xml`<p class="first">${inlines(block.inlines)}</p>\n`
    case 'quotation':
      return xml`<blockquote><p>${inlines(block.inlines)}</p></blockquote>\n`
    case 'verse':
      return xml`<div class="verse">${stanzasOf(placed(block.inlines)).map((stanza) => xml`<p>${inlinesToXml(stanza, around)}</p>`)}</div>\n`
    case 'caption':
      return xml`<p class="caption">${inlines(block.inlines)}</p>\n`
    case 'heading':
      // What begins before it is no part of its words.
      return xml`${pageBreaks(around.breaks.of(block.inlines))}${headingOf(block, around)}`
    case 'sceneBreak':
      return xml`${pageBreaks(around.breaks.of(block))}<hr/>\n`
    case 'list': {
      const items = block.items.map((item) => xml`<li>${inlines(item)}</li>`)
      if (items.length === 0) return null
      if (!block.isOrdered) return xml`<ul>${items}</ul>\n`
      return block.first === 1
        ? xml`<ol>${items}</ol>\n`
        : xml`<ol start="${String(block.first)}">${items}</ol>\n`
    }
    case 'table':
      return tableOf(block.rows, around)
    case 'picture': {
      const picture = around.pictures.get(block.number)
      // What is said of one that could not be read is read all the same.
      if (!picture) return block.caption && xml`<p class="caption">${inlines(block.caption)}</p>\n`
      const below = block.caption && xml`<figcaption>${inlines(block.caption)}</figcaption>`
      return xml`${pageBreaks(around.breaks.of(block))}<figure><img src="${picture.file}" alt="${block.description ?? ''}"${picture.attributes ?? null}/>${below}</figure>\n`
    }
  }
}

function headingOf({ level, inlines }: Extract<Block, { kind: 'heading' }>, around: Surroundings): Xml {
  around.level.last = Math.min(level + around.level.top - 1, around.level.last) + 1
  const words = inlinesToXml(inlines, around)
  switch (around.level.last) {
    case 1:
      return xml`<h1>${words}</h1>\n`
    case 2:
      return xml`<h2>${words}</h2>\n`
    case 3:
      return xml`<h3>${words}</h3>\n`
    default:
      return xml`<h4>${words}</h4>\n`
  }
}

/** An empty line is between two of them. */
function stanzasOf(inlines: readonly Placed[]): Placed[][] {
  const lines: Placed[][] = [[]]
  for (const inline of inlines)
    if ('lineBreak' in inline) lines.push([])
    else lines.at(-1)?.push(inline)
  const stanzas: Placed[][] = []
  let isBegun = false
  for (const line of lines) {
    const isEmpty = line.every((inline) => 'text' in inline && inline.text.trim() === '')
    if (isEmpty) isBegun = false
    else if (isBegun) stanzas.at(-1)?.push({ lineBreak: true }, ...line)
    else {
      stanzas.push(line)
      isBegun = true
    }
  }
  return stanzas
}

function tableOf(rows: readonly CellBlock[][][], around: Surroundings): Xml | null {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  if (columns === 0) return null
  const numbers = [...Array(columns).keys()]
  const [first = []] = rows
  const head = hasHead(rows, columns)
    ? xml`<thead><tr>${numbers.map((column) => xml`<th scope="col">${cellOf(first[column] ?? [], around)}</th>`)}</tr></thead>\n`
    : null
  const body = (head ? rows.slice(1) : rows).map(
    (row) => xml`<tr>${numbers.map((column) => xml`<td>${cellOf(row[column] ?? [], around)}</td>`)}</tr>\n`,
  )
  return xml`<table${around.writer.tableAttributes}>${head}<tbody>\n${body}</tbody></table>\n`
}

/** Names of columns stand out from all that is below them: each is a line of bold words. Nothing else is said of them. */
function hasHead(rows: readonly CellBlock[][][], columns: number): boolean {
  const [first = [], ...others] = rows
  const isBold = (cell: readonly CellBlock[]) => {
    const [only, ...more] = cell
    if (only?.kind !== 'paragraph' || more.length > 0) return false
    const words = only.inlines.filter((inline) => 'text' in inline && inline.text.trim() !== '')
    return words.length > 0 && words.every((inline) => 'text' in inline && inline.strong)
  }
  const isName = first.length === columns && columns > 1 && first.every(isBold)
  return isName && others.length > 0 && !others.some((row) => row.length > 0 && row.every(isBold))
}

/** A line that stands alone is no paragraph. */
function cellOf(blocks: readonly CellBlock[], around: Surroundings): Xml {
  const [only, ...others] = blocks
  return only?.kind === 'paragraph' && others.length === 0
    ? inlinesToXml(withPages(only.inlines, around.breaks.of(only.inlines)), around)
    : blocksToXml(blocks, around)
}
