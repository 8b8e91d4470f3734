import { readFile } from 'node:fs/promises'
import CFB from 'cfb'
import type { ToldFinding } from './findings.ts'

/** A field begins with this mark; its text is of one byte or of two for each letter. */
const badField = new RegExp(
  `\\x13\\0?(?:[\\s"]\\0?)*(?:${['DDE', 'LINK', 'DATABASE', 'INCLUDETEXT'].map((name) => [...name].join('\\0?')).join('|')})`,
  'i',
)
const macros = /^(?:macros|vba|_vba_project.*)$/i
/** Offsets in the first bytes of a Word document, by [MS-DOC] 2.5.1. */
const IDENT = { at: 0, value: 0xa5ec }
const FLAGS = { at: 0x0a, encrypted: 0x0100 }

/** A Word 97 document is a compound file with a stream `WordDocument`; what holds macros is none of ours, what holds others' objects is refused. */
export async function inspectDoc(path: string): Promise<ToldFinding> {
  const file = CFB.read(await readFile(path), { type: 'buffer' })
  const places = file.FullPaths.map((place) => place.split('/').slice(1))
  const has = (name: string) => places.some(([first, ...deeper]) => first === name && deeper.length === 0)
  if (has('EncryptedPackage')) return { problem: 'locked' } // a DOCX with a password
  if (!has('WordDocument') || places.flat().some((part) => macros.test(part))) return { problem: 'type' }

  const stream = CFB.find(file, '/WordDocument')
  const head = Buffer.from(stream?.content ?? [])
  if (head.length < 0x20 || head.readUInt16LE(IDENT.at) !== IDENT.value) return { problem: 'type' }
  if (head.readUInt16LE(FLAGS.at) & FLAGS.encrypted) return { problem: 'locked' }
  if (places.some(([first, object]) => first === 'ObjectPool' && object)) return { problem: 'objects' }
  return badField.test(head.toString('latin1')) ? { problem: 'fields' } : { kind: 'doc', pages: null }
}
