import { readFile } from 'node:fs/promises'
import CFB from 'cfb'
import { BrokenFile } from '../../../formats/broken-file.ts'
import { findFieldsOfWordBinary } from './find-fields-of-word-binary.ts'
import type { ReportedFinding } from './findings.ts'
import { hasTemplateElsewhere } from './has-template-elsewhere.ts'
import { openWordBinary, type WordBinary } from './word-binary.ts'

/** A field begins with this mark; its text is of one byte or of two for each letter. */
const badField = new RegExp(
  `\\x13\\0?(?:[\\s"]\\0?)*(?:${['DDE', 'LINK', 'DATABASE', 'INCLUDETEXT'].map((name) => [...name].join('\\0?')).join('|')})`,
  'i',
)
const macros = /^(?:macros|vba|_vba_project.*)$/i

/** A Word 97 document is a compound file with a stream `WordDocument`; what holds macros or others' objects is refused. @throws Error when it is broken. */
export async function inspectDoc(path: string): Promise<ReportedFinding> {
  const file = open(await readFile(path))
  const places = file.FullPaths.map((place) => place.split('/').slice(1))
  const has = (name: string) => places.some(([first, ...deeper]) => first === name && deeper.length === 0)
  if (has('EncryptedPackage')) return { problem: 'locked' } // a DOCX with a password
  if (places.flat().some((part) => macros.test(part))) return { problem: 'macros' }
  if (!has('WordDocument')) return { problem: 'office' }
  if (places.some(([first, object]) => first === 'ObjectPool' && object)) return { problem: 'objects' }
  const word = openWordBinary(file)
  if (word === null) return { problem: 'type' }
  if (word.isEncrypted) return { problem: 'locked' }
  if (hasTemplateElsewhere(word)) return { problem: 'active' }
  return hasBadField(word) ? { problem: 'fields' } : { kind: 'doc', pages: null }
}

/** @throws BrokenFile for whatever stops the library. */
function open(bytes: Buffer): CFB.CFB$Container {
  try {
    return CFB.read(bytes, { type: 'buffer' })
  } catch (error) {
    throw new BrokenFile('damaged', { found: String(error) })
  }
}

/** Looks into its text, and beside it: there is what was deleted, and all of it where no list says what belongs to the text. */
function hasBadField(word: WordBinary): boolean {
  let isFound = badField.test(word.document.toString('latin1'))
  if (!isFound)
    findFieldsOfWordBinary(word, () => {
      isFound = true
    })
  return isFound
}
