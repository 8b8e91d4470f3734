import { createHash } from 'node:crypto'
import { placeOf, type TextEdit } from '@panai/contract/manuscripts/text-edits'
import type { WordPackage } from '../word/with-word-package.ts'

const NAME = 'Panai changes'
const LENGTH = 12
/** Word keeps no more letters of a property than 255. */
const MOST_IN_ONE = 19

/** An edit, as short as it can be told from all others. */
const sumOf = (edit: TextEdit): string =>
  createHash('sha256')
    .update(JSON.stringify([placeOf(edit), edit]))
    .digest('hex')
    .slice(0, LENGTH)

/**
 * The edits that a corrected text holds, as properties of its file by their names: its paragraphs have other numbers, and what was said
 * of one of them would be taken for the nearest that begins so.
 */
export function noteEdits(edits: readonly TextEdit[]): Record<string, string> {
  const sums = edits.map(sumOf)
  const notes: Record<string, string> = {}
  for (let at = 0; at < sums.length; at += MOST_IN_ONE)
    notes[`${NAME} ${at / MOST_IN_ONE + 1}`] = sums.slice(at, at + MOST_IN_ONE).join(' ')
  return notes
}

/** Which edits a file holds already, since it is a corrected text. */
export async function readEditsInFile(file: WordPackage): Promise<(edit: TextEdit) => boolean> {
  const part = (await file.relationsOf('')).find(({ kind }) => kind === 'custom-properties')?.target
  const sums = new Set<string>()
  let isOurs = false
  let value = ''
  await file.readXml(part ?? '', {
    open(name, attributes) {
      if (name !== 'property') return
      isOurs = attributes.name?.startsWith(NAME) ?? false
      value = ''
    },
    text(text) {
      if (isOurs) value += text
    },
    close(name) {
      if (name === 'property' && isOurs) for (const sum of value.split(' ')) sums.add(sum)
    },
  })
  return (edit) => sums.has(sumOf(edit))
}
