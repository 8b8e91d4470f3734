import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Block, BookDocument, Inline } from '@panai/contract/manuscripts/book-document'
import { type ReadText, toBook } from '../src/manuscripts/book/to-book.ts'
import { readWord } from '../src/manuscripts/word/read-word.ts'
import { withWordPackage } from '../src/manuscripts/word/with-word-package.ts'
import type { WordDocument } from '../src/manuscripts/word/word-nodes.ts'

export type Read = ReadText & { word: WordDocument }

export async function readAWordFile(bytes: Uint8Array): Promise<Read> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-word-'))
  const file = path.join(folder, 'file')
  try {
    await writeFile(file, bytes)
    return await withWordPackage(file, async (opened) => {
      const word = await readWord(opened)
      return { ...toBook(word), word }
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

const textIn = (inlines: readonly Inline[]) =>
  inlines.map((one) => ('text' in one ? one.text : 'lineBreak' in one ? '\n' : '*')).join('')

function linesIn(block: Block): string[] {
  if (block.kind === 'table') return block.rows.flat(2).flatMap(linesIn)
  if (block.kind === 'list') return block.items.map(textIn)
  if (block.kind === 'picture') return block.caption === null ? [] : [textIn(block.caption)]
  return 'inlines' in block ? [textIn(block.inlines)] : []
}

/** Each line, cell and note of a book, in its order. */
export function linesOf({ sections, footnotes }: BookDocument): string[] {
  return [
    ...sections.flatMap(({ number, title, blocks }) => [
      ...(number === null || number === title ? [] : [number]),
      title,
      ...blocks.flatMap(linesIn),
    ]),
    ...footnotes.map(({ inlines }) => textIn(inlines)),
  ].filter((line) => line !== '')
}
