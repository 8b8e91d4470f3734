import type { Block, CellBlock, Inline } from '@panai/contract/manuscripts/book-document'
import { type Xml, xml } from '../../formats/xml/xml.ts'
import type { EbookPicture } from './ebook-pictures.ts'
import { type Around, inlinesToXml } from './inlines-to-xml.ts'

export type Surroundings = Around & { pictures: ReadonlyMap<number, EbookPicture> }

export function blocksToXml(blocks: readonly Block[], around: Surroundings): Xml {
  const written = blocks.map((block, at) => blockToXml(block, blocks[at - 1], around))
  return xml`${written}`
}

function blockToXml(block: Block, before: Block | undefined, around: Surroundings): Xml | null {
  const inlines = (given: readonly Inline[]) => inlinesToXml(given, around)
  switch (block.kind) {
    case 'paragraph':
      return before?.kind === 'paragraph'
        ? xml`<p>${inlines(block.inlines)}</p>\n`
        : xml`<p class="first">${inlines(block.inlines)}</p>\n`
    case 'quotation':
      return xml`<blockquote><p>${inlines(block.inlines)}</p></blockquote>\n`
    case 'verse':
      return xml`<div class="verse">${stanzasOf(block.inlines).map((stanza) => xml`<p>${inlines(stanza)}</p>`)}</div>\n`
    case 'caption':
      return xml`<p class="caption">${inlines(block.inlines)}</p>\n`
    case 'heading':
      return block.level === 1
        ? xml`<h2>${inlines(block.inlines)}</h2>\n`
        : xml`<h3>${inlines(block.inlines)}</h3>\n`
    case 'sceneBreak':
      return xml`<hr/>\n`
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
      return xml`<figure><img src="${picture.file}" alt="${block.description ?? ''}"/>${below}</figure>\n`
    }
  }
}

/** An empty line is between two of them. */
function stanzasOf(inlines: readonly Inline[]): Inline[][] {
  const lines: Inline[][] = [[]]
  for (const inline of inlines)
    if ('lineBreak' in inline) lines.push([])
    else lines.at(-1)?.push(inline)
  const stanzas: Inline[][] = []
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
  const written = rows.map(
    (row) =>
      xml`<tr>${[...Array(columns).keys()].map((column) => xml`<td>${cellOf(row[column] ?? [], around)}</td>`)}</tr>\n`,
  )
  return xml`<table><tbody>\n${written}</tbody></table>\n`
}

/** A line that stands alone is no paragraph. */
function cellOf(blocks: readonly CellBlock[], around: Surroundings): Xml {
  const [only, ...others] = blocks
  return only?.kind === 'paragraph' && others.length === 0
    ? inlinesToXml(only.inlines, around)
    : blocksToXml(blocks, around)
}
